// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code (type{sizes}, ...) -> (type{sizes}, %operand{sizes}, %operand as type{sizes})}. The arguments are the
 * operands, their types and sizes, the types and sizes of the results, and the tied operands.
 */
final class ShapedFunctionType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    parser.parseCommaSeparatedList(
        Delimiter.PAREN, () -> arguments.types(1).add(Sized.parse(parser, arguments.operands(2))));
    parser.parsePunctuation("->");
    Results.parse(parser, arguments, arguments.operands(0), arguments.types(1), 3);
  }

  @Override
  public String template(String argument) {
    return "() -> ()";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print('(');
    int next = 0;
    List<Type> types = arguments.types(1);
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      next = Sized.print(printer, types.get(i), arguments.operands(2), next);
    }
    printer.print(") -> ");
    Results.print(printer, arguments, arguments.operands(0), types, 3);
  }
}
