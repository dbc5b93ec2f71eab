// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.Arrays;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.ParseError;

/**
 * The text of a value of an enumeration: {@code <parallel>}. The position of a name is its number.
 *
 * @param attribute the name of the attribute in errors
 * @param type the name of the type in errors
 * @param names the names in the order of their numbers
 */
public record EnumNames(String attribute, String type, String... names) {
  /** Parses a name in angle brackets and returns its number. */
  public int parse(AsmParser parser) {
    parser.parsePunctuation("<");
    int value = parseName(parser);
    parser.parsePunctuation(">");
    return value;
  }

  private int parseName(AsmParser parser) {
    try {
      int start = parser.position();
      parser.expectedOneOf(Arrays.asList(names));
      String word = parser.parseKeyword();
      for (int i = 0; i < names.length; i++) {
        if (names[i].equals(word)) {
          return i;
        }
      }
      throw parser.error(start, "expected " + type + " to be one of: " + String.join(", ", names));
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(
          "failed to parse " + attribute + " parameter 'value' which is to be a `" + type + "`"));
    }
  }

  /** Prints a name in angle brackets. */
  public void print(AsmPrinter printer, int value) {
    printer.print('<').print(names[value]).print('>');
  }
}
