// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Declares how operations on scalars infer the range of their result. Vectors and tensors have no range. */
final class ResultRanges {
  /** A function of a range and of the width of the result. */
  @FunctionalInterface
  interface Cast {
    IntegerRange of(IntegerRange range, int width);
  }

  private ResultRanges() {}

  static void cast(OpDefinitionBuilder op, Cast range) {
    op.implement(InferIntRangeInterface.class, (each, operands, results) ->
        results.set(each.result(0), range.of(operands.get(0), FixedWidth.of(each.result(0).type()))));
  }
}
