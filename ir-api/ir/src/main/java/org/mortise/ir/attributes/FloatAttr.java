// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** A floating-point constant: {@code 1.000000e+00 : f32}. The value is kept as its exact bits. */
public final class FloatAttr extends Attribute implements TypedAttr {
  /** All numbers of all types, except zero, are between 10 to this power and 10 to its negative. */
  private static final int LARGEST_POWER = 6000;

  private final FloatType type;
  private final FloatBits bits;

  private FloatAttr(FloatType type, FloatBits bits) {
    super(type.context());
    this.type = type;
    this.bits = bits;
  }

  /** The number of this type that is nearest to {@code value}; ties go to the even one. */
  public static FloatAttr of(FloatType type, double value) {
    return of(type, FloatBits.ofDouble(type.kind(), value));
  }

  /** The number of this type that is nearest to {@code value}; ties go to the even one. */
  public static FloatAttr of(FloatType type, boolean negative, BigDecimal magnitude) {
    int power = Math.max(-LARGEST_POWER, Math.min(LARGEST_POWER, magnitude.precision() - magnitude.scale()));
    int exponent = power - magnitude.precision();
    return of(type, FloatBits.ofDecimal(type.kind(), negative, magnitude.unscaledValue(), exponent));
  }

  /** Returns the number with these bits. Bits beyond the width of the type are dropped. */
  public static FloatAttr ofBits(FloatType type, BigInteger bits) {
    return of(type, FloatBits.ofBits(type.kind(), bits.longValue(), bits.shiftRight(64).longValue()));
  }

  /**
   * Returns the number of this type that is nearest to {@code significand * 2^exponent}, or to a value a little farther
   * from zero if there is {@code more}; then the significand should have more than two bits beyond the precision of the
   * type.
   */
  public static FloatAttr nearest(FloatType type, boolean negative, BigInteger significand, int exponent,
      boolean more) {
    return of(type, FloatBits.nearest(type.kind(), negative, significand, exponent, more));
  }

  static FloatAttr of(FloatType type, FloatBits bits) {
    return type.context().unique(new FloatAttr(type, bits));
  }

  @Override
  public FloatType type() {
    return type;
  }

  /** The nearest {@code double}; exact for types of at most 64 bits. */
  public double doubleValue() {
    return bits.doubleValue();
  }

  /** The exact value. Only of a finite number; the sign of zero is lost. */
  public BigDecimal decimalValue() {
    return bits.decimalValue();
  }

  /** The integer that, times 2 to the power of {@link #unitExponent}, is the magnitude. Only of a finite number. */
  public BigInteger significand() {
    return bits.significand();
  }

  /** See {@link #significand}. */
  public int unitExponent() {
    return bits.unitExponent();
  }

  /** The bits as an unsigned number. */
  public BigInteger bits() {
    return bits.toBigInteger();
  }

  /** The low 64 bits. */
  public long longBits() {
    return bits.low();
  }

  /** Returns whether the sign bit is set; true for a negative zero. */
  public boolean isNegative() {
    return bits.isNegative();
  }

  /** Returns whether the number is zero, of either sign. */
  public boolean isZero() {
    return bits.isZero();
  }

  public boolean isNaN() {
    return bits.isNaN();
  }

  public boolean isInfinite() {
    return bits.isInfinite();
  }

  @Override
  public boolean hasDefaultType() {
    return type.kind() == FloatKind.F64 && Double.isFinite(doubleValue());
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(FloatText.of(bits));
    if (!elideType) {
      printer.print(" : ").printType(type);
    }
  }

  @Override
  protected int structuralHash() {
    return type.hashCode() * 31 + bits.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    FloatAttr that = (FloatAttr) other;
    return type == that.type && bits.equals(that.bits);
  }
}
