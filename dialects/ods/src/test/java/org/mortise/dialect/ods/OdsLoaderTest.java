// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.types.IndexType;

class OdsLoaderTest {
  private final List<Diagnostic> errors = new ArrayList<>();

  private @Nullable List<Dialect> load(String text, Dialect... others) {
    Context.Builder builder = Contexts.builder().dialect(new OdsDialect());
    for (Dialect other : others) {
      builder.dialect(other);
    }
    Context context = builder.build();
    Operation program = IRParser.parse(
        SourceText.of("toy.irdl.mlir", text), context, ParserOptions.STRICT, errors::add);
    return program == null ? null : OdsLoader.load(program, context, List.of(), errors::add);
  }

  private String onlyError() {
    assertThat(errors).hasSize(1);
    FileLineColLoc place = DiagnosticPrinter.placeOf(errors.get(0).location());
    return place.line() + ": " + errors.get(0).message();
  }

  @ParameterizedTest
  @CsvSource(delimiterString = " => ", quoteCharacter = '~', value = {
    "ods.constraint @A {accepts = \"i32 |\"} => expected a name at column 6 of 'i32 |'",
    "ods.constraint @A {accepts = \"(i32\"} => expected ')' at column 5 of '(i32'",
    "ods.constraint @A {accepts = \"number\"} => unknown name 'number' in an expression about types",
    "ods.constraint @A {accepts = \"@B\"} => there is no constraint '@B'",
    "ods.constraint @A {accepts = \"any | @A\"} => the constraint '@A' refers to itself",
    "ods.constraint @A {accepts = \"!toy.none\"} => the dialect 'toy' has no type 'none'",
    "ods.constraint @A {accepts = \"rank(x)\"} => 'x' must be a number",
    "ods.attribute_constraint @A {accepts = \"min()\"} => 'min' must have one argument",
    "ods.enum @E {type = \"f32\", cases = [\"a\"]} => 'f32' is no integer type",
    "ods.enum @E {cases = [\"a = x\"]} => 'x' is no number of a case",
    "ods.type @t {parameters = [\"p: number\"], format = \"$p\"} => unknown form 'number' of a parameter",
    "ods.type @t {parameters = [\"p: int64\"], format = \"`<`\"} => "
        + "malformed format of t: the parameter 'p' is missing: `<`",
    "ods.operation @o {operands = [\"a: i32\", \"a: i32\"]} => "
        + "two operands, results or attributes have the name 'a'",
    "ods.operation @o {operands = [\"a: i32 reads\"]} => "
        + "unknown memory effect 'reads'; there are read, write, alloc and free at column 13 of 'a: i32 reads'",
    "ods.operation @o {operands = [\"a: any\"], format = \"$a attr-dict\"} => "
        + "assembly format of 'toy.o', column 13: type of operand #0, named 'a', is not buildable and a buildable type "
        + "cannot be inferred",
    "ods.operation @o {format = \"custom<X>() attr-dict\"} => "
        + "assembly format of 'toy.o', column 8: the definition has no directive 'X'",
    "ods.operation @o {types = [\"same(a, b)\"]} => "
        + "'a' is no operand, result or attribute at column 7 of 'same(a, b)'",
    "ods.operation @o {operands = [\"a: any\"], results = [\"b: any\"], types = [\"b = size(a)\"]} => "
        + "unknown function of types 'size'",
    "ods.operation @o {traits = [\"fast\"]} => unknown trait 'fast'",
    "ods.operation @o {interfaces = [\"view(a)\"]} => expected the name of an operand at column 8 of 'view(a)'",
    "ods.operation @o {interfaces = [\"region_branch\"]} => expected '(' at column 14 of 'region_branch'",
    "ods.operation @o {regions = [\"r: any\"], interfaces = [\"region_branch(entry: r)\"]} => "
        + "the end of 'r' is not stated at column 23 of 'region_branch(entry: r)'",
    "ods.operation @o {regions = [\"r: any\"], interfaces = [\"region_branch(entry: r, r: s)\"]} => "
        + "expected 'exit' or the name of a region, but got 's' at column 29 of 'region_branch(entry: r, r: s)'",
    "ods.operation @o {regions = [\"r: any\"], interfaces = [\"region_branch(entry: r(a), r: exit)\"]} => "
        + "expected '_' or the name of an operand at column 25 of 'region_branch(entry: r(a), r: exit)'",
    "ods.operation @o {regions = [\"exit: any\"], interfaces = [\"region_branch(entry: exit, exit: exit)\"]} => "
        + "a region cannot have the name 'exit' at column 38 of 'region_branch(entry: exit, exit: exit)'",
    "ods.operation @o {regions = [\"r: any\"], interfaces = [\"region_branch(r: exit, r: exit)\"]} => "
        + "'r' is stated twice at column 27 of 'region_branch(r: exit, r: exit)'",
    "ods.operation @o {interfaces = [\"loop(body)\"]} => expected the name of a region at column 10 of 'loop(body)'",
    "ods.operation @o {regions = [\"r: any\"], interfaces = [\"loop(r, lower: 0)\"]} => "
        + "a loop has either all of lower, upper and step, or none at column 17 of 'loop(r, lower: 0)'",
    "ods.operation @o {regions = [\"r: any\"], interfaces = [\"loop(r, bound: 0)\"]} => "
        + "unknown part 'bound' of a loop; there are lower, upper and step at column 16 of 'loop(r, bound: 0)'",
    "ods.operation @o {regions = [\"r: any...\", \"s: any...\"]} => "
        + "only one declaration can be of any number of regions at column 10 of 's: any...'",
    "ods.operation @o {interfaces = [\"region_branch_terminator(a)\"]} => "
        + "expected the name of an operand at column 28 of 'region_branch_terminator(a)'",
    "ods.operation @o {regions = [\"r: three_blocks\"]} => unknown shape of a region at column 16 of 'r: three_blocks'",
    "ods.operation @o {attributes = [\"a: i32 = 1 2\"]} => "
        + "the default value of an attribute: trailing characters found after the attribute",
    "ods.operation @o {operands = [\"a: i32...(sizes)\"]} => there is no attribute 'sizes' for the sizes of 'a'",
    "ods.operation @o {format = \"`+x` attr-dict\"} => "
        + "expected valid literal but got '+x': valid keyword starts with a letter or '_'",
    "ods.operation @o {format = \"`a-b` attr-dict\"} => expected valid literal but got 'a-b': "
        + "keywords should contain only alphanum, '_', '$', or '.' characters",
    "ods.type @t {format = \"`|`\"} => expected valid literal but got '|': "
        + "single character literal must be a letter or one of '_:,=<>()[]{}?+-*'",
    "ods.operation @o {operands = [\"a: i32?\", \"b: i32...\"]} => op has multiple variadic operands but no "
        + "specification over their sizes; add the trait attr_sized_operand_segments",
    "ods.operation @o {results = [\"a: i32?\", \"b: i32...\"]} => op has multiple variadic results but no "
        + "specification over their sizes; add the trait attr_sized_result_segments",
    "ods.type @t {parameters = [\"p: int8 = 128\"], format = \"$p\"} => "
        + "the default value 128 is out of the range of 'int8'",
    "ods.type @t {parameters = [\"p: uint16 = -1\"], format = \"$p\"} => "
        + "the default value -1 is out of the range of 'uint16'",
    "ods.type @t {parameters = [\"p: int64 = x\"], format = \"$p\"} => "
        + "'x' is no default value of a parameter 'int64'",
    "ods.operation @o {attributes = [\"a: i32 & positive = 0 : i32\"]} => the default value of the attribute 'a' fails "
        + "to satisfy its constraint: 32-bit signless integer attribute whose value is positive",
    "ods.operation @o {attributes = [\"a: i32? = 0 : i64\"]} => the default value of the attribute 'a' fails "
        + "to satisfy its constraint: 32-bit signless integer attribute",
    "ods.operation @o {since = \"7\"} => unknown version of MLIR in 'since'",
    "ods.operation @o {operands = [\"a: i32? since 22.1\"]} => only attributes and operations have 'since', not 'a'",
    "ods.operation @o {results = [\"a: i32 since 22.1\"]} => only attributes and operations have 'since', not 'a'",
    "ods.operation @o {attributes = [\"a: i32? since 7\"]} => unknown version of MLIR in 'since'",
    "ods.type @t {since = \"x\"} => unknown version of MLIR in 'since'",
    "ods.operation @o {result = [\"a: i32\"]} => unknown key 'result'",
    "ods.enum @E {cases = [\"a\", \"b\", \"a\"]} => two cases are 'a'",
    "ods.type @t {traits = [\"fast\"]} => unknown trait 'fast' of a type",
    "ods.operation @o {interfaces = [\"function\"]} => the interface 'function' needs the attribute 'sym_name'",
    "ods.operation @o {attributes = [\"sym_name: symbol_name\"], interfaces = [\"function\"]} => "
        + "the interface 'function' needs the attribute 'function_type'",
    "ods.operation @o {attributes = [\"sym_name: symbol_name?\"], interfaces = [\"function\"]} => "
        + "the interface 'function' needs the attribute 'sym_name', so it cannot be optional",
    "ods.operation @o {attributes = [\"sym_name: symbol_name\", \"function_type: type(function)\"], "
        + "interfaces = [\"function\"]} => the interface 'function' needs a region for the body",
    "ods.operation @o {attributes = [\"sym_name: symbol_name\", \"function_type: type(function)\"], "
        + "regions = [\"r: any\", \"body: any\"], interfaces = [\"function(sym_name, function_type, body)\"]} => "
        + "expected sym_name, function_type, r at column 40 of 'function(sym_name, function_type, body)'",
    "ods.operation @o {operands = [\"a: any...\"], interfaces = [\"call(cal, a)\"]} => "
        + "the interface 'call' needs the attribute 'cal'",
    "ods.operation @o {operands = [\"f: any?\"], interfaces = [\"call(f, f)\"]} => "
        + "the interface 'call' needs one operand, but the number of 'f' varies",
    "ods.operation @o {operands = [\"a: any...\"], results = [\"r: any\"], interfaces = [\"view(a)\"]} => "
        + "the interface 'view' needs one operand, but the number of 'a' varies",
    "ods.operation @o {operands = [\"a: any\"], interfaces = [\"view(a)\"]} => the interface 'view' needs a result",
    "ods.operation @o {successors = [\"s\"], interfaces = [\"branch\"]} => "
        + "expected the name of an operand at column 7 of 'branch'",
    "ods.operation @o {traits = [\"symbol_table\"]} => the trait 'symbol_table' needs exactly one region",
    "ods.operation @o {traits = [\"single_block_implicit_terminator\"]} => "
        + "the trait 'single_block_implicit_terminator' needs the key 'implicit_terminator'",
    "ods.operation @o {traits = [\"constant_like\"]} => the trait 'constant_like' needs exactly one result",
    "ods.operation @o {operands = [\"a: any\"], traits = [\"constant_like\"]} => "
        + "the trait 'constant_like' needs an operation without operands",
    "ods.operation @o {traits = [\"idempotent\"]} => the trait 'idempotent' needs one or two operands",
    "ods.operation @o {operands = [\"a: any\"], traits = [\"involution\"]} => "
        + "the trait 'involution' needs exactly one result",
    "ods.operation @o {operands = [\"a: any?\"], results = [\"r: any\"], traits = [\"involution\"]} => "
        + "the trait 'involution' needs operands that are always present",
    "ods.operation @o {operands = [\"a: any\"], results = [\"r: any\"], traits = [\"involution\"]} => "
        + "the trait 'involution' needs the trait 'same_operands_and_result_type'",
    "ods.operation @o {results = [\"r: any\"], traits = [\"first_attr_derived_result_type\"]} => "
        + "the trait 'first_attr_derived_result_type' needs an attribute",
    "ods.operation @o {results = [\"r: any\"], regions = [\"r0: any\"], "
        + "interfaces = [\"region_branch(entry: r0, r0: r0)\"]} => "
        + "the operation has results, but there is no way to 'exit' at column 32 of 'region_branch(entry: r0, r0: r0)'",
    "ods.operation @o {results = [\"r: any alloc\"], interfaces = [\"dealloc(nope.x)\"]} => "
        + "there is no operation 'nope.x', which should free memory",
    "ods.operation @o {results = [\"r: any alloc\"], interfaces = [\"dealloc(toy.o)\"]} => "
        + "'toy.o' cannot free memory: it must have one operand",
    "ods.operation @o {syntax = \"lisp\"} => unknown syntax 'lisp'; there are function and operands",
  })
  void load_malformedPart_isReportedAtItsLine(String part, String message) {
    assertThat(load("ods.dialect @toy {\n  " + part + "\n}")).isNull();
    assertThat(onlyError()).isEqualTo("2: " + message);
  }

