// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/** Checks that reductions share. */
final class Reductions {
  private Reductions() {}

  /** Returns whether the reduction is along one dimension of several, so that the result is an array. */
  static boolean isPartial(Value reduced, @Nullable Value dimension) {
    return dimension != null && Entities.shapeOf(reduced.type()).length > 1;
  }

  /** Returns a verification error of the result rank of a reduction along a dimension, or null. */
  static @Nullable String rankError(ExprType result, Value reduced, String name) {
    if (!result.isArray()) {
      return "result must be an array";
    }
    return result.rank() + 1 == Entities.shapeOf(reduced.type()).length
        ? null : "result rank must be one less than " + name;
  }

  /** Returns a verification error of a mask, which must be a scalar or conform to the array; null if valid. */
  static @Nullable String maskError(Value array, @Nullable Value mask) {
    int rank = mask == null ? 0 : Entities.shapeOf(mask.type()).length;
    return rank == 0 || rank >= Entities.shapeOf(array.type()).length ? null : "MASK must be conformable to ARRAY";
  }
}
