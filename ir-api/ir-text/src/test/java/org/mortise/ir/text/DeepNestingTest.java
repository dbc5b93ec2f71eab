// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Types, attributes and locations may be nested to any depth. */
class DeepNestingTest {
  private static final int DEPTH = 20_000;

  private final Context context = Contexts.builder().build();
  private final List<String> messages = new ArrayList<>();

  private Operation parse(String text) {
    return IRParser.parse(SourceText.of("input.mlir", text.getBytes(StandardCharsets.ISO_8859_1)), context,
        ParserOptions.PERMISSIVE, diagnostic -> messages.add(diagnostic.location() + ": " + diagnostic.message()));
  }

  private static String nested(String open, String middle, String close) {
    return open.repeat(DEPTH) + middle + close.repeat(DEPTH);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "[ | 1 : i32 | ]", "'{a = '| 1 : i32 | }", "tuple< | i32 | >", "( | i32 | ') -> ()'", "memref< | i32 | >"})
  void roundTrip_deepAttributesAndTypes_printSame(String open, String middle, String close) {
    String text = "\"x.y\"() {a = " + nested(open, middle, close) + "} : () -> ()";
    Operation module = parse(text);
    assertThat(messages).isEmpty();
    assertThat(IRPrinter.toString(module, PrinterOptions.DEFAULT).equals("module {\n  " + text + "\n}\n")).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "'callsite(\"a\" at '| \"b\" | )", "callsite( | \"b\" | ' at \"a\":1:2)'", "\"a\"( | \"b\" | )"})
  void roundTrip_deepLocations_printSameAndCompare(String open, String middle, String close) {
    String location = nested(open, middle, close);
    String text = "\"x.y\"() : () -> () loc(" + location + ")";
    Operation module = parse(text + "\n" + text);
    assertThat(messages).isEmpty();
    PrinterOptions options = PrinterOptions.DEFAULT.withDebugInfo(true, false).withLocalScope(true);
    assertThat(IRPrinter.toString(module, options).contains("loc(" + location + ")")).isTrue();
    Location first = module.region(0).first().first().location();
    Location second = module.region(0).first().last().location();
    assertThat(first).isNotSameAs(second);
    assertThat(first.sameAs(second)).isTrue();
    assertThat(first.contentHash()).isEqualTo(second.contentHash());
  }

  @Test
  void parse_deepError_isReportedOnce() {
    parse("\"x.y\"() {a = " + nested("[", ")", "]") + "} : () -> ()");
    assertThat(messages).containsExactly("loc(\"input.mlir\":1:20014): expected attribute value");
  }

  @Test
  void run_throwingTask_rethrows() {
    assertThatThrownBy(() -> DeepStack.run(() -> {
      throw new IllegalStateException("thrown there");
    })).isInstanceOf(IllegalStateException.class).hasMessage("thrown there");
  }
}
