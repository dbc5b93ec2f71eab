// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Divides unsigned numbers, rounding towards zero. */
@Op(name = "index.divu", family = IndexBinaryOp.class, traits = "NO_MEMORY_EFFECT")
public final class DivUOp extends DivUOpBase {
  DivUOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.UNSIGNED, RangeArithmetic::divideUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.checkedUnsigned(constants, (a, b, width) -> b.signum() == 0 ? null : a.divide(b));
  }
}
