// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.UnrankedTensorType;
import org.mortise.ir.types.VectorType;

/**
 * The possible values of a fixed-width integer: the numbers whose bits, read as unsigned, lie in one interval and, read
 * as signed, in another. Two intervals are kept because an operation may overflow in one reading only. Immutable; all
 * bounds are inclusive.
 *
 * <p>Each number in the range lies in both intervals. Neither is empty, but their intersection can be, for a value that
 * is never computed.
 *
 * @param width the number of bits; 0 for non-integers, which have the single range {@link #NONE}
 * @param umin the unsigned minimum
 * @param umax the unsigned maximum
 * @param smin the signed minimum
 * @param smax the signed maximum
 */
public record IntegerRange(int width, BigInteger umin, BigInteger umax, BigInteger smin, BigInteger smax) {
  /** The range of values that are not integers. */
  public static final IntegerRange NONE =
      new IntegerRange(0, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO);

  /** Returns the range of all numbers of {@code width} bits. */
  public static IntegerRange full(int width) {
    return width == 0 ? NONE : new IntegerRange(
        width, BigInteger.ZERO, unsignedMax(width), FixedWidth.signedMin(width), FixedWidth.signedMax(width));
  }

  /**
   * Returns the range of all numbers of {@code type}, an integer or index type, or a vector or tensor of such elements;
   * {@link #NONE} for other types.
   */
  public static IntegerRange full(Type type) {
    return full(widthOf(type));
  }

  /**
   * Returns the width of the numbers that a range of a value of {@code type} describes: integers, indices, and the
   * elements of vectors and tensors; 0 for other types.
   */
  public static int widthOf(Type type) {
    boolean hasElements = type instanceof VectorType || type instanceof RankedTensorType
        || type instanceof UnrankedTensorType;
    return FixedWidth.of(hasElements ? ((ShapedType) type).elementType() : type);
  }

  /** Returns the range of the one number that has the low bits of {@code value}. */
  public static IntegerRange constant(int width, BigInteger value) {
    BigInteger signed = FixedWidth.wrap(value, width);
    BigInteger unsigned = FixedWidth.asUnsigned(signed, width);
    return new IntegerRange(width, unsigned, unsigned, signed, signed);
  }

  /** Returns the range of the numbers from {@code smin} to {@code smax}, signed. */
  public static IntegerRange ofSigned(int width, BigInteger smin, BigInteger smax) {
    boolean oneSign = smin.signum() < 0 == smax.signum() < 0;
    BigInteger umin = oneSign ? FixedWidth.asUnsigned(smin, width) : BigInteger.ZERO;
    BigInteger umax = oneSign ? FixedWidth.asUnsigned(smax, width) : unsignedMax(width);
    return new IntegerRange(width, umin, umax, smin, smax);
  }

  /** Returns the range of the numbers from {@code umin} to {@code umax}, unsigned. */
  public static IntegerRange ofUnsigned(int width, BigInteger umin, BigInteger umax) {
    boolean oneSign = umin.testBit(width - 1) == umax.testBit(width - 1);
    BigInteger smin = oneSign ? FixedWidth.wrap(umin, width) : FixedWidth.signedMin(width);
    BigInteger smax = oneSign ? FixedWidth.wrap(umax, width) : FixedWidth.signedMax(width);
    return new IntegerRange(width, umin, umax, smin, smax);
  }

  /** Returns the largest unsigned number of {@code width} bits. */
  static BigInteger unsignedMax(int width) {
    return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
  }

  /** Returns the smallest range that contains this one and {@code other}, of the same width. */
  public IntegerRange union(IntegerRange other) {
    return new IntegerRange(
        width, umin.min(other.umin), umax.max(other.umax), smin.min(other.smin), smax.max(other.smax));
  }

  /** Returns the intersection of this range and {@code other}, of the same width. */
  public IntegerRange intersection(IntegerRange other) {
    return new IntegerRange(
        width, umin.max(other.umin), umax.min(other.umax), smin.max(other.smin), smax.min(other.smax));
  }

  /** Returns whether the bounds exclude each other, so that no number is in the range. */
  public boolean isEmpty() {
    return umin.compareTo(umax) > 0 || smin.compareTo(smax) > 0;
  }

  /** Returns whether {@code value}, a signed number of this width, is in the range. */
  public boolean contains(BigInteger value) {
    BigInteger unsigned = FixedWidth.asUnsigned(value, width);
    return smin.compareTo(value) <= 0 && value.compareTo(smax) <= 0
        && umin.compareTo(unsigned) <= 0 && unsigned.compareTo(umax) <= 0;
  }

  /** Returns the only number in the range as a signed number; null if there are several. */
  public @Nullable BigInteger constantValue() {
    if (width == 0) {
      return null;
    }
    if (umin.equals(umax)) {
      return FixedWidth.wrap(umin, width);
    }
    return smin.equals(smax) ? smin : null;
  }

  @Override
  public String toString() {
    return "unsigned [" + umin + ", " + umax + "] signed [" + smin + ", " + smax + "]";
  }
}
