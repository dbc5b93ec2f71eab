// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns {@code lhs} with the sign of {@code rhs}. */
@Op(name = "math.copysign", family = FloatBinaryOp.class)
public final class CopySignOp extends CopySignOpBase {
  CopySignOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return ElementwiseFolding.binary(constants, (magnitude, sign) ->
        FloatFolding.withSign((FloatAttr) magnitude, ((FloatAttr) sign).isNegative()));
  }
}
