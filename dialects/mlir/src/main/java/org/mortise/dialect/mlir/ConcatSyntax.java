// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %a, %b : !smt.bv<4>, !smt.bv<8>}: the width of the result is the sum of those of the operands. */
final class ConcatSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand left = parser.parseOperand();
    parser.parsePunctuation(",");
    UnresolvedOperand right = parser.parseOperand();
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    Type leftType = parser.parseColonType();
    parser.parsePunctuation(",");
    Type rightType = parser.parseType();
    if (!RepeatSyntax.isBitVector(leftType) || !RepeatSyntax.isBitVector(rightType)) {
      throw parser.error(start, "operands must have bit-vector types");
    }
    state.addOperand(parser.resolveOperand(left, leftType)).addOperand(parser.resolveOperand(right, rightType));
    state.addResultType(SyntaxTexts.parseType(state.context(),
        "!smt.bv<" + (RepeatSyntax.width(leftType) + RepeatSyntax.width(rightType)) + ">"));
  }

  @Override
  public String template() {
    return "$%lhs, $%rhs : $type, $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0)).print(", ").printOperand(op.operand(1)).printOptionalAttrDict(op);
    printer.print(" : ").printType(op.operand(0).type()).print(", ").printType(op.operand(1).type());
  }
}
