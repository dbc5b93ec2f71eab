// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code ["Bias", "Lod"]}: the words of the operands of an image; nothing if there are none. */
final class ImageOperands implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<String> words = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.OPTIONAL_SQUARE, () -> words.add(parser.parseString()));
    if (!words.isEmpty()) {
      arguments.setAttribute(0, Words.of(parser.context(), "image_operands", String.join("|", words)));
    }
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(0) != null) {
      String separator = "[";
      for (String word : Words.word(arguments.attribute(0)).split("\\|")) {
        printer.print(separator).printString(word.strip());
        separator = ", ";
      }
      printer.print(']');
    }
  }
}
