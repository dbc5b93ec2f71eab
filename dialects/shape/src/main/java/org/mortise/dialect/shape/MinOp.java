// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the smaller extents, or the smaller size. */
@Op(name = "shape.min",
    family = ExtremumOp.class)
public final class MinOp extends MinOpBase {
  MinOp(Operation operation) {
    super(operation);
  }
}
