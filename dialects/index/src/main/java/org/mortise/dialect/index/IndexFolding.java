// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/**
 * Folding of operations on constant indices. The width of an index is that of the target, 32 or 64 bits; so an
 * operation is folded in 64 bits only if the low 32 bits of the result are those that a target of 32 bits computes.
 */
final class IndexFolding {
  static final int NARROW = 32;
  static final int WIDE = FixedWidth.INDEX_WIDTH;

  /** A function of two integers of {@code width} bits. */
  @FunctionalInterface
  interface Binary {
    /** Returns the result, of which only the low bits count; null if it is undefined. */
    @Nullable BigInteger apply(BigInteger a, BigInteger b, int width);
  }

  private IndexFolding() {}

  /** Folds a function whose low bits depend on the low bits of the operands only. */
  static FoldResult unchecked(Attribute[] constants, Binary function) {
    if (!(constants[0] instanceof IntegerAttr a) || !(constants[1] instanceof IntegerAttr b)) {
      return FoldResult.NONE;
    }
    return result(a, function.apply(a.signedValue(), b.signedValue(), WIDE));
  }

  /** Folds a function of signed numbers if both widths agree. */
  static FoldResult checked(Attribute[] constants, Binary function) {
    if (!(constants[0] instanceof IntegerAttr a) || !(constants[1] instanceof IntegerAttr b)) {
      return FoldResult.NONE;
    }
    BigInteger wide = function.apply(a.signedValue(), b.signedValue(), WIDE);
    BigInteger narrow = function.apply(
        FixedWidth.wrap(a.signedValue(), NARROW), FixedWidth.wrap(b.signedValue(), NARROW), NARROW);
    boolean agree = wide != null && narrow != null
        && FixedWidth.wrap(wide, NARROW).equals(FixedWidth.wrap(narrow, NARROW));
    return agree ? result(a, wide) : FoldResult.NONE;
  }

  /** Folds a function of unsigned numbers if both widths agree. */
  static FoldResult checkedUnsigned(Attribute[] constants, Binary function) {
    return checked(constants, (a, b, width) ->
        function.apply(FixedWidth.asUnsigned(a, width), FixedWidth.asUnsigned(b, width), width));
  }

  private static FoldResult result(IntegerAttr like, @Nullable BigInteger value) {
    return value == null
        ? FoldResult.NONE : FoldResult.of(IntegerAttr.of(like.type(), FixedWidth.wrap(value, WIDE)));
  }

  /** Returns whether a number can be shifted by {@code distance}. */
  static boolean isDistance(BigInteger distance, int width) {
    return distance.signum() >= 0 && distance.compareTo(BigInteger.valueOf(width)) < 0;
  }
}
