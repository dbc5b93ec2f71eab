// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex.execution;

/** A complex number in a computation. */
record Complex(double re, double im) {
  static final Complex ZERO = new Complex(0, 0);
  static final Complex ONE = new Complex(1, 0);

  boolean isZero() {
    return re == 0 && im == 0;
  }

  boolean isNaN() {
    return Double.isNaN(re) && Double.isNaN(im);
  }

  boolean isInfinite() {
    return Double.isInfinite(re) || Double.isInfinite(im);
  }

  boolean isFinite() {
    return Double.isFinite(re) && Double.isFinite(im);
  }

  /** Returns the direction of an infinite number: parts are 1 where this has infinite ones, and 0 elsewhere. */
  Complex direction() {
    return new Complex(
        Math.copySign(Double.isInfinite(re) ? 1 : 0, re), Math.copySign(Double.isInfinite(im) ? 1 : 0, im));
  }

  /** Returns a number with 0 instead of NaN. */
  Complex withoutNaN() {
    return new Complex(Double.isNaN(re) ? Math.copySign(0, re) : re, Double.isNaN(im) ? Math.copySign(0, im) : im);
  }
}
