// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the reciprocal of each element. */
@Op(name = "tosa.reciprocal", family = UnaryOp.class)
public final class ReciprocalOp extends ReciprocalOpBase {
  ReciprocalOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return Splats.of(constants[0]) instanceof FloatAttr number && Splats.foldable(input1()) != null
        ? Splats.fold(output(), FloatArithmetic.divide(FloatAttr.of(number.type(), 1), number))
        : FoldResult.NONE;
  }
}
