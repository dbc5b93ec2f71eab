// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Adds elements. */
@Op(name = "tosa.add",
    family = BinaryOp.class,
    traits = "COMMUTATIVE")
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (Splats.foldable(input1()) == null || Splats.foldable(input2()) == null) {
      return FoldResult.NONE;
    }
    if (Splats.isZero(constants[1]) && input1().type() == output().type()) {
      return FoldResult.of(input1());
    }
    if (Splats.isZero(constants[0]) && input2().type() == output().type()) {
      return FoldResult.of(input2());
    }
    return Splats.binary(constants, output(), BigInteger::add, FloatArithmetic::add);
  }
}
