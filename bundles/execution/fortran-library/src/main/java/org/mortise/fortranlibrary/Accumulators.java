// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.ComplexType;

/**
 * Accumulators of the Fortran reductions, which round like flang's runtime library. Integers are sign-extended to 64
 * bits and reduced to their width at the end, which is equivalent to reducing each sum.
 */
final class Accumulators {
  private Accumulators() {}

  /**
   * Returns a factory of accumulators.
   *
   * @param function the name of the library function, without the element type
   * @param element the format of elements
   * @throws UnsupportedOperationException if the function does not exist for these elements
   */
  static Supplier<Accumulator> of(String function, ValueFormat element) {
    Supplier<Accumulator> found = find(function, element);
    if (found == null) {
      throw new UnsupportedOperationException("elements of type " + element.type());
    }
    return found;
  }

  private static @Nullable Supplier<Accumulator> find(String function, ValueFormat element) {
    return switch (element.kind()) {
      case LONG -> ofIntegers(function, element);
      case FLOAT, DOUBLE -> ofReals(function, element.kind() == ValueKind.FLOAT);
      case OBJECT -> element.type() instanceof ComplexType complex
          ? ofComplexNumbers(function, ValueFormat.of(complex.elementType()).kind()) : null;
    };
  }

  // ---- integers and logical values ---------------------------------------------------------------------------------

  private static @Nullable Supplier<Accumulator> ofIntegers(String function, ValueFormat element) {
    int width = element.width();
    return switch (function) {
      case "Sum" -> () -> new Integers(0, Long::sum, width);
      case "Product" -> () -> new Integers(1, (a, b) -> a * b, width);
      case "Maxval" -> () -> new Integers(-1L << width - 1, Math::max, width);
      case "Minval" -> () -> new Integers(~(-1L << width - 1), Math::min, width);
      case "IAll" -> () -> new Integers(-1, (a, b) -> a & b, width);
      case "IAny" -> () -> new Integers(0, (a, b) -> a | b, width);
      case "IParity" -> () -> new Integers(0, (a, b) -> a ^ b, width);
      case "Any" -> () -> new Integers(0, (a, b) -> b == 0 ? a : 1, Long.SIZE);
      case "All" -> () -> new Integers(1, (a, b) -> b == 0 ? 0 : a, Long.SIZE);
      case "Parity" -> () -> new Integers(0, (a, b) -> b == 0 ? a : 1 - a, Long.SIZE);
      case "Count" -> () -> new Integers(0, (a, b) -> b == 0 ? a : a + 1, Long.SIZE);
      default -> null;
    };
  }

  private static final class Integers implements Accumulator {
    private final LongBinaryOperator step;
    private final int width;
    private long result;

    Integers(long initial, LongBinaryOperator step, int width) {
      this.step = step;
      this.width = width;
      this.result = initial;
    }

    @Override
    public void add(Object element) {
      result = step.applyAsLong(result, (Long) element);
    }

    @Override
    public Object result() {
      return FixedWidth.signExtended(result, width);
    }
  }

  // ---- real numbers ------------------------------------------------------------------------------------------------

  private static @Nullable Supplier<Accumulator> ofReals(String function, boolean isSingle) {
    double largest = isSingle ? Float.MAX_VALUE : Double.MAX_VALUE;
    return switch (function) {
      case "Sum" -> () -> new Reals(isSingle, new Sum(isSingle), 0);
      case "Product" -> () -> new Reals(isSingle, isSingle ? (a, b) -> (float) (a * b) : (a, b) -> a * b, 1);
      case "Maxval" -> () -> new Extreme(new Extremum(1, false), isSingle, -largest);
      case "Minval" -> () -> new Extreme(new Extremum(-1, false), isSingle, largest);
      default -> null;
    };
  }

  private static Object real(double number, boolean isSingle) {
    return isSingle ? (Object) (float) number : (Object) number;
  }

  private static final class Reals implements Accumulator {
    private final boolean isSingle;
    private final DoubleBinaryOperator step;
    private double result;

    Reals(boolean isSingle, DoubleBinaryOperator step, double initial) {
      this.isSingle = isSingle;
      this.step = step;
      this.result = initial;
    }

    @Override
    public void add(Object element) {
      result = step.applyAsDouble(result, ((Number) element).doubleValue());
    }

    @Override
    public Object result() {
      return real(result, isSingle);
    }
  }

  /** Kahan summation, as in the runtime library of Flang 22. */
  private static final class Sum implements DoubleBinaryOperator {
    private final boolean isSingle;
    private double correction;

    Sum(boolean isSingle) {
      this.isSingle = isSingle;
    }

    @Override
    public double applyAsDouble(double sum, double element) {
      double next = rounded(element - correction);
      double result = rounded(sum + next);
      correction = rounded(rounded(result - sum) - next);
      return result;
    }

    private double rounded(double number) {
      return isSingle ? (float) number : number;
    }
  }

  /** The largest or smallest element; of none the opposite of an extremum. */
  private static final class Extreme implements Accumulator {
    private final Extremum extremum;
    private Object best;
    private boolean isEmpty = true;

    Extreme(Extremum extremum, boolean isSingle, double ofNone) {
      this.extremum = extremum;
      this.best = real(ofNone, isSingle);
    }

    @Override
    public void add(Object element) {
      if (isEmpty || extremum.replaces((Number) element, (Number) best)) {
        best = element;
      }
      isEmpty = false;
    }

    @Override
    public Object result() {
      return best;
    }
  }

  // ---- complex numbers ---------------------------------------------------------------------------------------------

  private static @Nullable Supplier<Accumulator> ofComplexNumbers(String function, ValueKind part) {
    if (part == ValueKind.OBJECT) {
      return null;
    }
    boolean isSingle = part == ValueKind.FLOAT;
    return switch (function) {
      case "Sum" -> () -> new ComplexSum(isSingle);
      case "Product" -> () -> new ComplexProduct(isSingle);
      default -> null;
    };
  }

  private static final class ComplexSum implements Accumulator {
    private final Reals real;
    private final Reals imaginary;

    ComplexSum(boolean isSingle) {
      this.real = new Reals(isSingle, new Sum(isSingle), 0);
      this.imaginary = new Reals(isSingle, new Sum(isSingle), 0);
    }

    @Override
    public void add(Object element) {
      real.add(((ComplexNumber) element).real());
      imaginary.add(((ComplexNumber) element).imaginary());
    }

    @Override
    public Object result() {
      return new ComplexNumber(real.result(), imaginary.result());
    }
  }

  private static final class ComplexProduct implements Accumulator {
    private final boolean isSingle;
    private double real = 1;
    private double imaginary;

    ComplexProduct(boolean isSingle) {
      this.isSingle = isSingle;
    }

    @Override
    public void add(Object element) {
      double c = ((Number) ((ComplexNumber) element).real()).doubleValue();
      double d = ((Number) ((ComplexNumber) element).imaginary()).doubleValue();
      double product = rounded(rounded(real * c) - rounded(imaginary * d));
      imaginary = rounded(rounded(real * d) + rounded(imaginary * c));
      real = product;
    }

    private double rounded(double number) {
      return isSingle ? (float) number : number;
    }

    @Override
    public Object result() {
      return new ComplexNumber(real(real, isSingle), real(imaginary, isSingle));
    }
  }
}