  @Test
  void load_defaultOfUncheckedConstraint_isAccepted() {
    assertThat(load("""
        ods.dialect @toy {
          ods.operation @o {attributes = ["a: i32 & unchecked(\\"even\\") = 1 : i32"]}
        }""")).hasSize(1);
  }

  @Test
  void load_defaultOfOwnAttribute_isAccepted() {
    assertThat(load("""
        ods.dialect @toy {
          ods.attribute @n {parameters = ["value: int64"], format = "`<` $value `>`"}
          ods.operation @o {attributes = ["a: #toy.n = #toy.n<4>"]}
        }""")).hasSize(1);
  }

  @Test
  void load_partTwice_isReported() {
    assertThat(load("ods.dialect @toy {\n  ods.type @t\n  ods.type @t\n}")).isNull();
    assertThat(onlyError()).isEqualTo("3: two parts are 'ods.type t'");
  }

  @Test
  void load_typeAndOperationOfOneName_areDifferent() {
    assertThat(load("ods.dialect @toy {\n  ods.type @t\n  ods.attribute @t\n  ods.operation @t\n}")).hasSize(1);
  }

  @Test
  void load_existingDialect_isReported() {
    assertThat(load("ods.dialect @ods {}")).isNull();
    assertThat(onlyError()).isEqualTo("1: there is a dialect 'ods' already");
  }

