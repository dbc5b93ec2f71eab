// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Computes the remainder of a signed division, which has the sign of the dividend. */
@Op(name = "index.rems", family = IndexBinaryOp.class, traits = "NO_MEMORY_EFFECT")
public final class RemSOp extends RemSOpBase {
  RemSOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.SIGNED, RangeArithmetic::remainderSigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checked(constants, (a, b, width) -> b.signum() == 0 ? null : a.remainder(b));
  }
}
