// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Subtracts elements. */
@Op(name = "tosa.sub",
    family = BinaryOp.class)
public final class SubOp extends SubOpBase {
  SubOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (Splats.foldable(input1()) == null || Splats.foldable(input2()) == null) {
      return FoldResult.NONE;
    }
    if (Splats.isZero(constants[1]) && input1().type() == output().type()) {
      return FoldResult.of(input1());
    }
    return Splats.binary(constants, output(), BigInteger::subtract, FloatArithmetic::subtract);
  }
}
