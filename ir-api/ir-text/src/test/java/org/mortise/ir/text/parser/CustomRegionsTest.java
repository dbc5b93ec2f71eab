// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Regions of operations with custom syntax are read later, but as if they were read in order. */
class CustomRegionsTest {
  private final Context context = Contexts.builder().dialect(new ToyDialect()).build();

  private String read(String text) {
    SourceText source = SourceText.of("t.mlir", text);
    DiagnosticPrinter printer = new DiagnosticPrinter();
    StringBuilder diagnostics = new StringBuilder();
    Operation module = IRParser.parse(
        source, context, ParserOptions.PERMISSIVE, diagnostic -> diagnostics.append(printer.print(diagnostic)));
    if (module == null) {
      return diagnostics.toString();
    }
    return IRPrinter.toString(module, PrinterOptions.DEFAULT.withGenericForm(true));
  }

  @Test
  void parse_missingTerminator_isAdded() {
    assertThat(read("toy.func(%c : i1) { toy.if %c {} else { \"t.x\"() : () -> () toy.yield } }")).isEqualTo("""
        "builtin.module"() ({
          "toy.func"() ({
          ^bb0(%arg0: i1):
            "toy.if"(%arg0) ({
              "toy.yield"() : () -> ()
            }, {
              "t.x"() : () -> ()
              "toy.yield"() : () -> ()
            }) : (i1) -> ()
          }) : () -> ()
        }) : () -> ()
        """);
  }

  @Test
  void parse_resultUsedInOwnRegion_isError() {
    assertThat(read("%a = \"t.a\"() ({ \"t.b\"(%a) : (i32) -> () }) : () -> i64")).isEqualTo(
        "t.mlir:1:1: error: definition of SSA value '%a#0' has type 'i64'\n"
            + "t.mlir:1:23: note: previously used here with type 'i32'\n");
  }

  @Test
  void parse_severalErrors_reportsFirstInText() {
    assertThat(read("toy.func() { toy.if %c { \"t.x\"( } else { foo } {bad }"))
        .startsWith("t.mlir:1:32: error: expected ')' to end operand list");
    assertThat(read("toy.func(%c : i1) { toy.if %c { } else { foo } {bad = }"))
        .startsWith("t.mlir:1:42: error: Dialect `' not found for custom op 'foo'  (tried '.foo' as well)");
    assertThat(read("toy.func(%c : i1) { toy.if %c { } else { } {bad = } }"))
        .startsWith("t.mlir:1:50: error: expected attribute value");
  }

  @Test
  void parse_lexerErrorAfterRegion_isReportedAfterRegion() {
    assertThat(read("toy.func(%c : i1) { toy.if %c { foo } $ }")).startsWith("t.mlir:1:33: error:");
    assertThat(read("toy.func(%c : i1) { toy.if %c { } $ }")).startsWith("t.mlir:1:35: error: unexpected character");
  }

  @Test
  void parse_regionHook_runsWhenRegionIsComplete() {
    assertThat(read("toy.func(%c : i1) { toy.counted {} to %c : i1 }"))
        .isEqualTo("t.mlir:1:33: error: custom op 'toy.counted' needs an operation\n");
    assertThat(read("toy.func(%c : i1) { toy.counted {\"t.x\"() : () -> ()} to %c : i1 }")).contains("toy.counted");
  }

  @Test
  void parse_isolatedRegion_mayReuseOuterNames() {
    String text = "%a = \"t.a\"() : () -> i32\ntoy.func(%a : i64) isolated { \"t.x\"(%a) : (i64) -> () }\n"
        + "\"t.x\"(%a) : (i32) -> ()";
    assertThat(read(text)).contains("\"t.x\"(%arg0) : (i64)").contains("\"t.x\"(%0) : (i32)");
    assertThat(read(text.replace("isolated ", ""))).isEqualTo(
        "t.mlir:2:10: error: region entry argument '%a' is already in use\n"
            + "t.mlir:1:1: note: previously referenced here\n");
  }

  @Test
  void parse_nameAfterItsRegion_isUnknown() {
    assertThat(read("\"t.a\"() ({ %x = \"t.b\"() : () -> i32 }, { %x = \"t.b\"() : () -> i64 }) : () -> ()"))
        .contains("i64");
    assertThat(read("\"t.a\"() ({ %x = \"t.b\"() : () -> i32 }) : () -> ()\n\"t.c\"(%x) : (i32) -> ()"))
        .isEqualTo("t.mlir:2:7: error: use of undeclared SSA value name\n");
  }

  @Test
  void parse_defaultDialect_appliesDirectlyInsideOnly() {
    assertThat(read("toy.func() { yield }")).contains("toy.yield");
    assertThat(read("toy.func(%c : i1) { \"t.x\"() ({ yield }) : () -> () }")).contains("toy.yield");
    assertThat(read("toy.func(%c : i1) { toy.if %c { yield } }"))
        .startsWith("t.mlir:1:33: error: Dialect `' not found for custom op 'yield'  (tried '.yield' as well)\n");
  }

  @Test
  void parse_labelWithNamedArguments_isError() {
    assertThat(read("toy.func(%a : i32) {\n^bb0(%b : i32): toy.yield }"))
        .isEqualTo("t.mlir:2:1: error: invalid block name in region with named arguments\n");
  }

  @Test
  void parse_unclosedBrace_isReadInPlace() {
    assertThat(read("toy.func(%a : i1) { toy.if %a { toy.yield "))
        .isEqualTo("t.mlir:1:42: error: expected operation name in quotes\n");
  }

  @Test
  void parse_genericOperationInCustomSyntax_isAccepted() {
    String text = "toy.func(%a : i1) { toy.wrap \"t.x\"(%a) ({ toy.if %a {} }) : (i1) -> () loc(\"l\") }";
    assertThat(read(text)).containsSubsequence("toy.wrap", "t.x", "(%arg0)", "toy.if", "toy.yield", "(i1) -> ()");
    assertThat(read("toy.wrap \"t.x\"() ({ ".repeat(1000))).contains("expected operation name in quotes");
  }

  @Test
  void parse_forwardReference_replacesUsesInMlirOrder() {
    String text = "\"t.a\"(%x) : (i32) -> ()\n\"t.b\"(%x, %x) : (i32, i32) -> ()\n%x = \"t.c\"() : () -> i32";
    Operation module = IRParser.parse(
        SourceText.of("t.mlir", text), context, ParserOptions.PERMISSIVE, diagnostic -> { });
    Operation definition = module.region(0).first().last();
    assertThat(definition.result(0).uses()).extracting(use -> use.owner().name().name() + use.index())
        .containsExactly("t.a0", "t.b0", "t.b1");
  }
}
