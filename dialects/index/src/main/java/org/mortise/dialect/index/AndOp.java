// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Computes the bitwise and. */
@Op(name = "index.and", family = IndexBinaryOp.class, traits = {"COMMUTATIVE", "PURE"})
public final class AndOp extends AndOpBase {
  AndOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.UNSIGNED, BitRanges::and);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.unchecked(constants, (a, b, width) -> a.and(b));
  }
}
