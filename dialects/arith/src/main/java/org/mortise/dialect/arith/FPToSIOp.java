// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Converts a floating-point number to a signed integer, rounding towards zero. */
@Op(name = "arith.fptosi", family = FloatToIntegerOp.class)
public final class FPToSIOp extends FPToSIOpBase {
  FPToSIOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    return FloatFolding.toInteger(constants[0], out().type(), true);
  }
}
