// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The forms of the parameters of types and attributes of this dialect. */
public final class TosaForms {
  static final ParameterForm<Integer> RANK =
      new ParameterForm<>("int", parser -> (int) parser.parseInteger(), (printer, rank) -> printer.print((long) rank));
  static final ParameterForm<String> VERSION = wordOf(TosaEnums.SPECIFICATION_VERSION, "SpecificationVersion");
  static final ParameterForm<String> LEVEL = wordOf(TosaEnums.LEVEL, "Level");
  static final ParameterForm<List<String>> PROFILES = ParameterForms.list(wordOf(TosaEnums.PROFILE, "Profile"));
  static final ParameterForm<List<String>> EXTENSIONS = ParameterForms.list(wordOf(TosaEnums.EXTENSION, "Extension"));

  private TosaForms() {}

  /** A word of an enumeration, in quotes if it is no keyword. */
  private static ParameterForm<String> wordOf(DialectEnum words, String type) {
    return new ParameterForm<>(type, parser -> parseWord(parser, words, type), TosaForms::printWord);
  }

  private static String parseWord(AsmParser parser, DialectEnum words, String type) {
    int position = parser.position();
    String word = parser.parseKeywordOrString();
    if (!words.words().contains(word)) {
      throw parser.error(
          position, "expected ::mlir::tosa::" + type + " to be one of: " + String.join(", ", words.words()));
    }
    return word;
  }

  private static void printWord(AsmPrinter printer, String word) {
    if (Character.isDigit(word.charAt(0))) {
      printer.printString(word);
    } else {
      printer.print(word);
    }
  }
}
