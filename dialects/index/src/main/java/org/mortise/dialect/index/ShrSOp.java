// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Shifts right with copies of the sign. */
@Op(name = "index.shrs", family = IndexBinaryOp.class, traits = "PURE")
public final class ShrSOp extends ShrSOpBase {
  ShrSOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.SIGNED, BitRanges::shiftRightSigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checked(constants,
        (a, b, width) -> IndexFolding.isDistance(b, width) ? a.shiftRight(b.intValue()) : null);
  }
}