  @Test
  void load_directiveOfItself_isReported() {
    assertThat(load("""
        ods.dialect @toy {
          ods.directive @D {arguments = ["a"], format = "custom<D>($a)"}
          ods.operation @o {operands = ["a: i32"], format = "custom<D>($a) attr-dict"}
        }""")).isNull();
    assertThat(onlyError()).isEqualTo("3: the directive 'D' refers to itself");
  }

  @Test
  void load_deeplyNestedExpression_isReported() {
    String deep = "(".repeat(5000) + "i32" + ")".repeat(5000);
    assertThat(load("ods.dialect @toy {\n  ods.constraint @A {accepts = \"" + deep + "\"}\n}")).isNull();
    assertThat(onlyError()).startsWith("2: the expression is nested too deeply");
  }

  @Test
  void load_deeplyNestedFormat_isReported() {
    String deep = "(`a` ".repeat(5000) + "$a^" + ")?".repeat(5000);
    assertThat(load("ods.dialect @toy {\n  ods.operation @o {attributes = [\"a: i32?\"], format = \"" + deep
        + " attr-dict\"}\n}")).isNull();
    assertThat(onlyError()).contains("optional groups are nested too deeply");
  }

  private static final String NESTED_FORMS = """
      ods.dialect @d {
        ods.type @any {parameters = ["x: type?"], format = "(`<` $x^ `>`)?"}
        ods.type @own {parameters = ["x: !d.own?"], format = "(`<` $x^ `>`)?"}
        ods.type @text {format = "text"}
        ods.attribute @any {parameters = ["x: attribute?"], format = "(`<` $x^ `>`)?"}
        ods.attribute @list {parameters = ["x: list(#d.list)?"], format = "(`<` $x^ `>`)?"}
      }""";

