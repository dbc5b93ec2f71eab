// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.ComplexType;

/**
 * Sums of products of the elements of two arrays of possibly different types. A product is complex if a factor is,
 * otherwise real if a factor is, and has the larger kind.
 *
 * @param type the type of products
 * @param format its format
 */
record Products(Type type, ValueFormat format) {
  /** Returns the products of two arrays of numbers, or of two of logical values. */
  static Products of(Descriptor left, Descriptor right) {
    Type first = left.elementType();
    Type second = right.elementType();
    ValueFormat one = ValueFormat.of(first);
    ValueFormat other = ValueFormat.of(second);
    boolean isComplex = isComplex(one) || isComplex(other);
    ValueFormat onePart = part(one);
    ValueFormat otherPart = part(other);
    boolean isFirst = onePart.isFloat() == otherPart.isFloat() ? onePart.width() >= otherPart.width()
        : onePart.isFloat();
    Type part = isFirst ? onePart.type() : otherPart.type();
    Type wanted = isFirst ? first : second;
    Type type = isComplex && !isComplex(ValueFormat.of(wanted)) ? ComplexType.of(part) : wanted;
    return new Products(type, ValueFormat.of(type));
  }

  private static boolean isComplex(ValueFormat format) {
    return format.type() instanceof ComplexType;
  }

  private static ValueFormat part(ValueFormat format) {
    ValueFormat part = format.type() instanceof ComplexType complex ? ValueFormat.of(complex.elementType()) : format;
    if (part.kind() == ValueKind.OBJECT) {
      throw new UnsupportedOperationException("products of elements of type " + format.type());
    }
    return part;
  }

  /**
   * Returns a new sum.
   *
   * @param isLogical whether elements are logical values: a sum is whether any product is true
   * @param isRounded whether each product and sum of numbers of {@code f32} is rounded, rather than only the result
   */
  Sum sum(boolean isLogical, boolean isRounded) {
    if (isLogical) {
      return new LogicalSum();
    }
    if (format.isInteger()) {
      return new IntegerSum(format.width());
    }
    boolean isSingle = part(format).kind() == ValueKind.FLOAT;
    return isComplex(format) ? new ComplexSum(isSingle, isSingle && isRounded)
        : new RealSum(isSingle, isSingle && isRounded);
  }

  /** A sum of products. */
  interface Sum {
    void add(Object left, Object right);

    Object result();
  }

  private static final class LogicalSum implements Sum {
    private boolean result;

    @Override
    public void add(Object left, Object right) {
      result |= (Long) left != 0 && (Long) right != 0;
    }

    @Override
    public Object result() {
      return result ? 1L : 0L;
    }
  }

  private static final class IntegerSum implements Sum {
    private final int width;
    private long result;

    IntegerSum(int width) {
      this.width = width;
    }

    @Override
    public void add(Object left, Object right) {
      result += (Long) left * (Long) right;
    }

    @Override
    public Object result() {
      return FixedWidth.signExtended(result, width);
    }
  }

  private static Object real(double number, boolean isSingle) {
    return isSingle ? (Object) (float) number : (Object) number;
  }

  private static double rounded(double number, boolean isRounded) {
    return isRounded ? (float) number : number;
  }

  private static final class RealSum implements Sum {
    private final boolean isSingle;
    private final boolean isRounded;
    private double result;

    RealSum(boolean isSingle, boolean isRounded) {
      this.isSingle = isSingle;
      this.isRounded = isRounded;
    }

    @Override
    public void add(Object left, Object right) {
      double product = rounded(number(left) * number(right), isRounded);
      result = rounded(result + product, isRounded);
    }

    private double number(Object element) {
      return rounded(((Number) element).doubleValue(), isRounded);
    }

    @Override
    public Object result() {
      return real(result, isSingle);
    }
  }

  private static final class ComplexSum implements Sum {
    private final boolean isSingle;
    private final boolean isRounded;
    private double real;
    private double imaginary;

    ComplexSum(boolean isSingle, boolean isRounded) {
      this.isSingle = isSingle;
      this.isRounded = isRounded;
    }

    @Override
    public void add(Object left, Object right) {
      double a = realPart(left);
      double b = imaginaryPart(left);
      double c = realPart(right);
      double d = imaginaryPart(right);
      real = round(real + round(round(a * c) - round(b * d)));
      imaginary = round(imaginary + round(round(a * d) + round(b * c)));
    }

    private double round(double number) {
      return rounded(number, isRounded);
    }

    private double realPart(Object element) {
      return round(((Number) (element instanceof ComplexNumber number ? number.real() : element)).doubleValue());
    }

    private double imaginaryPart(Object element) {
      return element instanceof ComplexNumber number ? round(((Number) number.imaginary()).doubleValue()) : 0;
    }

    @Override
    public Object result() {
      return new ComplexNumber(real(real, isSingle), real(imaginary, isSingle));
    }
  }
}
