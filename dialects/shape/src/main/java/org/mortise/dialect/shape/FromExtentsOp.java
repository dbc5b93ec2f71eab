// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The shape of extents. */
@Op(name = "shape.from_extents",
    operands = "extents: SIZE_OR_INDEX...",
    results = "shape: SHAPE",
    traits = "PURE",
    format = "$extents attr-dict `:` type($extents)")
public final class FromExtentsOp extends FromExtentsOpBase {
  FromExtentsOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    long[] extents = new long[constants.length];
    for (int i = 0; i < extents.length; i++) {
      Long extent = Extents.sizeOf(constants[i]);
      if (extent == null) {
        return FoldResult.NONE;
      }
      extents[i] = extent;
    }
    return FoldResult.of(Extents.attribute(context(), extents));
  }
}
