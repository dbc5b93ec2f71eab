// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.interfaces.ranges.ReductionKind;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.VectorType;

/** {@code %lhs, %rhs, %acc {...} : type, type}. */
final class OuterProductAssembly implements OpAssembly {
  private static final String KIND = "kind";

  @Override
  public String template() {
    return " $%lhs, $%rhs : $lhsType, $rhsType";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>(3);
    parser.parseOperandList(operands, Delimiter.NONE);
    parser.parseOptionalAttrDict(state);
    parser.parsePunctuation(":");
    Type lhs = parser.parseType();
    parser.parsePunctuation(",");
    Type rhs = parser.parseType();
    if (operands.size() < 2) {
      throw parser.error(parser.namePosition(), "expected at least 2 operands");
    }
    if (!(lhs instanceof VectorType lhsVector)) {
      throw parser.error(parser.namePosition(), "expected vector type for operand #1");
    }
    Type result = resultType(lhsVector, rhs);
    if (state.getAttr(KIND) == null) {
      state.addAttribute(KIND, CombiningKindAttr.of(parser.context(), ReductionKind.ADD));
    }
    state.addOperand(parser.resolveOperand(operands.get(0), lhs));
    state.addOperand(parser.resolveOperand(operands.get(1), rhs));
    if (operands.size() > 2) {
      state.addOperand(parser.resolveOperand(operands.get(2), result));
    }
    state.addResultType(result);
  }

  /** Returns the product type of the first dimensions; the verifier rejects further dimensions. */
  private static Type resultType(VectorType lhs, Type rhs) {
    if (lhs.rank() == 0) {
      return lhs;
    }
    if (!(rhs instanceof VectorType rhsVector) || rhsVector.rank() == 0) {
      return VectorType.of(
          new long[] {lhs.dim(0)}, new boolean[] {lhs.isScalableDim(0)}, lhs.elementType());
    }
    return VectorType.of(
        new long[] {lhs.dim(0), rhsVector.dim(0)},
        new boolean[] {lhs.isScalableDim(0), rhsVector.isScalableDim(0)}, lhs.elementType());
  }

  /** Prints the attributes only if there is an accumulator, as in MLIR. */
  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    OuterProductOp product = OuterProductOp.of(op);
    printer.print(' ').printOperands(List.of(op.operands()));
    if (product.acc() != null) {
      printer.printOptionalAttrDict(op);
    }
    printer.print(" : ").printTypesOf(List.of(product.lhs(), product.rhs()));
  }
}
