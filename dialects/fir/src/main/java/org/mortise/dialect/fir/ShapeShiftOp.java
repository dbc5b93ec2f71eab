// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The lower bound and the extent of each dimension of an array. */
@Op(name = "fir.shape_shift",
    operands = "pairs: ANY_INTEGER...",
    results = "result: SHAPE_SHIFT",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class ShapeShiftOp extends ShapeShiftOpBase {
  ShapeShiftOp(Operation operation) {
    super(operation);
  }
}
