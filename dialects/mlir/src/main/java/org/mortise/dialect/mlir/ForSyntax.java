// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** {@code %i = %lower to %upper step %step : i32 {...}}; the type is {@code index} if there is none. */
final class ForSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Argument variable = parser.parseArgument(false, false);
    parser.parsePunctuation("=");
    UnresolvedOperand lower = parser.parseOperand();
    parser.parseKeyword("to");
    UnresolvedOperand upper = parser.parseOperand();
    parser.parseKeyword("step");
    UnresolvedOperand step = parser.parseOperand();
    Type type = parser.parseOptionalPunctuation(":") ? parser.parseType() : IndexType.of(state.context());
    parser.resolveOperands(List.of(lower, upper, step), type, state);
    variable.setType(type);
    parser.parseRegion(state.addRegion(), RegionOptions.WITH_TERMINATOR.withArguments(List.of(variable)));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "$%i = $%lower to $%upper step $%step {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printRegionArgument(op.region(0).first().argument(0), null, true).print(" = ");
    printer.printOperand(op.operand(0)).print(" to ").printOperand(op.operand(1)).print(" step ");
    printer.printOperand(op.operand(2)).print(' ');
    Type type = op.operand(0).type();
    if (!(type instanceof IndexType)) {
      printer.print(" : ").printType(type).print(' ');
    }
    printer.printRegion(op.region(0), false, false).printOptionalAttrDict(op);
  }
}
