// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Computes the bitwise or. */
@Op(name = "index.or", family = IndexBinaryOp.class, traits = {"COMMUTATIVE", "PURE"})
public final class OrOp extends OrOpBase {
  OrOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.UNSIGNED, BitRanges::or);
  }

  FoldResult fold(Attribute[] constants) {
    return IndexFolding.unchecked(constants, (a, b, width) -> a.or(b));
  }
}
