// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Shifts left. */
@Op(name = "index.shl", family = IndexBinaryOp.class, traits = "PURE")
public final class ShlOp extends ShlOpBase {
  private static final BigInteger MIN_WIDTH = BigInteger.valueOf(32);

  ShlOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    IndexRanges.binary(op, IndexRanges.Agreement.BOTH, (a, b) -> BitRanges.shiftLeft(a, b, 0));
  }

  FoldResult fold(Attribute[] constants) {
    BigInteger distance = IndexConstants.unsigned(constants[1]);
    if (distance == null || distance.compareTo(MIN_WIDTH) >= 0) {
      return FoldResult.NONE;
    }
    return IndexFolding.unchecked(constants, (a, b, width) -> a.shiftLeft(b.intValue()));
  }
}
