// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.interfaces.ranges.BitRanges;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** Ranges of indices, valid for both index widths. */
final class IndexRanges {
  private IndexRanges() {}

  /** Returns the range in 64 bits if its low 32 bits are the range in 32 bits, otherwise the union of both. */
  static IntegerRange infer(IntegerFunction function, IntegerRange a, IntegerRange b) {
    IntegerRange wide = function.range(a, b);
    IntegerRange narrow = function.range(narrow(a), narrow(b));
    return agree(wide, narrow, function) ? wide : wide.union(widen(narrow));
  }

  static IntegerRange narrow(IntegerRange range) {
    return BitRanges.truncate(range, IndexFolding.NARROW);
  }

  static IntegerRange widen(IntegerRange range) {
    return new IntegerRange(IndexFolding.WIDE, range.umin(), range.umax(), range.smin(), range.smax());
  }

  /** Compares the ranges in the readings that the function has: both if it is neither signed nor unsigned. */
  private static boolean agree(IntegerRange wide, IntegerRange narrow, IntegerFunction function) {
    IntegerRange low = narrow(wide);
    boolean signed = low.smin().equals(narrow.smin()) && low.smax().equals(narrow.smax());
    boolean unsigned = low.umin().equals(narrow.umin()) && low.umax().equals(narrow.umax());
    return (signed || !function.isSigned() && !function.canOverflow()) && (unsigned || function.isSigned());
  }
}
