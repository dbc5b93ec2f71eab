// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Converts between an index and a signed integer. */
@Op(name = "arith.index_cast", family = IndexConversionOp.class,
    canonicalization = "CastPatterns.indexCast")
public final class IndexCastOp extends IndexCastOpBase {
  IndexCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.cast(op, BitRanges::resizeSigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.cast(constants[0], out().type(), (a, width) -> a);
  }
}
