// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;

/**
 * The words of a set of flags: {@code nsw, nuw}, {@code none}, {@code fast}.
 *
 * @param type the name of the type in errors
 * @param separator the text between two flags
 * @param none the name of no bits, or null if there must be one
 * @param all the name of all bits together, or null
 * @param names the names of the bits, the lowest bit first
 */
public record FlagNames(
    String type, String separator, @Nullable String none, @Nullable String all, List<String> names) {
  /** Returns the form of a parameter that is a set of these flags. */
  public static ParameterForm<Integer> form(
      String type, String separator, @Nullable String none, @Nullable String all, String... names) {
    FlagNames flags = new FlagNames(type, separator, none, all, List.of(names));
    return new ParameterForm<>(type, flags::parseList, flags::print, flags.words());
  }

  private int allBits() {
    return (1 << names.size()) - 1;
  }

  private int parseList(AsmParser parser) {
    int start = parser.position();
    int bits = 0;
    do {
      bits |= parseFlag(parser, start);
    } while (parser.parseOptionalPunctuation(separator.strip()));
    return bits;
  }

  private int parseFlag(AsmParser parser, int start) {
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      parser.expectedOneOf(words());
      throw parser.error("expected valid keyword");
    }
    int bits = bitsOf(word);
    if (bits < 0) {
      throw parser.error(start, expectation());
    }
    return bits;
  }

  private List<String> words() {
    List<String> words = new ArrayList<>(names);
    if (none != null) {
      words.add(none);
    }
    if (all != null) {
      words.add(all);
    }
    return words;
  }

  private int bitsOf(String word) {
    if (word.equals(none)) {
      return 0;
    }
    if (word.equals(all)) {
      return allBits();
    }
    int index = names.indexOf(word);
    return index < 0 ? -1 : 1 << index;
  }

  private String expectation() {
    String list = "expected " + type + " to be one of: " + (none == null ? "" : none + ", ")
        + String.join(", ", names);
    return all == null ? list : list + ", " + all;
  }

  private void print(AsmPrinter printer, int bits) {
    if (bits == 0 && none != null) {
      printer.print(none);
    } else if (all != null && bits == allBits()) {
      printer.print(all);
    } else {
      printFlags(printer, bits);
    }
  }

  private void printFlags(AsmPrinter printer, int bits) {
    boolean first = true;
    for (int i = 0; i < names.size(); i++) {
      if ((bits & 1 << i) != 0) {
        printer.print(first ? "" : separator).print(names.get(i));
        first = false;
      }
    }
  }
}
