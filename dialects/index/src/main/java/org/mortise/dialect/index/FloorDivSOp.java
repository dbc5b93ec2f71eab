// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Divides signed numbers, rounding down. */
@Op(name = "index.floordivs", family = IndexBinaryOp.class, traits = "NO_MEMORY_EFFECT")
public final class FloorDivSOp extends FloorDivSOpBase {
  FloorDivSOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.SIGNED, RangeArithmetic::floorDivideSigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checked(constants, (a, b, width) -> b.signum() == 0 ? null : FixedWidth.floorQuotient(a, b));
  }
}
