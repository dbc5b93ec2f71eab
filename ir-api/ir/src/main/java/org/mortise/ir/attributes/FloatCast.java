// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Conversions from and to floating-point numbers. */
public enum FloatCast implements Computation {
  /** Rounds to the nearest even number of the format. */
  FROM_SIGNED,
  /** Rounds to the nearest even number of the format. */
  FROM_UNSIGNED,
  /** Rounds towards zero; undefined if the result is not in the range of the type. */
  TO_SIGNED,
  /** Rounds towards zero; undefined if the result is not in the range of the type. */
  TO_UNSIGNED,
  /** Converts to another format. */
  RESIZE;

  /** Returns the result for a constant; null if it is undefined, or rounded by {@link #RESIZE}. */
  public @Nullable Attribute apply(Attribute number, Type type) {
    return switch (this) {
      case FROM_SIGNED -> FloatArithmetic.fromInteger(((IntegerAttr) number).signedValue(), (FloatType) type);
      case FROM_UNSIGNED -> FloatArithmetic.fromInteger(((IntegerAttr) number).unsignedValue(), (FloatType) type);
      case RESIZE -> FloatArithmetic.convertExactly((FloatAttr) number, (FloatType) type);
      case TO_SIGNED, TO_UNSIGNED -> {
        BigInteger value = toInteger((FloatAttr) number, ((IntegerType) type).width(), this == TO_SIGNED);
        yield value == null ? null : IntegerAttr.of(type, value);
      }
    };
  }

  /** Returns a number rounded towards zero, or null if it is not in the range of integers of {@code width} bits. */
  public static @Nullable BigInteger toInteger(FloatAttr number, int width, boolean isSigned) {
    if (number.isNaN() || number.isInfinite()) {
      return null;
    }
    BigInteger value = FloatArithmetic.truncate(number);
    boolean fits = isSigned ? value.bitLength() < width : value.signum() >= 0 && value.bitLength() <= width;
    return fits ? value : null;
  }
}
