// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Absent;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Functions from arrays to arrays, and constructors of arrays of unknown size. */
final class ArrayFunctions {
  private static final Object[] NONE = {0L};
  private static final int HIGHEST_RANK = 15;

  /** A constructor that is being filled: the variable, and the number of elements that it has. */
  private static final class Constructor {
    final MemRef variable;
    long count;

    Constructor(MemRef variable) {
      this.variable = variable;
    }
  }

  private ArrayFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    return switch (name) {
      case "Reshape" -> (arguments, machine) -> {
        variables.write(arguments[0], reshaped(arguments, machine));
        return NONE;
      };
      case "Pack" -> (arguments, machine) -> {
        variables.write(arguments[0], packed(arguments, machine));
        return NONE;
      };
      case "InitArrayConstructorVector" -> (arguments, machine) -> {
        variables.write(arguments[0], new Constructor((MemRef) arguments[1]));
        return NONE;
      };
      case "PushArrayConstructorValue" -> (arguments, machine) -> {
        Descriptor value = Descriptor.of(arguments[1], machine);
        Constructor constructor = (Constructor) variables.readObject(arguments[0]);
        for (long i = 0; i < value.count(); i++) {
          push(constructor, value.element(i), variables, machine);
        }
        return NONE;
      };
      case "PushArrayConstructorSimpleScalar" -> (arguments, machine) -> {
        push((Constructor) variables.readObject(arguments[0]), (MemRef) arguments[1], variables, machine);
        return NONE;
      };
      default -> null;
    };
  }

  private static void refuse(Object optional, String what) {
    if (optional != Absent.VALUE) {
      throw new UnsupportedOperationException(what);
    }
  }

  /** The arguments are the result, the source, the shape, the padding and the order of dimensions. */
  private static Descriptor reshaped(Object[] arguments, Machine machine) {
    Descriptor source = Descriptor.of(arguments[1], machine);
    Descriptor shape = Descriptor.of(arguments[2], machine);
    if (shape.count() > HIGHEST_RANK) {
      throw machine.fault("makes an array of rank " + shape.count());
    }
    long[] extents = new long[(int) shape.count()];
    for (int i = 0; i < extents.length; i++) {
      extents[i] = number(shape, i, machine);
    }
    int[] order = order(arguments[4], extents.length, machine);
    Descriptor result = Variables.newArray(source.elementType(), source.elementBytes(), extents, machine);
    Scalars scalars = Scalars.ofElement(source);
    long given = source.count();
    Descriptor padding = arguments[3] == Absent.VALUE ? source : Descriptor.of(arguments[3], machine);
    for (long i = 0; i < result.count(); i++) {
      if (i >= given && (padding == source || padding.count() == 0)) {
        throw machine.fault("gives " + given + " elements a shape of " + result.count());
      }
      MemRef element = i < given ? source.element(i) : padding.element((i - given) % padding.count());
      scalars.copy(element, result.element(place(i, extents, order)), machine);
    }
    return result;
  }

  /** Returns the numbers of dimensions, the fastest first, from 0. */
  private static int[] order(Object given, int rank, Machine machine) {
    int[] order = new int[rank];
    for (int i = 0; i < rank; i++) {
      order[i] = given == Absent.VALUE ? i : Math.toIntExact(number(Descriptor.of(given, machine), i, machine)) - 1;
      if (order[i] < 0 || order[i] >= rank) {
        throw machine.fault("has no dimension " + (order[i] + 1));
      }
    }
    return order;
  }

  private static long number(Descriptor array, long position, Machine machine) {
    return (Long) ReductionFunctions.element(array, position, ValueFormat.of(array.elementType()), machine);
  }

  /** Returns the index of the element at a position of a traversal with the given dimension order. */
  private static long place(long position, long[] extents, int[] order) {
    long[] index = new long[extents.length];
    long rest = position;
    for (int dimension : order) {
      index[dimension] = rest % extents[dimension];
      rest /= extents[dimension];
    }
    long place = 0;
    for (int i = extents.length - 1; i >= 0; i--) {
      place = place * extents[i] + index[i];
    }
    return place;
  }

  /** The arguments are the result, the source, the mask, and an array with the rest. */
  private static Descriptor packed(Object[] arguments, Machine machine) {
    refuse(arguments[3], "a vector with the rest");
    Descriptor source = Descriptor.of(arguments[1], machine);
    Descriptor mask = Descriptor.of(arguments[2], machine);
    ValueFormat format = ValueFormat.of(mask.elementType());
    machine.charge(Math.multiplyExact(source.count(), (long) Long.BYTES));
    long[] chosen = new long[Math.toIntExact(source.count())];
    int count = 0;
    for (long i = 0; i < chosen.length; i++) {
      if ((Long) ReductionFunctions.element(mask, mask.rank() == 0 ? 0 : i, format, machine) != 0) {
        chosen[count++] = i;
      }
    }
    Descriptor result =
        Variables.newArray(source.elementType(), source.elementBytes(), new long[] {count}, machine);
    Scalars scalars = Scalars.ofElement(source);
    for (int i = 0; i < count; i++) {
      scalars.copy(source.element(chosen[i]), result.element(i), machine);
    }
    return result;
  }

  /** Appends a value; the memory of an unallocated variable grows by doubling. */
  private static void push(Constructor constructor, MemRef value, Variables variables, Machine machine) {
    machine.step(1);
    Descriptor array = variables.read(constructor.variable, machine);
    Scalars scalars = Scalars.ofElement(array);
    if (Pointers.isNull(array.base(), machine) || constructor.count >= capacity(array)) {
      Descriptor larger = Variables.newArray(array.elementType(), array.elementBytes(),
          new long[] {Math.max(2 * constructor.count, 4)}, machine);
      for (long i = 0; i < constructor.count; i++) {
        scalars.copy(array.element(i), larger.element(i), machine);
      }
      if (!Pointers.isNull(array.base(), machine)) {
        machine.free(array.base());
      }
      array = larger;
    }
    Descriptor filled = Descriptor.ofArray(array.base(), array.elementType(), array.elementBytes(), new long[] {1},
        new long[] {constructor.count + 1}).asAllocatable(true);
    scalars.copy(value, filled.element(constructor.count), machine);
    constructor.count++;
    variables.write(constructor.variable, filled);
  }

  private static long capacity(Descriptor array) {
    return array.base().memory.size() / Math.max(array.elementBytes(), 1);
  }
}
