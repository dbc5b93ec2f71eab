// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.internal.compat;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.Overflow;

/**
 * Foldings in which MLIR deviates from the definition of a function. In vectors and tensors the {@link LastElement}
 * decides whether shifts and floor divisions are folded; undefined results of other elements are those of MLIR.
 */
public final class ReferenceFolding {
  private ReferenceFolding() {}

  /** Returns whether MLIR folds the function for constants, of which some may be null. */
  public static boolean folds(IntegerFunction function, @Nullable Attribute[] constants, int width) {
    BigInteger a = LastElement.of(constants[0]);
    BigInteger b = LastElement.of(constants[1]);
    return switch (function) {
      case SHIFT_LEFT, SHIFT_RIGHT_SIGNED, SHIFT_RIGHT_UNSIGNED ->
          b != null && function.exact(BigInteger.ZERO, b, width) != null;
      case FLOOR_DIV_SIGNED -> a == null || b == null || function.apply(a, b, width, Overflow.WRAPS) != null;
      default -> true;
    };
  }

  /** Returns the result for two elements; null if nothing is folded. */
  public static @Nullable BigInteger apply(IntegerFunction function, BigInteger a, BigInteger b, int width) {
    BigInteger smallest = FixedWidth.signedMin(width);
    boolean isNegationUndefined = a.equals(smallest) || a.signum() != 0 && b.equals(smallest);
    if (function == IntegerFunction.CEIL_DIV_SIGNED && isNegationUndefined) {
      return null;
    }
    BigInteger value = function.apply(a, b, width, Overflow.WRAPS);
    if (value != null) {
      return value;
    }
    return switch (function) {
      case SHIFT_LEFT, SHIFT_RIGHT_UNSIGNED -> BigInteger.ZERO;
      case SHIFT_RIGHT_SIGNED -> a.shiftRight(width);
      case FLOOR_DIV_SIGNED -> a;
      default -> null;
    };
  }
}
