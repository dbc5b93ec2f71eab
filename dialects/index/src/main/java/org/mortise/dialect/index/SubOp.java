// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Subtracts. */
@Op(name = "index.sub", family = IndexBinaryOp.class, traits = "PURE")
public final class SubOp extends SubOpBase {
  SubOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.BOTH, (a, b) -> RangeArithmetic.subtract(a, b, 0));
  }

  FoldResult fold(Attribute[] constants) {
    if (IndexConstants.isZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    return IndexFolding.unchecked(constants, (a, b, width) -> a.subtract(b));
  }
}
