// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** Has a region that is isolated from above and whose argument has the name of the operand. */
@Op(name = "test.isolated_region",
    operands = "input: INDEX", regions = "region: ONE_BLOCK", traits = "ISOLATED_FROM_ABOVE")
final class IsolatedRegionOp extends IsolatedRegionOpBase {
  IsolatedRegionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand operand = parser.parseOperand();
      Type index = IndexType.of(state.context());
      state.addOperand(parser.resolveOperand(operand, index));
      Location location = parser.location(operand.position());
      Argument argument = new Argument(operand, index, null, location);
      parser.parseRegion(
          state.addRegion(), RegionOptions.PLAIN.withArguments(List.of(argument)).isolated());
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      IsolatedRegionOp view = new IsolatedRegionOp(op);
      printer.printOperand(view.input());
      printer.shadowRegionArgs(view.region(), List.of(op.operands()));
      printer.print(' ');
      printer.printRegion(view.region(), false, true);
    }
  }
}
