// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.MlirVersion;

/**
 * The formats of floating-point numbers, with the layout of their bits: sign, exponent, significand, from the most
 * significant bit down. {@link Specials} describes the deviations from IEEE 754 at the top of the range.
 */
public enum FloatKind {
  F16("f16", 16, 5, 10, 15, Specials.IEEE),
  BF16("bf16", 16, 8, 7, 127, Specials.IEEE),
  F32("f32", 32, 8, 23, 127, Specials.IEEE),
  F64("f64", 64, 11, 52, 1023, Specials.IEEE),
  TF32("tf32", 19, 8, 10, 127, Specials.IEEE),
  /** x87 extended precision: the leading bit of the significand is stored. */
  F80("f80", 80, 15, 63, 16383, Specials.IEEE),
  F128("f128", 128, 15, 112, 16383, Specials.IEEE),
  F8E5M2("f8E5M2", 8, 5, 2, 15, Specials.IEEE),
  F8E4M3("f8E4M3", 8, 4, 3, 7, Specials.IEEE),
  F8E4M3FN("f8E4M3FN", 8, 4, 3, 7, Specials.NAN_IS_ALL_ONES),
  F8E5M2FNUZ("f8E5M2FNUZ", 8, 5, 2, 16, Specials.NAN_IS_NEGATIVE_ZERO),
  F8E4M3FNUZ("f8E4M3FNUZ", 8, 4, 3, 8, Specials.NAN_IS_NEGATIVE_ZERO),
  F8E4M3B11FNUZ("f8E4M3B11FNUZ", 8, 4, 3, 11, Specials.NAN_IS_NEGATIVE_ZERO),
  F8E3M4("f8E3M4", 8, 3, 4, 3, Specials.IEEE),
  F4E2M1FN("f4E2M1FN", 4, 2, 1, 1, Specials.FINITE),
  F6E2M3FN("f6E2M3FN", 6, 2, 3, 1, Specials.FINITE),
  F6E3M2FN("f6E3M2FN", 6, 3, 2, 3, Specials.FINITE),
  /** A scale: powers of two without sign and zero. */
  F8E8M0FNU("f8E8M0FNU", 8, 8, 0, 127, Specials.NAN_IS_ALL_ONES);

  /** How infinities and not-a-number are encoded. */
  public enum Specials {
    /** The largest exponent: infinity, or not-a-number if the significand is not 0. */
    IEEE,
    /** No infinity; not-a-number is all ones, other values with the largest exponent are numbers. */
    NAN_IS_ALL_ONES,
    /** No infinity and no negative zero, whose encoding is not-a-number. */
    NAN_IS_NEGATIVE_ZERO,
    /** Neither infinity nor not-a-number: numbers that are too large become the largest one. */
    FINITE
  }

  private static final FloatKind[] KINDS = values();

  private final String keyword;
  private final int width;
  private final int exponentBits;
  private final int fractionBits;
  private final int bias;
  private final Specials specials;

  FloatKind(String keyword, int width, int exponentBits, int fractionBits, int bias, Specials specials) {
    this.keyword = keyword;
    this.width = width;
    this.exponentBits = exponentBits;
    this.fractionBits = fractionBits;
    this.bias = bias;
    this.specials = specials;
  }

  /** The kind that is written so, or null. */
  public static @Nullable FloatKind byKeyword(String keyword) {
    for (FloatKind kind : KINDS) {
      if (kind.keyword.equals(keyword)) {
        return kind;
      }
    }
    return null;
  }

  /** The text of the type. */
  public String keyword() {
    return keyword;
  }

  /** Returns the number of significant bits; {@code tf32} has 19, though it is stored in 32. */
  public int width() {
    return width;
  }

  /** Returns the number of bits of the exponent. */
  public int exponentBits() {
    return exponentBits;
  }

  /** Returns the number of bits after the binary point. */
  public int fractionBits() {
    return fractionBits;
  }

  /** Number of significant bits, with the leading one. */
  public int precision() {
    return fractionBits + 1;
  }

  /** Returns the number that is subtracted from the stored exponent. */
  public int bias() {
    return bias;
  }

  /** Returns the encoding of infinities, NaN and negative zero if the format has them. */
  public Specials specials() {
    return specials;
  }

  /** Returns whether the leading bit of the significand is stored, as x87 does. */
  public boolean hasExplicitLeadingBit() {
    return this == F80;
  }

  /** Returns whether numbers have a sign, and zero is one of them. */
  public boolean hasSignAndZero() {
    return this != F8E8M0FNU;
  }

  /** Returns the first version that has the format. */
  public MlirVersion since() {
    return compareTo(F8E3M4) < 0 ? MlirVersion.V19_1 : MlirVersion.V22_1;
  }

  /** Exponent of the smallest normal number. */
  public int minExponent() {
    return hasSignAndZero() ? 1 - bias : -bias;
  }

  /** Exponent of the largest finite number. */
  public int maxExponent() {
    int largestField = (1 << exponentBits) - 1;
    boolean isReserved = specials == Specials.IEEE || specials == Specials.NAN_IS_ALL_ONES && fractionBits == 0;
    return (isReserved ? largestField - 1 : largestField) - bias;
  }

  /** Returns whether not-a-number stands where the largest significand of the largest exponent would be. */
  public boolean isLargestSignificandNaN() {
    return specials == Specials.NAN_IS_ALL_ONES && fractionBits > 0;
  }
}
