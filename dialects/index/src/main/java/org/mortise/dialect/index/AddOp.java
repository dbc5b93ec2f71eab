// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Adds. */
@Op(name = "index.add", family = IndexBinaryOp.class, traits = {"COMMUTATIVE", "PURE"})
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.BOTH, (a, b) -> RangeArithmetic.add(a, b, 0));
  }

  FoldResult fold(Attribute[] constants) {
    if (IndexConstants.isZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    return IndexFolding.unchecked(constants, (a, b, width) -> a.add(b));
  }
}
