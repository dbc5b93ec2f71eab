// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code %target as type{sizes}}: the result is in the memory of the target, of which the type follows. The arguments
 * are that type, the sizes, and possibly the tied operands.
 */
final class ShapedTiedResult implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (parser.parseOptionalOperand() != null) {
      parser.parseKeyword("as");
      if (arguments.count() > 2) {
        arguments.setAttribute(2, Tied.attribute(parser.context(), List.of(0)));
      }
    }
    arguments.types(0).add(Sized.parse(parser, arguments.operands(1)));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    int target = OpDefinition.of(op).operandGroup("target");
    if (target >= 0) {
      printer.printOperand(op.operandGroup(target).get(0)).print(" as ");
    }
    Sized.print(printer, arguments.types(0).get(0), arguments.operands(1), 0);
  }
}
