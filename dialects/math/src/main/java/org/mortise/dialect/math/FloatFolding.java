// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import org.mortise.dialect.arith.ElementwiseFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/**
 * Folding of functions of floating-point constants. As in MLIR, C library functions are folded only in {@code f32} and
 * {@code f64}; a NaN operand gives a quiet NaN.
 */
final class FloatFolding {
  private FloatFolding() {}

  /** Folds a function of the C library, which is not called if an operand is NaN. */
  static FoldResult binary(
      Attribute[] constants, BinaryOperator<FloatAttr> ofNaN, DoubleBinaryOperator function) {
    return ElementwiseFolding.binary(constants, (left, right) -> {
      FloatAttr a = (FloatAttr) left;
      FloatAttr b = (FloatAttr) right;
      if (!isOfLibrary(a.type())) {
        return null;
      }
      return a.isNaN() || b.isNaN()
          ? ofNaN.apply(a, b) : FloatAttr.of(a.type(), function.applyAsDouble(a.doubleValue(), b.doubleValue()));
    });
  }

  private static boolean isOfLibrary(FloatType type) {
    return type.kind() == FloatKind.F32 || type.kind() == FloatKind.F64;
  }

  /** Returns the quiet NaN of a signaling one. */
  static FloatAttr quiet(FloatAttr number) {
    FloatKind kind = number.type().kind();
    return kind.specials() == FloatKind.Specials.IEEE
        ? FloatAttr.ofBits(number.type(), number.bits().setBit(kind.fractionBits() - 1)) : number;
  }

  static boolean isSignaling(FloatAttr number) {
    return number.isNaN() && quiet(number) != number;
  }

  /** Returns {@code number} with a sign. Zero and NaN have none in formats in which negative zero is NaN. */
  static FloatAttr withSign(FloatAttr number, boolean negative) {
    FloatKind kind = number.type().kind();
    boolean oneZero = kind.specials() == FloatKind.Specials.NAN_IS_NEGATIVE_ZERO;
    if (number.isNegative() == negative || oneZero && (number.isZero() || number.isNaN())) {
      return number;
    }
    return FloatAttr.ofBits(number.type(), number.bits().flipBit(kind.width() - 1));
  }

  /** Directions of rounding to an integer. */
  enum Rounding { DOWN, UP, NEAREST_EVEN, NEAREST_AWAY, TOWARDS_ZERO }

  /** Rounds to an integer of the same format. Zeros have the sign of the operand. */
  static FloatAttr toIntegral(FloatAttr number, Rounding rounding) {
    if (number.isNaN()) {
      return quiet(number);
    }
    if (number.isInfinite() || number.unitExponent() >= 0) {
      return number;
    }
    boolean negative = number.isNegative();
    int fractionBits = -number.unitExponent();
    BigInteger whole = number.significand().shiftRight(fractionBits);
    BigInteger fraction = number.significand().subtract(whole.shiftLeft(fractionBits));
    if (fraction.signum() == 0) {
      return number;
    }
    int half = fraction.compareTo(BigInteger.ONE.shiftLeft(fractionBits - 1));
    boolean away = switch (rounding) {
      case DOWN -> negative;
      case UP -> !negative;
      case NEAREST_EVEN -> half > 0 || half == 0 && whole.testBit(0);
      case NEAREST_AWAY -> half >= 0;
      case TOWARDS_ZERO -> false;
    };
    return FloatAttr.nearest(number.type(), negative, away ? whole.add(BigInteger.ONE) : whole, 0, false);
  }
}
