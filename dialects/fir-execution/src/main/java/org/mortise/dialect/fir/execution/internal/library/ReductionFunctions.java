// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.internal.library;

import java.util.function.DoubleUnaryOperator;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Absent;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Functions of all elements of an array to one number, without a mask or a dimension. */
final class ReductionFunctions {
  /** Combines what has been computed with the next element. */
  private interface Step {
    double next(double sum, double element);
  }

  private ReductionFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    return switch (name) {
      case "SumReal4" -> real((array, machine) -> sum(array, number -> (float) number, machine), true);
      case "SumReal8" -> real((array, machine) -> sum(array, number -> number, machine), false);
      case "ProductReal4" -> real((array, machine) -> fold(array, 1, (a, b) -> a * b, machine), true);
      case "ProductReal8" -> real((array, machine) -> fold(array, 1, (a, b) -> a * b, machine), false);
      case "MaxvalReal4" -> real((array, machine) -> extremum(array, -Float.MAX_VALUE, machine), true);
      case "MaxvalReal8" -> real((array, machine) -> extremum(array, -Double.MAX_VALUE, machine), false);
      case "MinvalReal4" -> real((array, machine) -> extremum(array, Float.MAX_VALUE, machine), true);
      case "MinvalReal8" -> real((array, machine) -> extremum(array, Double.MAX_VALUE, machine), false);
      case "SumInteger4" -> integer(0, Long::sum, Integer.SIZE);
      case "SumInteger8" -> integer(0, Long::sum, Long.SIZE);
      case "ProductInteger4" -> integer(1, (a, b) -> a * b, Integer.SIZE);
      case "ProductInteger8" -> integer(1, (a, b) -> a * b, Long.SIZE);
      case "MaxvalInteger4" -> integer(Integer.MIN_VALUE, Math::max, Integer.SIZE);
      case "MaxvalInteger8" -> integer(Long.MIN_VALUE, Math::max, Long.SIZE);
      case "MinvalInteger4" -> integer(Integer.MAX_VALUE, Math::min, Integer.SIZE);
      case "MinvalInteger8" -> integer(Long.MAX_VALUE, Math::min, Long.SIZE);
      case "Any" -> logical((array, machine) -> count(array, machine) > 0 ? -1L : 0L);
      case "All" -> logical((array, machine) -> count(array, machine) == array.count() ? -1L : 0L);
      case "Count" -> logical(ReductionFunctions::count);
      default -> null;
    };
  }

  private interface RealFunction {
    double of(Descriptor array, Machine machine);
  }

  private interface CountFunction {
    long of(Descriptor array, Machine machine);
  }

  private static Primitive real(RealFunction function, boolean isSingle) {
    return (arguments, machine) -> {
      double result = function.of(whole(arguments, machine), machine);
      return new Object[] {isSingle ? (Object) (float) result : (Object) result};
    };
  }

  private static Primitive logical(CountFunction function) {
    return (arguments, machine) -> new Object[] {function.of(Descriptor.of(arguments[0], machine), machine)};
  }

  private static Primitive integer(long initial, LongBinaryOperator step, int width) {
    return (arguments, machine) -> {
      Descriptor array = whole(arguments, machine);
      ValueFormat format = ValueFormat.of(array.elementType());
      long result = initial;
      for (long i = 0; i < array.count(); i++) {
        result = step.applyAsLong(result, (Long) element(array, i, format, machine));
      }
      return new Object[] {width == Integer.SIZE ? (long) (int) result : result};
    };
  }

  /** The arguments are the array, a file, a line, a dimension, and a mask. */
  private static Descriptor whole(Object[] arguments, Machine machine) {
    if (arguments.length > 4 && arguments[4] != Absent.VALUE) {
      throw new UnsupportedOperationException("a mask");
    }
    return Descriptor.of(arguments[0], machine);
  }

  /**
   * Adds as the reference does. It means to correct what rounding loses, but adds the correction where the algorithm of
   * Kahan subtracts it.
   */
  private static double sum(Descriptor array, DoubleUnaryOperator rounding, Machine machine) {
    double[] correction = {0};
    return fold(array, 0, (sum, element) -> {
      double next = rounding.applyAsDouble(element + correction[0]);
      double result = rounding.applyAsDouble(sum + next);
      correction[0] = rounding.applyAsDouble(rounding.applyAsDouble(result - sum) - next);
      return result;
    }, machine);
  }

  /** @param ofNone the result if the array is empty, the opposite of an extremum */
  private static double extremum(Descriptor array, double ofNone, Machine machine) {
    long position = new Extremum(ofNone < 0 ? 1 : -1, false).positionIn(array, machine);
    return position < 0 ? ofNone
        : ((Number) element(array, position, ValueFormat.of(array.elementType()), machine)).doubleValue();
  }

  private static double fold(Descriptor array, double initial, Step step, Machine machine) {
    ValueFormat format = ValueFormat.of(array.elementType());
    double result = initial;
    for (long i = 0; i < array.count(); i++) {
      result = step.next(result, ((Number) element(array, i, format, machine)).doubleValue());
    }
    return result;
  }

  private static long count(Descriptor array, Machine machine) {
    ValueFormat format = ValueFormat.of(array.elementType());
    long count = 0;
    for (long i = 0; i < array.count(); i++) {
      count += (Long) element(array, i, format, machine) == 0 ? 0 : 1;
    }
    return count;
  }

  /** Returns an element, which must be defined. */
  static Object element(Descriptor array, long position, ValueFormat format, Machine machine) {
    machine.step(1);
    MemRef place = array.element(position);
    Object value = place.memory.read(place.start, format);
    if (value == Poison.VALUE) {
      throw machine.fault("reads an undefined element");
    }
    return value;
  }
}