  @ParameterizedTest
  @ValueSource(strings = {"!d.any<|!d.any<|f32", "!d.own<|<|!d.own", "!d.text<|!d.text<|f32", "#d.any<|#d.any<|1 : i64",
      "#d.list<|<|#d.list"})
  void parse_deeplyNestedTypeOrAttribute_isKeptOrReported(String pattern) {
    String[] parts = pattern.split("\\|");
    for (int depth : new int[] {100, 5000, 30_000}) {
      String text = parts[0] + parts[1].repeat(depth - 1) + parts[2] + ">".repeat(depth);
      Context context = Contexts.builder().dialect(load(NESTED_FORMS).get(0)).build();
      Operation program = IRParser.parse(SourceText.of("deep.mlir", "module attributes {a = " + text + "} {}"), context,
          ParserOptions.STRICT, errors::add);
      if (depth < 10_000) {
        assertThat(program).isNotNull();
        assertThat(program.getAttr("a").toString().length()).isGreaterThanOrEqualTo(2 * depth);
      } else {
        assertThat(onlyError()).isEqualTo("1: types and attributes are nested too deeply (limit is 10000)");
      }
    }
  }

  @Test
  void load_dialectsThatReferToEachOther_areLoaded() {
    List<Dialect> dialects = load("""
        ods.dialect @a {
          ods.type @t {parameters = ["u: !b.u"], format = "`<` $u `>`"}
        }
        ods.dialect @b {
          ods.type @u {parameters = ["n: int64"], format = "`<` $n `>`"}
          ods.operation @o {operands = ["x: !a.t"], format = "$x attr-dict `:` type($x)"}
        }""");
    assertThat(dialects).extracting(Dialect::namespace).containsExactly("a", "b");
  }

