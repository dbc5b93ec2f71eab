// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;

class DialectLoaderTest {
  private final List<Diagnostic> errors = new ArrayList<>();

  private @Nullable List<TextDialect> load(String text) {
    Context context = Contexts.builder().dialect(new IrdlDialect()).build();
    Operation program = IRParser.parse(
        SourceText.of("dialect.irdl.mlir", text), context, ParserOptions.STRICT, errors::add);
    return program == null || !IRVerifier.verify(program, errors::add) ? null
        : DialectLoader.load(program, context, errors::add);
  }

  private String onlyError() {
    assertThat(errors).hasSize(1);
    FileLineColLoc place = DiagnosticPrinter.placeOf(errors.get(0).location());
    return place.file() + ":" + place.line() + ":" + place.column() + ": " + errors.get(0).message();
  }

  private static Context with(List<TextDialect> dialects) {
    Context.Builder builder = Contexts.builder();
    dialects.forEach(builder::dialect);
    return builder.build();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "%0 = irdl.any_of(%0)                                   | 3:6: operand #0 does not dominate this use",
      "%0 = irdl.is !d.t                                      | 3:17: `!\"d\"<\"t\">` type created with",
      "%0 = irdl.c_pred \"x\"                                 | 3:6: a constraint in C++ cannot be loaded",
      "%0 = irdl.base \"!builtin.foo\"                        | 3:6: no registered type with name !builtin.foo",
      "%0 = irdl.base \"#builtin.foo\"                        | 3:6: no registered attribute with name #builtin.foo",
      "%0 = irdl.base \"!d.t\"                                | 3:6: no registered type with name !d.t",
      "%1 = irdl.any %0 = irdl.any_of(%1)                     | 3:20: any_of constraints are not in the correct form",
      "%0 = irdl.any irdl.attributes {\"a\" = %0, \"a\" = %0} | 3:15: attribute 'a' is declared twice",
  })
  void load_wrongBody_reportsItsPlace(String body, String error) {
    assertThat(load("irdl.dialect @d {\n  irdl.operation @o {\n" + body + "\n}\nirdl.type @t\n}\n")).isNull();

    assertThat(onlyError()).startsWith("dialect.irdl.mlir:" + error);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "mortise.form = \"x\"                  | unknown attribute 'mortise.form'",
      "mortise.format = 3                    | 'mortise.format' must be a string, but got 3 : i64",
      "mortise.format = \"$a attr-dict\"     | assembly format of 'd.o', column 1",
      "mortise.operands = [\"a\", \"b\"]     | 'mortise.operands' has 2 names, but there are 1 operands",
      "mortise.operands = [1]                | 'mortise.operands' must be an array of strings, but has 1 : i64",
      "mortise.operands = [\"a b\"]          | 'a b' is no name",
      "mortise.operands = [\"x\"]            | two operands, results, attributes or regions have the name 'x'",
      "mortise.traits = [\"pur\"]            | unknown trait 'pur'",
      "mortise.effects = {reads}             | unknown memory effect 'reads'",
      "mortise.effects = {read = [\"b\"]}    | the memory effect 'read' is on 'b', which is no operand or result",
      "mortise.effects = {read = 1}          | the memory effect 'read' must be an array of names",
      "mortise.view = \"operand0\"           | 'mortise.view' must name an operand that is always there",
      "mortise.dealloc = @d::@p              | 'mortise.dealloc' must be an operation, but got @d::@p",
      "mortise.dealloc = \"e.free\"          | 'mortise.dealloc' must be an operation, but got \"e.free\"",
  })
  void load_wrongOwnAttribute_isAnErrorAtTheOperation(String attribute, String error) {
    assertThat(load("irdl.dialect @d {\n  irdl.operation @o attributes {" + attribute + "} {\n%0 = irdl.any\n"
        + "irdl.operands(optional %0)\nirdl.attributes {\"x\" = %0}\n}\n}\n")).isNull();

    assertThat(onlyError()).startsWith("dialect.irdl.mlir:2:3: ").contains(error);
  }

  @Test
  void load_existingDialect_isError() {
    assertThat(load("\nirdl.dialect @irdl {}\n")).isNull();

    assertThat(onlyError()).isEqualTo("dialect.irdl.mlir:2:1: there is a dialect 'irdl' already");
  }

  @Test
  void load_symbolDefinedTwice_loadsNothing() {
    assertThat(load("irdl.dialect @e {}\nirdl.dialect @d {\n  irdl.type @t\n  irdl.type @t\n}\n")).isNull();

    assertThat(onlyError()).isEqualTo("dialect.irdl.mlir:4:3: redefinition of symbol named 't'");
  }

  @Test
  void load_deepConstraints_isAnErrorInLinearTime() {
    StringBuilder text = new StringBuilder("irdl.dialect @d { irdl.operation @o { %0 = irdl.is i32\n");
    for (int i = 1; i <= 20_000; i++) {
      text.append("%").append(i).append(" = irdl.any_of(%").append(i - 1).append(", %").append(i - 1).append(")\n");
    }
    assertThat(load(text + "} }")).isNull();

    assertThat(onlyError()).contains("constraints are nested more than 200 deep");
  }

  /** Each alternative would be tried twice at each level. */
  @Test
  void verify_sharedAlternatives_areCheckedOnce() {
    StringBuilder text = new StringBuilder("irdl.dialect @d { irdl.type @t { %0 = irdl.is i32\n");
    for (int i = 1; i < 100; i++) {
      text.append("%").append(i).append(" = irdl.any_of(%").append(i - 1).append(", %").append(i - 1).append(")\n");
    }
    Context context = with(load(text + "irdl.parameters(%99) } }"));

    assertThat(parse("\"builtin.module\"() ({}) {a = !d.t<i64>} : () -> ()", context)).isNull();
    assertThat(onlyError()).endsWith("'i64' does not satisfy the constraint");
  }

  @Test
  void load_dialectInTwoContexts_acceptsTheTypesOfEach() {
    List<TextDialect> dialects = load("""
        irdl.dialect @d {
          irdl.operation @o attributes {mortise.format = "attr-dict"} {
            %0 = irdl.is tensor<4xi32>
            irdl.results(%0)
          }
        }
        """);
    for (int i = 0; i < 2; i++) {
      Operation program = parse("\"builtin.module\"() ({ %0 = d.o }) : () -> ()", with(dialects));

      assertThat(program).as("%s", errors).isNotNull();
      assertThat(IRVerifier.verify(program, errors::add)).isTrue();
    }
  }

  private @Nullable Operation parse(String text, Context context) {
    return IRParser.parse(
        SourceText.of("dialect.irdl.mlir", text), context, new ParserOptions(false, false), errors::add);
  }
}
