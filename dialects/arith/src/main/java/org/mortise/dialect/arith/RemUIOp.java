// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Computes the remainder of an unsigned division. */
@Op(name = "arith.remui", family = DivisionOp.class)
public final class RemUIOp extends RemUIOpBase {
  RemUIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, RangeArithmetic::remainderUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    Type type = result().type();
    if (IntegerConstants.isOne(constants[1]) && IntegerConstants.canBeConstant(type)) {
      return FoldResult.of(IntegerConstants.integer(type, BigInteger.ZERO));
    }
    return IntegerFolding.binary(constants, Division::unsignedRemainder);
  }
}