  /** A condition that is not checked accepts everything, and so does its negation. */
  @Test
  void accepts_negationOfUncheckedCondition_isTrue() {
    Dialect dialect = load("""
        ods.dialect @toy {
          ods.operation @o {operands = ["x: not(unchecked(\\"odd\\"))"], attributes = ["k: not(unchecked(\\"odd\\"))"]}
        }""").get(0);
    OpDefinition definition = (OpDefinition) dialect.operation("toy.o");
    Context context = Contexts.builder().build();
    assertThat(definition.operandSpec(0).constraint().accepts(IndexType.of(context))).isTrue();
    assertThat(definition.attributeSpec(0).constraint().accepts(IntegerAttr.index(context, 1))).isTrue();
  }

  @Test
  void documentation_operation_isItsSummary() {
    Dialect dialect = load("""
        ods.dialect @toy {
          ods.operation @o {summary = "Does it."}
          ods.operation @p
        }""").get(0);
    assertThat(dialect.documentation("toy.o")).isEqualTo("Does it.");
    assertThat(dialect.documentation("toy.p")).isNull();
    assertThat(dialect.documentation("toy.q")).isNull();
  }

  @Test
  void load_unknownKeyOfDialect_isAnError() {
    assertThat(load("\nods.dialect @toy attributes {sumary = \"Toys\"} {}")).isNull();
    assertThat(onlyError()).isEqualTo("2: unknown key 'sumary'");
  }
}
