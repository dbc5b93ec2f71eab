// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.Arrays;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** Variables that are descriptors in memory: allocatable variables, pointers, and results of functions. */
final class Variables {
  private final ValueFormat box;

  Variables(Context context) {
    this.box = ValueFormat.of(NoneType.of(context)); // of any object
  }

  Descriptor read(Object variable, Machine machine) {
    MemRef place = (MemRef) variable;
    return Descriptor.of(place.memory.read(place.start, box), machine);
  }

  void write(Object variable, Object value) {
    MemRef place = (MemRef) variable;
    place.memory.write(place.start, box, value);
  }

  /** Returns an object stored by {@link #write}. */
  Object readObject(Object variable) {
    MemRef place = (MemRef) variable;
    return place.memory.read(place.start, box);
  }

  /** Returns the type of integers of a kind of Fortran. */
  static IntegerType integer(long kind, Context context) {
    if (kind != 1 && kind != 2 && kind != 4 && kind != 8) {
      throw new UnsupportedOperationException("integers of the kind " + kind);
    }
    return IntegerType.of(context, (int) kind * Byte.SIZE);
  }

  /** Returns a new array on the heap, whose lower bounds are 1. */
  static Descriptor newArray(Type elementType, long elementBytes, long[] extents, Machine machine) {
    long[] bounds = new long[extents.length];
    Arrays.fill(bounds, 1);
    long count = 1;
    for (long extent : extents) {
      count = Math.multiplyExact(count, Math.max(extent, 0));
    }
    MemRef memory = Pointers.allocate(Math.multiplyExact(count, elementBytes), Storage.HEAP, machine);
    return Descriptor.ofArray(memory, elementType, elementBytes, bounds, extents).asAllocatable(true);
  }
}
