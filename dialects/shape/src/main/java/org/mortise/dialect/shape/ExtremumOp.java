// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of element-wise extrema of shapes or sizes. */
@Op(operands = {"lhs: SHAPE_OR_SIZE", "rhs: SHAPE_OR_SIZE"},
    results = "result: SHAPE_OR_SIZE",
    traits = {"COMMUTATIVE", "PURE"},
    format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)")
public abstract class ExtremumOp extends ExtremumOpBase {
  ExtremumOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(ExtremumOp::inferTypes);
  }

  private static List<Type> inferTypes(OperationState state) {
    Type lhs = state.operands().get(0).type();
    Type rhs = state.operands().get(1).type();
    return List.of(lhs == rhs ? lhs : ShapeSort.SIZE.in(state.context()));
  }

  FoldResult fold(Attribute[] constants) {
    return operation().operand(0) == operation().operand(1)
        ? FoldResult.of(operation().operand(0))
        : FoldResult.NONE;
  }
}
