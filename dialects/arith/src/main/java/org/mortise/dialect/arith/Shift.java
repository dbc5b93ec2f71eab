// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.dialect.arith.internal.compat.LastElement;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/**
 * Shifts of integers of a given width. A shift by the width or more is poison and not folded. Vectors and tensors are
 * folded, as in MLIR, if the distance of the {@link LastElement} is in range; elements with a larger distance lose all
 * their bits.
 */
final class Shift {
  private Shift() {}

  static BigInteger left(BigInteger a, BigInteger b, int width) {
    int distance = distance(b, width);
    return distance < 0 ? BigInteger.ZERO : a.shiftLeft(distance);
  }

  static BigInteger rightSigned(BigInteger a, BigInteger b, int width) {
    int distance = distance(b, width);
    return a.shiftRight(distance < 0 ? width : distance);
  }

  static BigInteger rightUnsigned(BigInteger a, BigInteger b, int width) {
    int distance = distance(b, width);
    return distance < 0 ? BigInteger.ZERO : FixedWidth.asUnsigned(a, width).shiftRight(distance);
  }

  /** Folds a shift of constants. */
  static FoldResult fold(Attribute[] constants, IntegerFolding.Binary shift) {
    return inRange(constants[1]) ? IntegerFolding.binary(constants, shift) : FoldResult.NONE;
  }

  private static boolean inRange(Attribute distances) {
    BigInteger last = LastElement.of(distances);
    return last != null && distance(last, ArithTypes.width(distances.type())) >= 0;
  }

  /** Returns the distance if it is less than the width, otherwise -1. */
  private static int distance(BigInteger b, int width) {
    BigInteger unsigned = FixedWidth.asUnsigned(b, width);
    return unsigned.compareTo(BigInteger.valueOf(width)) < 0 ? unsigned.intValueExact() : -1;
  }
}
