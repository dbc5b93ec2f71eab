// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Divides unsigned numbers, rounding up. */
@Op(name = "index.ceildivu", family = IndexBinaryOp.class, traits = "NO_MEMORY_EFFECT")
public final class CeilDivUOp extends CeilDivUOpBase {
  CeilDivUOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.UNSIGNED, RangeArithmetic::ceilDivideUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checkedUnsigned(constants,
        (a, b, width) -> b.signum() == 0 ? null : FixedWidth.ceilQuotient(a, b));
  }
}
