// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The word of the construct that a loop is combined with: {@code kernels}, {@code parallel} or {@code serial}. */
final class CombinedConstruct implements CustomDirective {
  private static final List<String> WORDS = List.of("kernels", "parallel", "serial");
  private static final String SUFFIX = "_loop";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    for (String word : WORDS) {
      if (parser.parseOptionalKeyword(word)) {
        arguments.setAttribute(0, SyntaxTexts.parseAttribute(
            parser.context(), "#acc.combined_constructs<" + word + SUFFIX + ">"));
        return;
      }
    }
    throw parser.error("expected compute construct name");
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    String word = SyntaxTexts.body(arguments.attribute(0));
    printer.print(word.substring(0, word.length() - SUFFIX.length()));
  }
}
