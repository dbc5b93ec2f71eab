// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Errors in patterns are reported when a file is loaded, at the line of the pattern. */
class PatternErrorsTest {
  private static final String OPERATIONS = """
      ods.operation @a {operands = ["x: any"], results = ["r: any"]}
      ods.operation @same {operands = ["x: any"], results = ["r: any"], types = ["same(x, r)"]}
      ods.operation @two {operands = ["x: any", "y: any..."], attributes = ["k: i32", "s: string?"], results = ["r: any", "q: any"]}
      ods.operation @many {results = ["r: any..."]}
      ods.operation @none {operands = ["x: any"]}
      ods.operation @region {regions = ["body: any"]}
      ods.constraint @Strange {accepts = "any & unchecked(\\"strange($_self)\\")"}
      """;

  private final List<Diagnostic> errors = new ArrayList<>();

  private @Nullable List<Dialect> load(String pattern) {
    Context context = Contexts.builder().dialect(new OdsDialect()).dialect(new ArithDialect()).build();
    String text = "ods.dialect @toy {\n  ods.pattern @p {" + pattern + "}\n" + OPERATIONS + "}";
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
    // texts
    "toy.a($x | $x => expected ')' at column 9 of 'toy.a($x'",
    "$x | $x => '$x' is no operation",
    "a($x) | $x => expected an operation at column 2 of 'a($x)'",
    "toy.a($x) | toy.a(_) => expected an operation at column 8 of 'toy.a(_)'",
    "toy.a($x) | toy.a($x)) => unexpected text at column 10 of 'toy.a($x))'",
    "toy.two($x, $y) {k = } | $x => expected an attribute at column 22 of 'toy.two($x, $y) {k = }'",
    // operations
    "toy.b($x) | $x => there is no operation 'toy.b'",
    "shop.b($x) | $x => there is no operation 'shop.b'",
    "toy.a($x, $y) | $x => 'toy.a' has 1 operand, but the pattern states 2",
    "toy.a($x) | arith.addi($x) => 'arith.addi' has 2 operands, but the pattern states 1",
    "toy.a(toy.two#2) | toy.same($x) => 'toy.two' has no result #2",
    "toy.a(toy.many#0) | toy.same($x) => "
        + "the result #0 of 'toy.many' cannot be named: the number of its results varies",
    "toy.none($x) | toy.region() => 'toy.region' has regions or successors, so it cannot be created",
    "toy.a([$x]) | $x => '[...]' is a list of operands, but there is always one operand",
    "toy.a(either($x, $y)) | $x => 'toy.a' has 1 operand, but the pattern states 2",
    "toy.two($x, [either($x, $y)]) | $x => 'either' must be an operand itself",
    // names
    "toy.a($x) | $y => '$y' has no meaning",
    "toy.a($x) | toy.same(toy.same($y)) => '$y' has no meaning",
    "$x = toy.a($x = toy.a(_)) | $x => two parts have the name '$x'",
    "$r = toy.a($x) | toy.same($r) => '$r' is the operation that is replaced; only its types can be used",
    "toy.a($x) | $x#0 => '$x' is no operation, so it has no results",
    "toy.two($x, $y) {k = $k} | toy.two($k, $y) {k = $k} => '$k' is an attribute, not a value",
    "toy.two($x, $y) {k = $x} | $x => '$x' is no attribute",
    // attributes
    "toy.a($x) {k = 1} | $x => 'toy.a' has no attribute 'k'",
    "toy.two($x, $y) {k = 1, k = 2} | $x => the attribute 'k' is stated twice",
    "toy.two($x, $y) {k = 1 : i64} | $x => '1 : i64' is no value of 'k', which is 32-bit signless integer attribute",
    "toy.two($x, $y) {k = [} | $x => expected '}' at column 24 of 'toy.two($x, $y) {k = [}'",
    "toy.none($x) | toy.two($x, $x) => the attribute 'k' of 'toy.two' has no default, so it must be stated",
    "toy.two($x, $y) | toy.two($x, $y) {k = value($y) : i32} => '$y' is no attribute",
    "toy.two($x, $y) {k = $k} | toy.two($x, $y) {k = value($k) : f32} => 'f32' is no integer type",
    // results and types
    "toy.two($x, $y) | $x => the replacement has fewer results than 'toy.two'",
    "toy.a($x) | toy.two($x, $x) {k = 1} => the replacement has more results than 'toy.a'",
    "toy.none($x) | toy.none(toy.a($x)) => "
        + "the types of the results of 'toy.a' cannot be inferred: state them after ':'",
    "toy.none($x) | toy.none(toy.a($x) : (i32, i32)) => 'toy.a' has 1 result, but the pattern states 2 types",
    "toy.none($x) | toy.none(toy.a($x) : number) => 'number' is no type: expected non-function type",
    "toy.a($x) | toy.a($x) => the pattern matches its own result, so it is applied without end",
    "toy.none($x) | toy.none(toy.two($x, $x) {k = 1} : (i32, i32)) => "
        + "'toy.two' has 2 results, but 'x' of 'toy.none' is one operand; name a result, as #0",
    "$t = toy.two($x, $y) | toy.none($x) => the replacement has fewer results than 'toy.two'",
    "toy.a($t = toy.two($x, $y)) | toy.same($t) => "
        + "'$t' has 2 results, but 'x' of 'toy.same' is one operand; name a result, as #0",
    // constraints
    "toy.a($x: number) | $x => unknown name 'number' in an expression about types",
    "toy.a($x: @Strange) | $x => '@Strange' has a condition that cannot be checked",
    "toy.two($x, $y) {k = $k: unchecked(\\\"k\\\")} | $x => 'unchecked(\"k\")' has a condition that cannot be checked",
  })
  void load_malformedPattern_isReportedAtItsLine(String texts, String message) {
    int end = texts.indexOf(" | ");
    String pattern = "match = \"" + texts.substring(0, end) + "\", replace = \"" + texts.substring(end + 3) + "\"";
    assertThat(load(pattern)).isNull();
    assertThat(onlyError()).isEqualTo("2: " + message);
  }

  @ParameterizedTest
  @CsvSource(delimiterString = " => ", quoteCharacter = '~', value = {
    "one($x) => unknown condition 'one'; there are constant, defined_by, no_use, not, one_use, present, "
        + "same_element_type, same_shape and same_type at column 5 of 'one($x)'",
    "one_use($z) => '$z' has no meaning",
    "$x => expected '==' at column 3 of '$x'",
    "rank($x) => expected a comparison at column 9 of 'rank($x)'",
    "size($y) == many => unknown property 'many'; there are rank, size, value and width",
    "defined_by($x, toy.b) => there is no operation 'toy.b'",
    "$k == $x => '$x' is no attribute",
    "$x: i32 | => expected a name at column 10 of '$x: i32 |'",
    "not(one_use($x) => expected ')' at column 16 of 'not(one_use($x)'",
  })
  void load_malformedCondition_isReportedAtItsLine(String condition, String message) {
    assertThat(load("match = \"toy.two($x, $y) {k = $k}\", replace = [\"$x\", \"$x\"], where = [\"" + condition
        + "\"]")).isNull();
    assertThat(onlyError()).isEqualTo("2: " + message);
  }

  @Test
  void load_deeplyNestedPattern_isReported() {
    String deep = "toy.a(".repeat(5000) + "$x" + ")".repeat(5000);
    assertThat(load("match = \"" + deep + "\", replace = \"$x\"")).isNull();
    assertThat(onlyError()).startsWith("2: the pattern is nested too deeply");
  }

  @Test
  void load_deeplyNestedCondition_isReported() {
    String deep = "(".repeat(5000) + "one_use($x)" + ")".repeat(5000);
    assertThat(load("match = \"toy.a($x)\", replace = \"$x\", where = [\"" + deep + "\"]")).isNull();
    assertThat(onlyError()).startsWith("2: the condition is nested too deeply");
  }

  @Test
  void load_manyEither_isReported() {
    String many = "arith.addi(either($x, ".repeat(7) + "_" + "))".repeat(7);
    assertThat(load("match = \"" + many + "\", replace = \"$x\"")).isNull();
    assertThat(onlyError()).isEqualTo("2: a pattern can have at most 6 'either'");
  }

  @Test
  void load_benefitTooLarge_isReported() {
    assertThat(load("match = \"toy.a($x)\", replace = \"$x\", benefit = 65536")).isNull();
    assertThat(onlyError()).isEqualTo("2: the benefit must be a number from 0 to 65535");
  }

  @Test
  void load_replacementOfOtherKind_isReported() {
    assertThat(load("match = \"toy.a($x)\", replace = 1")).isNull();
    assertThat(onlyError()).isEqualTo("2: 'replace' must be a string or an array of strings");
  }

  @Test
  void load_patternWithoutReplacement_isReported() {
    assertThat(load("match = \"toy.a($x)\"")).isNull();
    assertThat(onlyError()).isEqualTo("2: a pattern needs 'match' and 'replace'");
  }

  @Test
  void load_patternWithoutError_isLoaded() {
    assertThat(load("match = \"toy.a($x)\", replace = \"$x\"")).hasSize(1);
    assertThat(errors).isEmpty();
  }
}
