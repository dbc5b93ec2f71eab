// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex.execution;

import org.mortise.dialect.math.MathFunction;
import org.mortise.ir.types.FloatKind;

/** Elementary functions of complex numbers. */
final class ComplexFunctions extends Arithmetic {
  private static final double INFINITY = Double.POSITIVE_INFINITY;

  ComplexFunctions(FloatKind kind) {
    super(kind);
  }

  Complex exp(Complex a) {
    double abs = apply(MathFunction.EXP, a.re());
    return new Complex(
        r(abs * apply(MathFunction.COS, a.im())), r(abs * apply(MathFunction.SIN, a.im())));
  }

  Complex expm1(Complex a) {
    Complex exp = exp(a);
    return new Complex(r(exp.re() - 1), exp.im());
  }

  Complex log(Complex a) {
    return new Complex(apply(MathFunction.LOG, abs(a)), angle(a));
  }

  /** The logarithm of the absolute value is computed from the distance of its larger part to 1. */
  Complex log1p(Complex a) {
    double shifted = r(a.re() + 1);
    double imaginary = Math.abs(a.im());
    double larger = Math.max(Math.abs(shifted), imaginary);
    double smaller = Math.min(Math.abs(shifted), imaginary);
    double distance = shifted > imaginary ? a.re() : r(larger - 1);
    double ratio = r(smaller / larger);
    double half = r(apply(MathFunction.LOG1P, r(ratio * ratio)) * 0.5);
    double real = r(half + apply(MathFunction.LOG1P, distance));
    return new Complex(Double.isNaN(real) ? smaller : real, angle(new Complex(shifted, a.im())));
  }

  Complex sqrt(Complex a) {
    double larger = Math.max(Math.abs(a.re()), Math.abs(a.im()));
    double smaller = Math.min(Math.abs(a.re()), Math.abs(a.im()));
    double ratio = r(smaller / larger);
    double product = r(r(Math.sqrt(larger)) * power(r(r(ratio * ratio) + 1), 0.25));
    double abs = Double.isNaN(product) ? smaller : product;
    double half = r(angle(a) * 0.5);
    double sine = apply(MathFunction.SIN, half);
    double re = r(abs * apply(MathFunction.COS, half));
    double im = sine == 0 ? 0 : r(abs * sine);
    boolean isTall = Math.abs(a.im()) == INFINITY;
    if (a.re() == -INFINITY && !isTall && !Double.isNaN(a.im())) {
      re = 0;
    }
    if (isTall || a.re() == INFINITY) {
      re = INFINITY;
    }
    im = Double.isNaN(abs) ? Double.NaN : im;
    if (isTall || a.re() == -INFINITY) {
      im = Math.copySign(INFINITY, a.im());
    }
    return abs == 0 ? Complex.ZERO : new Complex(re, im);
  }

  Complex rsqrt(Complex a) {
    double larger = Math.max(Math.abs(a.re()), Math.abs(a.im()));
    double smaller = Math.min(Math.abs(a.re()), Math.abs(a.im()));
    double ratio = r(smaller / larger);
    double scale = r(Math.sqrt(rsqrt(r(r(ratio * ratio) + 1))));
    double product = r(rsqrt(larger) * scale);
    double abs = Double.isNaN(product) ? rsqrt(smaller) : product;
    double half = r(angle(a) * -0.5);
    if (a.isZero()) {
      return new Complex(INFINITY, Double.NaN);
    }
    boolean isFar = Math.abs(a.im()) == INFINITY && Double.isNaN(a.re()) || Math.abs(a.re()) == INFINITY;
    if (isFar) {
      return new Complex(Math.copySign(0, a.re()), r(Math.copySign(0, a.im()) * -1));
    }
    return new Complex(r(abs * apply(MathFunction.COS, half)), r(abs * apply(MathFunction.SIN, half)));
  }

  private double rsqrt(double x) {
    return r(1 / r(Math.sqrt(x)));
  }

  Complex sin(Complex a) {
    double exp = apply(MathFunction.EXP, a.im());
    double up = r(exp * 0.5);
    double down = r(0.5 / exp);
    return new Complex(r(r(up + down) * apply(MathFunction.SIN, a.re())),
        r(r(up - down) * apply(MathFunction.COS, a.re())));
  }

  Complex cos(Complex a) {
    double exp = apply(MathFunction.EXP, a.im());
    double up = r(exp * 0.5);
    double down = r(0.5 / exp);
    return new Complex(r(r(down + up) * apply(MathFunction.COS, a.re())),
        r(r(down - up) * apply(MathFunction.SIN, a.re())));
  }

  /** Tangent of the number turned by a quarter: {@code tan(a) = -i * tanh(i * a)}. */
  Complex tan(Complex a) {
    Complex turned = tanh(new Complex(-a.im(), a.re()));
    return new Complex(turned.im(), -turned.re());
  }

  Complex tanh(Complex a) {
    double twice = r(a.re() + a.re());
    double plus = apply(MathFunction.EXPM1, twice);
    double minus = apply(MathFunction.EXPM1, -twice);
    double cosine = apply(MathFunction.COS, a.im());
    double sum = r(plus + minus);
    double denominator = r(sum + r(r(cosine * cosine) * 4));
    double numerator = r(r(cosine * apply(MathFunction.SIN, a.im())) * 4);
    boolean isFar = Math.abs(a.re()) == INFINITY;
    double re = sum == INFINITY ? Math.copySign(1, a.re()) : r(r(plus - minus) / denominator);
    double im = r(numerator / denominator);
    boolean isUndefined = Double.isNaN(numerator);
    return new Complex(isUndefined && !isFar ? Double.NaN : re, a.im() == 0 || isUndefined && isFar ? 0 : im);
  }

  /** {@code -i * log((x + i * y) / sqrt(x^2 + y^2))}. */
  Complex atan2(Complex y, Complex x) {
    Complex length = sqrt(add(multiply(x, x), multiply(y, y)));
    Complex point = add(x, multiply(new Complex(0, 1), y));
    return multiply(new Complex(0, -1), log(divide(point, length)));
  }

  Complex pow(Complex base, Complex exponent) {
    boolean isReal = exponent.im() == 0;
    boolean isOne = base.re() == 1 && base.im() == 0;
    if (base.re() == INFINITY && base.im() == 0 && isReal && exponent.re() != 0 && !Double.isNaN(exponent.re())) {
      return exponent.re() > 0 ? new Complex(INFINITY, 0) : Complex.ZERO;
    }
    double abs = abs(base);
    if (isOne || exponent.isZero()) {
      return Complex.ONE;
    }
    if (abs == 0 && isReal && exponent.re() >= 0) {
      return Complex.ZERO;
    }
    double angle = angle(base);
    double length = r(power(abs, exponent.re()) * apply(MathFunction.EXP, r(-exponent.im() * angle)));
    double turn = r(r(exponent.re() * angle) + r(exponent.im() * apply(MathFunction.LOG, abs)));
    return new Complex(r(length * apply(MathFunction.COS, turn)), r(length * apply(MathFunction.SIN, turn)));
  }
}
