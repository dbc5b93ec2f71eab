// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Absent;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** Reductions of the elements of an array, or along a dimension. */
final class ReductionFunctions {
  private static final Object[] NONE = {0L};

  /** A number for all elements; the arguments are the array, a file, a line, a dimension, and a mask. */
  private static final Pattern NUMBER =
      Pattern.compile("(Sum|Product|Maxval|Minval|IAll|IAny|IParity)(?:Integer|Real)?[1248]");

  /** The same arguments, with the result variable before the array. */
  private static final Pattern COMPLEX = Pattern.compile("Cpp(Sum|Product)Complex[48]");

  /** A logical value or an integer; the arguments are the array, a file, a line, and a dimension. */
  private static final Pattern LOGICAL = Pattern.compile("(Any|All|Parity|Count)");

  /** An array; the arguments are the result, the array, the dimension, a file, a line, and a mask. */
  private static final Pattern NUMBERS = Pattern.compile("(Sum|Product|Maxval|Minval|IAll|IAny|IParity)Dim");

  /** An array; the arguments are the result, the array, the dimension, and for a count the kind of the result. */
  private static final Pattern LOGICALS = Pattern.compile("(Any|All|Parity|Count)Dim");

  private ReductionFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    Matcher matcher = NUMBER.matcher(name);
    if (matcher.matches()) {
      return total(matcher.group(1));
    }
    if (matcher.usePattern(COMPLEX).matches()) {
      Primitive total = total(matcher.group(1));
      return (arguments, machine) -> {
        Descriptor array = Descriptor.of(arguments[1], machine);
        Object[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
        MemRef place = (MemRef) arguments[0];
        place.memory.write(place.start, ValueFormat.of(array.elementType()), total.run(rest, machine)[0]);
        return NONE;
      };
    }
    if (matcher.usePattern(LOGICAL).matches()) {
      return logical(matcher.group(1));
    }
    if (matcher.usePattern(NUMBERS).matches()) {
      String function = matcher.group(1);
      return (arguments, machine) -> {
        Descriptor array = Descriptor.of(arguments[1], machine);
        variables.write(arguments[0], along(function, array, (Long) arguments[2],
            Mask.of(arguments[5], array, machine), array.elementType(), machine));
        return NONE;
      };
    }
    if (matcher.usePattern(LOGICALS).matches()) {
      String function = matcher.group(1);
      return (arguments, machine) -> {
        Descriptor array = Descriptor.of(arguments[1], machine);
        Type type = "Count".equals(function) ? Variables.integer((Long) arguments[3], context) : array.elementType();
        variables.write(arguments[0], along(function, array, (Long) arguments[2],
            Mask.of(Absent.VALUE, array, machine), type, machine));
        return NONE;
      };
    }
    return null;
  }

  private static Primitive total(String function) {
    return (arguments, machine) -> {
      Descriptor array = Descriptor.of(arguments[0], machine);
      return new Object[] {total(function, array, Mask.of(arguments[4], array, machine), machine)};
    };
  }

  private static Primitive logical(String function) {
    return (arguments, machine) -> {
      Descriptor array = Descriptor.of(arguments[0], machine);
      long result = (Long) total(function, array, Mask.of(Absent.VALUE, array, machine), machine);
      return new Object[] {"Count".equals(function) ? result : -result};
    };
  }

  private static Object total(String function, Descriptor array, Mask mask, Machine machine) {
    ValueFormat format = ValueFormat.of(array.elementType());
    Accumulator accumulator = Accumulators.of(function, format).get();
    for (long i = 0; i < array.count(); i++) {
      if (mask.chooses(i, machine)) {
        accumulator.add(element(array, i, format, machine));
      }
    }
    return accumulator.result();
  }

  private static Descriptor along(
      String function, Descriptor array, long dimension, Mask mask, Type type, Machine machine) {
    Slices slices = Slices.of(array, dimension, machine);
    ValueFormat format = ValueFormat.of(array.elementType());
    ValueFormat results = ValueFormat.of(type);
    Supplier<Accumulator> accumulators = Accumulators.of(function, format);
    Descriptor result = Variables.newArray(type, results.bytes(), slices.extents(), machine);
    for (long i = 0; i < result.count(); i++) {
      Accumulator accumulator = accumulators.get();
      for (long k = 0; k < slices.length(); k++) {
        long position = slices.position(i, k);
        if (mask.chooses(position, machine)) {
          accumulator.add(element(array, position, format, machine));
        }
      }
      MemRef place = result.element(i);
      Object value = accumulator.result();
      place.memory.write(place.start, results,
          value instanceof Long number ? FixedWidth.signExtended(number, results.width()) : value);
    }
    return result;
  }

  /** Returns an element, which must be defined. */
  static Object element(Descriptor array, long position, ValueFormat format, Machine machine) {
    machine.step(1);
    MemRef place = array.element(position);
    Object value = place.memory.read(place.start, format);
    if (value == Poison.VALUE || value instanceof ComplexNumber number
        && (number.real() == Poison.VALUE || number.imaginary() == Poison.VALUE)) {
      throw machine.fault("reads an undefined element");
    }
    return value;
  }
}
