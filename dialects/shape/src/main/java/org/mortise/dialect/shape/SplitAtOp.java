// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Splits the extents at an index. */
@Op(name = "shape.split_at",
    operands = {"operand: SHAPE_OR_EXTENTS", "index: SIZE_OR_INDEX"},
    results = {"head: SHAPE_OR_EXTENTS", "tail: SHAPE_OR_EXTENTS"},
    traits = "PURE")
public final class SplitAtOp extends SplitAtOpBase {
  SplitAtOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    long[] extents = Extents.of(constants[0]);
    Long index = Extents.sizeOf(constants[1]);
    if (extents == null || index == null || index < -extents.length || index > extents.length) {
      return FoldResult.NONE;
    }
    int split = (int) (index < 0 ? index + extents.length : index);
    return FoldResult.ofAll(
        Extents.attribute(context(), Arrays.copyOf(extents, split)),
        Extents.attribute(context(), Arrays.copyOfRange(extents, split, extents.length)));
  }
}
