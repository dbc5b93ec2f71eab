// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parsing and printing of option values, as in MLIR. */
class PassOptionsTest {
  private static final PassOption<List<String>> LIST = PassOption.strings("list", "");
  private static final PassOption<Long> NUMBER = PassOption.integer("number", 0, "");
  private static final PassOption<Long> UNSIGNED = PassOption.unsigned("unsigned", 0, "");

  @ParameterizedTest
  @CsvSource({"0x1F, 31", "0b11, 3", "0o17, 15", "010, 8", "-010, -8", "-0X10, -16", "00, 0", "-3, -3",
      "-9223372036854775808, -9223372036854775808"})
  void parse_integerWithPrefix_usesBase(String text, long value) {
    assertThat(NUMBER.parser().apply(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "+1", "--1", "0x", "0x-1", "08", "#10", "1_0", "9223372036854775808"})
  void parse_otherText_isNoInteger(String text) {
    assertThatThrownBy(() -> NUMBER.parser().apply(text))
        .isInstanceOf(IllegalArgumentException.class).hasMessage("'" + text + "' value invalid for long argument!");
  }

  @Test
  void parse_unsigned_has32Bits() {
    assertThat(UNSIGNED.parser().apply("0xFFFFFFFF")).isEqualTo(0xFFFF_FFFFL);
    for (String text : List.of("-1", "-0", "+1", "4294967296")) {
      assertThatThrownBy(() -> UNSIGNED.parser().apply(text))
          .hasMessage("'" + text + "' value invalid for uint argument!");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      a,,b          | 3
      ,             | 2
      {a,b},c       | 2
      f(a,b)        | 1
      "a,b",c'd,e'  | 2
      """)
  void parse_list_splitsOutsideBracesAndQuotes(String text, int parts) {
    List<String> values = LIST.parser().apply(text);

    assertThat(values).hasSize(parts);
    assertThat(LIST.printer().apply(values)).isEqualTo(text);
  }

  @Test
  void print_textWithBlanks_usesBraces() {
    assertThat(LIST.printer().apply(List.of("a b", "c{d e}", ""))).isEqualTo("{a b},c{d e},");
  }

  @Test
  void parse_givenTwice_joinsListsAndKeepsLastValue() {
    PassOptions options = PassOptions.parse(List.of(LIST, NUMBER), List.of(
        Map.entry("list", "a,b"), Map.entry("number", "1"), Map.entry("list", "c"), Map.entry("number", "2")));

    assertThat(options.get(LIST)).containsExactly("a", "b", "c");
    assertThat(options.get(NUMBER)).isEqualTo(2);
  }
}
