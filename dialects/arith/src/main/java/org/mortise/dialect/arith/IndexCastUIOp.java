// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** Converts between an index and an unsigned integer. */
@Op(name = "arith.index_castui", family = IndexConversionOp.class,
    canonicalization = "CastPatterns.indexCastUI")
public final class IndexCastUIOp extends IndexCastUIOpBase {
  IndexCastUIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.cast(op, BitRanges::resizeUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.cast(constants[0], out().type(), FixedWidth::asUnsigned);
  }
}
