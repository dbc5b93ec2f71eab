// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** Folding of functions of integer constants. */
final class IntegerFolding {
  /** A function of one integer of {@code width} bits. */
  @FunctionalInterface
  interface Unary {
    /** Returns the result, of which only the low bits count. */
    BigInteger apply(IntegerAttr number, int width);
  }

  private IntegerFolding() {}

  static FoldResult unary(IntegerUnaryOp op, Attribute[] constants, Unary function) {
    return ElementwiseFolding.unary(constants[0], op.result().type(), each -> {
      IntegerAttr number = (IntegerAttr) each;
      return result(number, function.apply(number, FixedWidth.of(number.type())));
    });
  }

  private static IntegerAttr result(IntegerAttr like, BigInteger value) {
    return IntegerAttr.of(like.type(), FixedWidth.wrap(value, FixedWidth.of(like.type())));
  }

  /** Raises a signed integer to a power, or returns null for a negative power of zero. */
  static @Nullable Attribute power(Attribute base, Attribute exponent) {
    IntegerAttr number = (IntegerAttr) base;
    BigInteger x = number.signedValue();
    BigInteger n = ((IntegerAttr) exponent).signedValue();
    if (n.signum() >= 0) {
      return result(number, x.modPow(n, BigInteger.ONE.shiftLeft(FixedWidth.of(number.type()))));
    }
    if (x.signum() == 0) {
      return null;
    }
    boolean isUnit = x.abs().equals(BigInteger.ONE);
    if (!isUnit) {
      return result(number, BigInteger.ZERO);
    }
    return result(number, n.testBit(0) ? x : BigInteger.ONE);
  }
}
