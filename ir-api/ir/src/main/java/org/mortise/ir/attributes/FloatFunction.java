// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;


/**
 * Functions of two floating-point numbers of one format. Folding and both execution engines take the meaning of
 * operations from here. The methods for {@code double} and {@code float} compute the same for {@code f64} and
 * {@code f32}; results of narrower formats are to be rounded afterwards.
 */
public enum FloatFunction implements Computation {
  ADDF,
  SUBF,
  MULF,
  DIVF,
  /** Has the sign of the dividend, as {@code fmod} of C. */
  REMF,
  /** NaN if an operand is; 0 is larger than -0. */
  MAXIMUM,
  /** NaN if an operand is; -0 is smaller than 0. */
  MINIMUM,
  /** The other operand if one is NaN. */
  MAXNUM,
  /** The other operand if one is NaN. */
  MINNUM;

  /** Returns whether the result is one of the operands. */
  public boolean isExtremum() {
    return ordinal() >= MAXIMUM.ordinal();
  }

  /** Returns whether the result is the first operand if the second one is {@code right}. */
  public boolean isNeutral(FloatAttr right) {
    return switch (this) {
      case ADDF -> right.isZero() && right.isNegative();
      case SUBF -> right.isZero() && !right.isNegative();
      case MULF, DIVF -> right == FloatAttr.of(right.type(), 1);
      case REMF -> false;
      case MAXIMUM -> right.isInfinite() && right.isNegative();
      case MINIMUM -> right.isInfinite() && !right.isNegative();
      case MAXNUM, MINNUM -> right.isNaN();
    };
  }

  /** Returns the result in the format of the operands. */
  public FloatAttr apply(FloatAttr a, FloatAttr b) {
    return switch (this) {
      case ADDF -> FloatArithmetic.add(a, b);
      case SUBF -> FloatArithmetic.subtract(a, b);
      case MULF -> FloatArithmetic.multiply(a, b);
      case DIVF -> FloatArithmetic.divide(a, b);
      case REMF -> FloatArithmetic.remainder(a, b);
      case MAXIMUM -> FloatArithmetic.maximum(a, b);
      case MINIMUM -> FloatArithmetic.minimum(a, b);
      case MAXNUM -> FloatArithmetic.maxNum(a, b);
      case MINNUM -> FloatArithmetic.minNum(a, b);
    };
  }

  /** Returns the result for {@code f64}. */
  public double apply(double a, double b) {
    return switch (this) {
      case ADDF -> a + b;
      case SUBF -> a - b;
      case MULF -> a * b;
      case DIVF -> a / b;
      case REMF -> a % b;
      case MAXIMUM -> Math.max(a, b);
      case MINIMUM -> Math.min(a, b);
      case MAXNUM -> maxNum(a, b);
      case MINNUM -> minNum(a, b);
    };
  }

  /** Returns the result for {@code f32}; for narrower formats it is to be rounded. */
  public float apply(float a, float b) {
    return switch (this) {
      case ADDF -> a + b;
      case SUBF -> a - b;
      case MULF -> a * b;
      case DIVF -> a / b;
      case REMF -> a % b;
      case MAXIMUM -> Math.max(a, b);
      case MINIMUM -> Math.min(a, b);
      case MAXNUM -> maxNum(a, b);
      case MINNUM -> minNum(a, b);
    };
  }

  /** Returns the larger of two numbers, or the other one if one is NaN. */
  public static double maxNum(double a, double b) {
    return a != a ? b : b != b ? a : Math.max(a, b);
  }

  /** Returns the smaller of two numbers, or the other one if one is NaN. */
  public static double minNum(double a, double b) {
    return a != a ? b : b != b ? a : Math.min(a, b);
  }

  /** Returns the larger of two numbers, or the other one if one is NaN. */
  public static float maxNum(float a, float b) {
    return a != a ? b : b != b ? a : Math.max(a, b);
  }

  /** Returns the smaller of two numbers, or the other one if one is NaN. */
  public static float minNum(float a, float b) {
    return a != a ? b : b != b ? a : Math.min(a, b);
  }
}
