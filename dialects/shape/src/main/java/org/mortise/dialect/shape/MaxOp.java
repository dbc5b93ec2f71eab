// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the greater extents, or the greater size. */
@Op(name = "shape.max",
    family = ExtremumOp.class)
public final class MaxOp extends MaxOpBase {
  MaxOp(Operation operation) {
    super(operation);
  }
}
