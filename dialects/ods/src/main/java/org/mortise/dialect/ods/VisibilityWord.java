// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** An optional {@code public}, {@code private} or {@code nested}, the visibility of a symbol. */
final class VisibilityWord implements CustomDirective {
  private static final List<String> WORDS = List.of("public", "private", "nested");

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    for (String word : WORDS) {
      if (parser.parseOptionalKeyword(word)) {
        arguments.setAttribute(0, StringAttr.of(parser.context(), word));
        return;
      }
    }
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(0) instanceof StringAttr word) {
      printer.print(word.value());
    }
  }
}
