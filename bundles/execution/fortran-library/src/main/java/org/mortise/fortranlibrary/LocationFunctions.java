// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.function.LongUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.IntegerType;

/** Functions that find the location of a maximum or minimum, as indices from 1; 0 if there is none. */
final class LocationFunctions {
  private static final Object[] NONE = {0L};

  /** The arguments are the result, the array, the kind of the result, a file, a line, a mask, and the direction. */
  private static final Pattern WHOLE = Pattern.compile("(Max|Min)loc(?:Integer[1248]|Real[48])");

  /** The same arguments as the other functions, with the dimension after the kind. */
  private static final Pattern ALONG = Pattern.compile("(Max|Min)locDim");

  private LocationFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    Matcher matcher = WHOLE.matcher(name);
    if (matcher.matches()) {
      int sign = sign(matcher);
      return (arguments, machine) -> {
        Descriptor array = Descriptor.of(arguments[1], machine);
        variables.write(arguments[0], place(array, new Extremum(sign, (Long) arguments[6] != 0),
            Mask.of(arguments[5], array, machine), Variables.integer((Long) arguments[2], context), machine));
        return NONE;
      };
    }
    if (matcher.usePattern(ALONG).matches()) {
      int sign = sign(matcher);
      return (arguments, machine) -> {
        Descriptor array = Descriptor.of(arguments[1], machine);
        variables.write(arguments[0], places(array, (Long) arguments[3],
            new Extremum(sign, (Long) arguments[7] != 0), Mask.of(arguments[6], array, machine),
            Variables.integer((Long) arguments[2], context), machine));
        return NONE;
      };
    }
    return null;
  }

  private static int sign(Matcher matcher) {
    return "Max".equals(matcher.group(1)) ? 1 : -1;
  }

  private static Descriptor place(
      Descriptor array, Extremum extremum, Mask mask, IntegerType type, Machine machine) {
    long best = search(array, extremum, mask, array.count(), i -> i, machine);
    ValueFormat index = ValueFormat.of(type);
    Descriptor result = Variables.newArray(type, index.bytes(), new long[] {array.rank()}, machine);
    long rest = best;
    for (int i = 0; i < array.rank(); i++) {
      MemRef place = result.element(i);
      place.memory.write(place.start, index, best < 0 ? 0L : rest % array.extents()[i] + 1);
      rest = best < 0 ? rest : rest / array.extents()[i];
    }
    return result;
  }

  private static Descriptor places(
      Descriptor array, long dimension, Extremum extremum, Mask mask, IntegerType type, Machine machine) {
    Slices slices = Slices.of(array, dimension, machine);
    ValueFormat index = ValueFormat.of(type);
    Descriptor result = Variables.newArray(type, index.bytes(), slices.extents(), machine);
    for (long i = 0; i < result.count(); i++) {
      long vector = i;
      MemRef place = result.element(i);
      place.memory.write(place.start, index,
          search(array, extremum, mask, slices.length(), k -> slices.position(vector, k), machine) + 1);
    }
    return result;
  }

  /** Returns the index of the extremum among elements at given positions; -1 if there is none. */
  private static long search(Descriptor array, Extremum extremum, Mask mask, long count, LongUnaryOperator positions,
      Machine machine) {
    ValueFormat format = ValueFormat.of(array.elementType());
    long found = -1;
    Number best = null;
    for (long i = 0; i < count; i++) {
      long position = positions.applyAsLong(i);
      if (mask.chooses(position, machine)) {
        Number element = (Number) ReductionFunctions.element(array, position, format, machine);
        if (best == null || extremum.replaces(element, best)) {
          best = element;
          found = i;
        }
      }
    }
    return found;
  }
}
