// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Multiplies. */
@Op(name = "index.mul", family = IndexBinaryOp.class, traits = {"COMMUTATIVE", "PURE"})
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.BOTH, (a, b) -> RangeArithmetic.multiply(a, b, 0));
  }

  FoldResult fold(Attribute[] constants) {
    if (IndexConstants.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    if (IndexConstants.isZero(constants[1])) {
      return FoldResult.of(rhs());
    }
    return IndexFolding.unchecked(constants, (a, b, width) -> a.multiply(b));
  }
}
