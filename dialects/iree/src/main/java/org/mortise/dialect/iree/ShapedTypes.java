// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Types with sizes, one or two lists of the same types, and the operands that are their sizes as the last argument. */
final class ShapedTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int last = arguments.count() - 1;
    do {
      Type type = Sized.parse(parser, arguments.operands(last));
      for (int i = 0; i < last; i++) {
        arguments.types(i).add(type);
      }
    } while (parser.parseOptionalPunctuation(","));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    int next = 0;
    List<Type> types = arguments.types(0);
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      next = Sized.print(printer, types.get(i), arguments.operands(arguments.count() - 1), next);
    }
  }
}
