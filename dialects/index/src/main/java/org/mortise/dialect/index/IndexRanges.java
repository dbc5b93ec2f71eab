// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.util.function.BinaryOperator;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.BitRanges;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Ranges of indices: what holds for both widths that a target can have. */
final class IndexRanges {
  /** The readings of the result in which the ranges for both widths have to agree. */
  enum Agreement {
    SIGNED, UNSIGNED, BOTH
  }

  private IndexRanges() {}

  /** Declares that the operation's range is {@code range} of those of its operands. */
  static void binary(OpDefinitionBuilder op, Agreement agreement, BinaryOperator<IntegerRange> range) {
    op.implement(InferIntRangeInterface.class, (each, operands, results) ->
        results.set(each.result(0), infer(agreement, range, operands.get(0), operands.get(1))));
  }

  /** The range in 64 bits if its low 32 bits are the range in 32 bits, otherwise the union of both. */
  private static IntegerRange infer(
      Agreement agreement, BinaryOperator<IntegerRange> range, IntegerRange a, IntegerRange b) {
    IntegerRange wide = range.apply(a, b);
    IntegerRange narrow = range.apply(narrow(a), narrow(b));
    return agree(wide, narrow, agreement) ? wide : wide.union(widen(narrow));
  }

  static IntegerRange narrow(IntegerRange range) {
    return BitRanges.truncate(range, IndexFolding.NARROW);
  }

  static IntegerRange widen(IntegerRange range) {
    return new IntegerRange(IndexFolding.WIDE, range.umin(), range.umax(), range.smin(), range.smax());
  }

  private static boolean agree(IntegerRange wide, IntegerRange narrow, Agreement agreement) {
    IntegerRange low = narrow(wide);
    boolean signed = low.smin().equals(narrow.smin()) && low.smax().equals(narrow.smax());
    boolean unsigned = low.umin().equals(narrow.umin()) && low.umax().equals(narrow.umax());
    return switch (agreement) {
      case SIGNED -> signed;
      case UNSIGNED -> unsigned;
      case BOTH -> signed && unsigned;
    };
  }
}
