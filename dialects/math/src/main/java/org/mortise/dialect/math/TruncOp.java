// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.dialect.math.FloatFolding.Rounding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Rounds towards zero to an integer. */
@Op(name = "math.trunc", family = FloatUnaryOp.class)
public final class TruncOp extends TruncOpBase {
  TruncOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.ofLibrary(this, constants, number -> FloatFolding.toIntegral(number, Rounding.TOWARDS_ZERO));
  }
}
