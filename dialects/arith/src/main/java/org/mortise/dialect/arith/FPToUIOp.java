// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Converts a floating-point number to an unsigned integer, rounding towards zero. */
@Op(name = "arith.fptoui", family = FloatToIntegerOp.class)
public final class FPToUIOp extends FPToUIOpBase {
  FPToUIOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    return FloatFolding.toInteger(constants[0], out().type(), false);
  }
}
