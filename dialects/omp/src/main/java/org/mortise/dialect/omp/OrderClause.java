// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code reproducible:concurrent}; the modifier can be omitted. */
final class OrderClause implements CustomDirective {
  private static final int KIND = 0;
  private static final int MODIFIER = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int position = parser.position();
    String word = parser.parseKeyword();
    if (OmpEnums.ORDER_MODIFIER.words().contains(word)) {
      arguments.setAttribute(MODIFIER, OmpEnums.ORDER_MODIFIER.of(parser.context(), word));
      parser.parsePunctuation(":");
      arguments.setAttribute(KIND, WordForm.parseWord(parser, OmpEnums.ORDER));
      return;
    }
    if (!OmpEnums.ORDER.words().contains(word)) {
      throw parser.error(position, "invalid clause value: '" + word + "'");
    }
    arguments.setAttribute(KIND, OmpEnums.ORDER.of(parser.context(), word));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(MODIFIER) != null) {
      printer.print(((DialectEnumAttr) arguments.attribute(MODIFIER)).word()).print(':');
    }
    if (arguments.attribute(KIND) != null) {
      printer.print(((DialectEnumAttr) arguments.attribute(KIND)).word());
    }
  }
}
