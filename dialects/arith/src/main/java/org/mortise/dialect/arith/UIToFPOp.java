// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Converts an unsigned integer to a floating-point number. */
@Op(name = "arith.uitofp", family = IntegerToFloatOp.class)
public final class UIToFPOp extends UIToFPOpBase {
  UIToFPOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    return FloatFolding.fromInteger(constants[0], out().type(), false);
  }
}
