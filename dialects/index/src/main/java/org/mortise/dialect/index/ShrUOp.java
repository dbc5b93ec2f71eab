// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Shifts right with zeros. */
@Op(name = "index.shru", family = IndexBinaryOp.class, traits = "PURE")
public final class ShrUOp extends ShrUOpBase {
  ShrUOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.UNSIGNED, BitRanges::shiftRightUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checkedUnsigned(constants,
        (a, b, width) -> IndexFolding.isDistance(b, width) ? a.shiftRight(b.intValue()) : null);
  }
}
