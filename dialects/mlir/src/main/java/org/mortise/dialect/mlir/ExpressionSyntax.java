// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/**
 * {@code %a, %b noinline : (i32, i32) -> i32 {...}}: a region whose arguments have the names of the operands. MLIR 22
 * reads {@code noinline} and does not print it.
 */
final class ExpressionSyntax implements OpAssembly {
  private static final String NO_INLINE = "do_not_inline";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>();
    parser.parseOperandList(operands, Delimiter.NONE);
    if (parser.parseOptionalKeyword("noinline")) {
      state.addAttribute(NO_INLINE, UnitAttr.of(state.context()));
    }
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    FunctionType type = parser.parseColonType(FunctionType.class);
    parser.resolveOperands(operands, type.inputs(), start, state);
    state.addResultTypes(type.results());
    List<Argument> arguments = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      UnresolvedOperand name = operands.get(i);
      arguments.add(new Argument(name, type.inputs().get(i), null, parser.location(name.position())));
    }
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(arguments).isolated());
  }

  @Override
  public String template() {
    return "$%operands : ($type) -> $type {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperands(List.of(op.operands()));
    if (op.getAttr(NO_INLINE) != null) {
      printer.print(" noinline");
    }
    printer.printOptionalAttrDict(op, NO_INLINE).print(" : ");
    printer.printFunctionalType(op);
    printer.shadowRegionArgs(op.region(0), List.of(op.operands()));
    printer.print(' ').printRegion(op.region(0), false, true);
  }
}
