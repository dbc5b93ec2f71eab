// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.types.ShapedType;

/** Verification of operations with lists of offsets, sizes and strides, which are operands and attributes. */
public final class OffsetSizeAndStrideVerifier {
  private static final String[] NAMES = {"offset", "size", "stride"};

  /** The order in which the numbers of values are checked. */
  private static final int[] ORDER = {1, 2, 0};

  private OffsetSizeAndStrideVerifier() {}

  /**
   * Checks that the lists have the expected lengths and one value per dynamic index.
   *
   * @param offsets the number of offsets
   * @param rank the number of sizes and of strides
   * @param lists the offsets, sizes and strides
   */
  public static @Nullable Diagnostic verify(Operation op, int offsets, int rank, MixedIndices... lists) {
    Diagnostic wrong = offsets == 1 ? oneOffset(op, lists) : sameRanks(op, lists);
    int[] lengths = {offsets, rank, rank};
    for (int i = 0; i < lists.length && wrong == null; i++) {
      boolean fits = lists[i].size() == lengths[i];
      wrong = fits ? null : op.error("expected " + lengths[i] + " " + NAMES[i] + " values, got " + lists[i].size());
    }
    for (int i : ORDER) {
      wrong = wrong != null ? wrong : complete(op, NAMES[i], lists[i]);
    }
    return wrong != null ? wrong : negative(op, lists);
  }

  /** Checks that the lists of a slice of {@code rank} dimensions have that length and one value per dynamic index. */
  public static @Nullable Diagnostic verify(Operation op, int rank, HyperrectangularSlice slice) {
    return verify(op, rank, rank, slice.offsets(), slice.sizes(), slice.strides());
  }

  private static @Nullable Diagnostic oneOffset(Operation op, MixedIndices[] lists) {
    if (lists[0].size() != 1 && lists[0].size() != lists[1].size()) {
      return mismatch(op, "offsets", lists[0], "sizes", lists[1]);
    }
    return lists[1].size() == lists[2].size() ? null : mismatch(op, "sizes", lists[1], "strides", lists[2]);
  }

  private static @Nullable Diagnostic sameRanks(Operation op, MixedIndices[] lists) {
    if (lists[0].size() != lists[1].size()) {
      return mismatch(op, "offsets", lists[0], "sizes", lists[1]);
    }
    return lists[1].size() == lists[2].size() ? null : mismatch(op, "sizes", lists[1], "strides", lists[2]);
  }

  private static Diagnostic mismatch(Operation op, String first, MixedIndices a, String second, MixedIndices b) {
    return op.error("expected mixed " + first + " rank to match mixed " + second + " rank (" + a.size() + " vs "
        + b.size() + ") so the rank of the result type is well-formed.");
  }

  private static @Nullable Diagnostic complete(Operation op, String name, MixedIndices list) {
    return list.isComplete() ? null
        : op.error("expected the number of '" + name + "s' to match the number of dynamic entries in 'static_" + name
            + "s' (" + list.values().size() + " vs " + list.dynamicCount() + ")");
  }

  private static @Nullable Diagnostic negative(Operation op, MixedIndices[] lists) {
    for (int i = 0; i < 2; i++) {
      for (long number : lists[i].numbers()) {
        if (number < 0 && !ShapedType.isDynamic(number)) {
          return op.error("expected " + NAMES[i] + "s to be non-negative, but got " + number);
        }
      }
    }
    return null;
  }
}
