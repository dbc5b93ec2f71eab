// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code public}, {@code private} or {@code nested}. */
final class VisibilitySyntax implements CustomDirective {
  private static final List<String> WORDS = List.of("public", "private", "nested");

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    for (String word : WORDS) {
      if (parser.parseOptionalKeyword(word)) {
        arguments.setAttribute(0, StringAttr.of(parser.context(), word));
        return;
      }
    }
    throw parser.error("expected 'public', 'private', or 'nested'");
  }

  @Override
  public String template(String argument) {
    return "private";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print(arguments.attribute(0) instanceof StringAttr word ? word.value() : WORDS.get(0));
  }
}
