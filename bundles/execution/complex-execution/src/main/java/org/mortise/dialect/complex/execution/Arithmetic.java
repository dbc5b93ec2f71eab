// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex.execution;

import org.mortise.dialect.math.MathFunction;
import org.mortise.dialect.math.execution.BinaryFunctions;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.types.FloatKind;

/**
 * Arithmetic on complex numbers with parts of one format, to which each step is rounded. The steps are those of MLIR's
 * lowering to operations on the parts, so that results agree for special numbers, too.
 */
class Arithmetic {
  private final FloatKind kind;

  Arithmetic(FloatKind kind) {
    this.kind = kind;
  }

  boolean isPrecise() {
    return kind == FloatKind.F64;
  }

  /** Returns the number of the format that is nearest to a result. */
  final double r(double exact) {
    return kind == FloatKind.F64 ? exact : FloatRounding.round(kind, exact);
  }

  final double apply(MathFunction function, double x) {
    return r(function.of(x, isPrecise()));
  }

  final double power(double base, double exponent) {
    return r(BinaryFunctions.power(base, exponent, isPrecise()));
  }

  final double angle(Complex a) {
    return r(BinaryFunctions.angle(a.im(), a.re(), isPrecise()));
  }

  final Complex add(Complex a, Complex b) {
    return new Complex(r(a.re() + b.re()), r(a.im() + b.im()));
  }

  final Complex subtract(Complex a, Complex b) {
    return new Complex(r(a.re() - b.re()), r(a.im() - b.im()));
  }

  final Complex scale(double factor, Complex a) {
    return new Complex(r(factor * a.re()), r(factor * a.im()));
  }

  private Complex plainProduct(Complex a, Complex b) {
    return new Complex(r(r(a.re() * b.re()) - r(a.im() * b.im())), r(r(a.im() * b.re()) + r(a.re() * b.im())));
  }

  /** Multiplies; if both parts are NaN, an infinite factor or product makes the result infinite (C, annex G). */
  final Complex multiply(Complex a, Complex b) {
    Complex product = plainProduct(a, b);
    if (!product.isNaN()) {
      return product;
    }
    Complex left = a;
    Complex right = b;
    boolean isInfinite = false;
    if (left.isInfinite()) {
      left = left.direction();
      right = right.withoutNaN();
      isInfinite = true;
    }
    if (right.isInfinite()) {
      right = right.direction();
      left = left.withoutNaN();
      isInfinite = true;
    }
    if (!isInfinite && hasInfiniteProduct(a, b)) {
      left = left.withoutNaN();
      right = right.withoutNaN();
      isInfinite = true;
    }
    return isInfinite ? scale(Double.POSITIVE_INFINITY, plainProduct(left, right)) : product;
  }

  private boolean hasInfiniteProduct(Complex a, Complex b) {
    return Double.isInfinite(r(a.re() * b.re())) || Double.isInfinite(r(a.im() * b.im()))
        || Double.isInfinite(r(a.re() * b.im())) || Double.isInfinite(r(a.im() * b.re()));
  }

  /** Smith's algorithm; where both parts are NaN, zero and infinite operands decide, as in C, annex G. */
  final Complex divide(Complex a, Complex b) {
    Complex quotient = Math.abs(b.re()) < Math.abs(b.im()) ? quotientByImaginary(a, b) : quotientByReal(a, b);
    if (!quotient.isNaN()) {
      return quotient;
    }
    if (b.isZero() && !(Double.isNaN(a.re()) && Double.isNaN(a.im()))) {
      return scale(Math.copySign(Double.POSITIVE_INFINITY, b.re()), a);
    }
    if (a.isInfinite() && b.isFinite()) {
      return scale(Double.POSITIVE_INFINITY, conjugateProduct(a.direction(), b));
    }
    if (a.isFinite() && b.isInfinite()) {
      return scale(0, conjugateProduct(a, b.direction()));
    }
    return quotient;
  }

  private Complex conjugateProduct(Complex a, Complex b) {
    return new Complex(r(r(a.re() * b.re()) + r(a.im() * b.im())), r(r(a.im() * b.re()) - r(a.re() * b.im())));
  }

  private Complex quotientByImaginary(Complex a, Complex b) {
    double ratio = r(b.re() / b.im());
    double denominator = r(b.im() + r(ratio * b.re()));
    return new Complex(r(r(r(a.re() * ratio) + a.im()) / denominator), r(r(r(a.im() * ratio) - a.re()) / denominator));
  }

  private Complex quotientByReal(Complex a, Complex b) {
    double ratio = r(b.im() / b.re());
    double denominator = r(b.re() + r(ratio * b.im()));
    return new Complex(r(r(a.re() + r(a.im() * ratio)) / denominator), r(r(a.im() - r(a.re() * ratio)) / denominator));
  }

  /** The larger part times the root of 1 plus the square of a ratio, which does not overflow. */
  final double abs(Complex a) {
    double larger = Math.max(Math.abs(a.re()), Math.abs(a.im()));
    double smaller = Math.min(Math.abs(a.re()), Math.abs(a.im()));
    double ratio = r(smaller / larger);
    double result = r(larger * r(Math.sqrt(r(r(ratio * ratio) + 1))));
    return Double.isNaN(result) ? smaller : result; // both parts are 0 or infinite, or one is NaN
  }

  final Complex sign(Complex a) {
    double abs = abs(a);
    return a.isZero() ? a : new Complex(r(a.re() / abs), r(a.im() / abs));
  }
}
