// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.function.BinaryOperator;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Declares how operations on scalars infer the range of their result. Vectors and tensors have no range. */
final class ResultRanges {
  /** A function of two ranges, and of what the operation promises about overflow. */
  @FunctionalInterface
  interface Overflowing {
    IntegerRange of(IntegerRange a, IntegerRange b, int promises);
  }

  /** A function of a range and of the width of the result. */
  @FunctionalInterface
  interface Cast {
    IntegerRange of(IntegerRange range, int width);
  }

  private ResultRanges() {}

  static void binary(OpDefinitionBuilder op, BinaryOperator<IntegerRange> range) {
    op.implement(InferIntRangeInterface.class, (each, operands, results) ->
        results.set(each.result(0), range.apply(operands.get(0), operands.get(1))));
  }

  static void overflowing(OpDefinitionBuilder op, Overflowing range) {
    op.implement(InferIntRangeInterface.class, (each, operands, results) ->
        results.set(each.result(0), range.of(operands.get(0), operands.get(1), promises(each))));
  }

  private static int promises(Operation op) {
    return ((OverflowFlagsAttr) op.property(0)).bits();
  }

  static void cast(OpDefinitionBuilder op, Cast range) {
    op.implement(InferIntRangeInterface.class, (each, operands, results) ->
        results.set(each.result(0), range.of(operands.get(0), FixedWidth.of(each.result(0).type()))));
  }
}
