// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Adds unsigned integers; the second result is whether the sum overflowed. */
@Op(name = "arith.addui_extended",
    operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = {"sum: SIGNLESS_INTEGER_LIKE", "overflow: BOOL_LIKE"},
    traits = {"ELEMENTWISE_MAPPABLE", "PURE", "COMMUTATIVE"},
    sameTypes = "lhs, rhs, sum",
    format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
    resultNames = {"sum", "overflow"},
    patterns = AddPatterns.class)
public final class AddUIExtendedOp extends AddUIExtendedOpBase {
  AddUIExtendedOp(Operation operation) {
    super(operation);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    if (state.operands().isEmpty()) {
      return null;
    }
    Type type = state.operands().get(0).type();
    return List.of(type, ArithTypes.boolLike(type));
  }

  FoldResult fold(Attribute[] constants) {
    Type overflowType = overflow().type();
    if (IntegerConstants.isZero(constants[1]) && IntegerConstants.canBeConstant(overflowType)) {
      return FoldResult.ofAll(lhs(), IntegerConstants.bool(overflowType, false));
    }
    Attribute sum = IntegerFolding.fold(constants, sum().type(), IntegerFunction.ADD::exact);
    if (sum == null) {
      return FoldResult.NONE;
    }
    return FoldResult.ofAll(sum, IntegerFolding.fold(constants, overflowType, AddUIExtendedOp::carry));
  }

  private static BigInteger carry(BigInteger a, BigInteger b, int width) {
    return FixedWidth.asUnsigned(a, width).add(FixedWidth.asUnsigned(b, width)).shiftRight(width);
  }
}
