// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.VectorType;

/** {@code %mask : vector<[4]xi1>}: the other type of the conversion has 16 scalable elements in its last dimension. */
final class PredicateConversion implements OpAssembly {
  private static final int SVBOOL = 16;

  private final boolean isOfResult;

  /** @param isOfResult whether the text states the type of the result, not that of the operand */
  PredicateConversion(boolean isOfResult) {
    this.isOfResult = isOfResult;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand operand = parser.parseOperand();
    parser.parseOptionalAttrDict(state);
    VectorType type = parser.parseColonType(VectorType.class);
    long[] shape = type.shape().clone();
    if (shape.length > 0) {
      shape[shape.length - 1] = SVBOOL;
    }
    Type svbool = type.cloneWith(shape, type.elementType());
    state.addOperand(parser.resolveOperand(operand, isOfResult ? svbool : type));
    state.addResultType(isOfResult ? type : svbool);
  }

  @Override
  public String template() {
    return "$%source : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0)).printOptionalAttrDict(op).print(" : ");
    printer.printType(isOfResult ? op.result(0).type() : op.operand(0).type());
  }
}
