// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import java.math.BigInteger;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** Converts numbers in the representation of a {@link Primitive} to and from forms independent of the width. */
public final class Numbers {
  private Numbers() {}

  /** Returns a signed integer of any width. */
  public static BigInteger integer(Object value) {
    return value instanceof BigInteger wide ? wide : BigInteger.valueOf((Long) value);
  }

  /** Returns the integer with the low bits of a number. */
  public static Object ofInteger(BigInteger number, ValueFormat format) {
    BigInteger wrapped = FixedWidth.wrap(number, format.width());
    return format.kind() == ValueKind.LONG ? (Object) wrapped.longValue() : wrapped;
  }

  /** Returns a floating-point number of any format as an attribute. */
  public static FloatAttr attribute(Object value, FloatType type) {
    return value instanceof FloatAttr wide ? wide : FloatAttr.of(type, ((Number) value).doubleValue());
  }

  /** Returns the value of an attribute. */
  public static Object ofAttribute(FloatAttr number) {
    FloatKind kind = number.type().kind();
    if (kind == FloatKind.F64) {
      return number.doubleValue();
    }
    return kind.width() <= Float.SIZE ? (Object) (float) number.doubleValue() : number;
  }

  /** Returns the bits of an integer or floating-point number, as a number that is not negative. */
  public static BigInteger bits(Object value, ValueFormat format) {
    return format.isFloat() ? attribute(value, (FloatType) format.type()).bits()
        : FixedWidth.asUnsigned(integer(value), format.width());
  }

  /** Returns the integer or floating-point number that has some bits. */
  public static Object ofBits(BigInteger bits, ValueFormat format) {
    return format.isFloat() ? ofAttribute(FloatAttr.ofBits((FloatType) format.type(), bits))
        : ofInteger(bits, format);
  }
}
