// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;

/**
 * The text of a set of flags: {@code <nsw, nuw>}, {@code <none>}, {@code <fast>}.
 *
 * @param attribute the name of the attribute in errors
 * @param type the name of the type in errors
 * @param separator the text between two flags
 * @param names the names of the bits, the lowest bit first
 * @param none the name of no bits, or null if there must be one
 * @param all the name of all bits together, or null
 */
public record FlagNames(
    String attribute, String type, String separator, String[] names, @Nullable String none, @Nullable String all) {
  /** Creates names with {@code none} as the text of an empty set of flags. */
  public FlagNames(String attribute, String type, String separator, String[] names, @Nullable String all) {
    this(attribute, type, separator, names, "none", all);
  }

  private int allBits() {
    return (1 << names.length) - 1;
  }

  /** Parses flags in angle brackets and returns their bits. */
  public int parse(AsmParser parser) {
    parser.parsePunctuation("<");
    int bits = parseList(parser);
    parser.parsePunctuation(">");
    return bits;
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
    if (word != null) {
      int bits = bitsOf(word);
      if (bits >= 0) {
        return bits;
      }
      throw parser.error(start, expectation()).then(parser.error(failure()));
    }
    parser.expectedOneOf(words());
    throw parser.error("expected valid keyword").then(parser.error(failure()));
  }

  private List<String> words() {
    List<String> words = new ArrayList<>(List.of(names));
    if (none != null) {
      words.add(none);
    }
    if (all != null) {
      words.add(all);
    }
    return words;
  }

  private String failure() {
    return "failed to parse " + attribute + " parameter 'value' which is to be a `" + type + "`";
  }

  private int bitsOf(String word) {
    if (word.equals(none)) {
      return 0;
    }
    if (word.equals(all)) {
      return allBits();
    }
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(word)) {
        return 1 << i;
      }
    }
    return -1;
  }

  private String expectation() {
    String list = "expected " + type + " to be one of: " + (none == null ? "" : none + ", ")
        + String.join(", ", names);
    return all == null ? list : list + ", " + all;
  }

  /** Prints flags in angle brackets. */
  public void print(AsmPrinter printer, int bits) {
    printer.print('<');
    if (bits == 0 && none != null) {
      printer.print(none);
    } else if (all != null && bits == allBits()) {
      printer.print(all);
    } else {
      printFlags(printer, bits);
    }
    printer.print('>');
  }

  private void printFlags(AsmPrinter printer, int bits) {
    boolean first = true;
    for (int i = 0; i < names.length; i++) {
      if ((bits & 1 << i) != 0) {
        printer.print(first ? "" : separator).print(names[i]);
        first = false;
      }
    }
  }
}
