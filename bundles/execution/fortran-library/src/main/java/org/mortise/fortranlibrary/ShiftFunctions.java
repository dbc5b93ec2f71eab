// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Absent;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Functions that move or repeat the elements of an array. */
final class ShiftFunctions {
  private static final Object[] NONE = {0L};

  private ShiftFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    return switch (name) {
      case "Cshift" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        variables.write(arguments[0], shifted(
            source, (Long) arguments[3] - 1, distance(arguments[2], machine), null, machine));
        return NONE;
      };
      case "CshiftVector" -> (arguments, machine) -> {
        variables.write(arguments[0],
            shifted(Descriptor.of(arguments[1], machine), 0, (Long) arguments[2], null, machine));
        return NONE;
      };
      case "Eoshift" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        variables.write(arguments[0], shifted(source, (Long) arguments[4] - 1, distance(arguments[2], machine),
            boundary(arguments[3], source, machine), machine));
        return NONE;
      };
      case "EoshiftVector" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        variables.write(arguments[0], shifted(
            source, 0, (Long) arguments[2], boundary(arguments[3], source, machine), machine));
        return NONE;
      };
      case "Spread" -> (arguments, machine) -> {
        variables.write(arguments[0], spread(Descriptor.of(arguments[1], machine), (Long) arguments[2],
            Math.max((Long) arguments[3], 0), machine));
        return NONE;
      };
      case "Unpack" -> (arguments, machine) -> {
        variables.write(arguments[0], unpacked(Descriptor.of(arguments[1], machine),
            Descriptor.of(arguments[2], machine), Descriptor.of(arguments[3], machine), machine));
        return NONE;
      };
      default -> null;
    };
  }

  private static long distance(Object shift, Machine machine) {
    Descriptor given = Descriptor.of(shift, machine);
    if (given.rank() > 0) {
      throw new UnsupportedOperationException("an array of shifts");
    }
    return (Long) ReductionFunctions.element(given, 0, ValueFormat.of(given.elementType()), machine);
  }

  /** Returns the address of the value shifted in: zero if not given. */
  private static MemRef boundary(Object given, Descriptor source, Machine machine) {
    if (given != Absent.VALUE) {
      Descriptor boundary = Descriptor.of(given, machine);
      if (boundary.rank() > 0) {
        throw new UnsupportedOperationException("an array of boundaries");
      }
      return boundary.base();
    }
    ValueFormat format = ValueFormat.of(source.elementType());
    MemRef zero = Pointers.allocate(format.bytes(), Storage.STACK, machine);
    zero.memory.write(0, format, switch (format.kind()) {
      case LONG -> 0L;
      case FLOAT -> 0f;
      case DOUBLE -> 0d;
      case OBJECT -> throw new UnsupportedOperationException("zero of type " + source.elementType());
    });
    return zero;
  }

  /** @param boundary the address of the value shifted in; null for a circular shift */
  private static Descriptor shifted(
      Descriptor source, long dimension, long distance, @Nullable MemRef boundary, Machine machine) {
    if (dimension < 0 || dimension >= source.rank()) {
      throw machine.fault("shifts dimension " + (dimension + 1) + " of an array of rank " + source.rank());
    }
    Descriptor result =
        Variables.newArray(source.elementType(), source.elementBytes(), source.extents(), machine);
    long inner = before(source, (int) dimension);
    long length = source.extents()[(int) dimension];
    machine.step(result.count());
    Scalars scalars = Scalars.ofElement(source);
    for (long i = 0; i < result.count(); i++) {
      long at = i / inner % length;
      long from = Math.floorMod(at + distance % length, length);
      boolean isInside = at + distance >= 0 && at + distance < length;
      scalars.copy(boundary == null || isInside ? source.element(i + (from - at) * inner) : boundary,
          result.element(i), machine);
    }
    return result;
  }

  /** Returns the number of elements between neighbors in a dimension. */
  private static long before(Descriptor array, int dimension) {
    long count = 1;
    for (int i = 0; i < dimension; i++) {
      count *= array.extents()[i];
    }
    return count;
  }

  private static Descriptor spread(Descriptor source, long dimension, long copies, Machine machine) {
    int place = Math.toIntExact(dimension - 1);
    if (place < 0 || place > source.rank()) {
      throw machine.fault("adds dimension " + dimension + " to an array of rank " + source.rank());
    }
    long[] extents = new long[source.rank() + 1];
    for (int i = 0; i < extents.length; i++) {
      extents[i] = i == place ? copies : source.extents()[i < place ? i : i - 1];
    }
    Descriptor result = Variables.newArray(source.elementType(), source.elementBytes(), extents, machine);
    long inner = before(result, place);
    machine.step(result.count());
    Scalars scalars = Scalars.ofElement(source);
    for (long i = 0; i < result.count(); i++) {
      scalars.copy(source.element(i % inner + i / (inner * copies) * inner), result.element(i), machine);
    }
    return result;
  }

  private static Descriptor unpacked(Descriptor vector, Descriptor mask, Descriptor field, Machine machine) {
    Descriptor result =
        Variables.newArray(vector.elementType(), vector.elementBytes(), mask.extents(), machine);
    ValueFormat format = ValueFormat.of(mask.elementType());
    Scalars scalars = Scalars.ofElement(vector);
    long next = 0;
    for (long i = 0; i < result.count(); i++) {
      boolean isChosen = (Long) ReductionFunctions.element(mask, i, format, machine) != 0;
      if (isChosen && next == vector.count()) {
        throw machine.fault("unpacks more elements than the " + next + " of the vector");
      }
      MemRef value = isChosen ? vector.element(next++) : field.element(field.rank() == 0 ? 0 : i);
      scalars.copy(value, result.element(i), machine);
    }
    return result;
  }
}
