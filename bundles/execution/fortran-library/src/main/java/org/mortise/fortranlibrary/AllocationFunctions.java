// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;

/** Allocation of allocatable variables and pointers. */
final class AllocationFunctions {
  private static final Object[] NO_ERROR = {0L};

  private AllocationFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    Text text = new Text(context);
    return switch (name) {
      case "AllocatableSetBounds", "PointerSetBounds" -> (arguments, machine) -> {
        Descriptor old = variables.read(arguments[0], machine);
        variables.write(arguments[0], withBounds(old, Math.toIntExact((Long) arguments[1]), (Long) arguments[2],
            (Long) arguments[3], machine));
        return NO_ERROR;
      };
      case "AllocatableApplyMold", "PointerApplyMold" -> (arguments, machine) -> {
        Descriptor mold = Descriptor.of(arguments[1], machine);
        variables.write(arguments[0], withShapeOf(mold, variables.read(arguments[0], machine)));
        return NO_ERROR;
      };
      case "AllocatableAllocate", "PointerAllocate" -> (arguments, machine) -> {
        variables.write(arguments[0], allocated(variables.read(arguments[0], machine), machine));
        return NO_ERROR;
      };
      case "AllocatableAllocateSource", "PointerAllocateSource" -> (arguments, machine) -> {
        Descriptor created = allocated(variables.read(arguments[0], machine), machine);
        variables.write(arguments[0], created);
        AssignmentFunctions.assign(created, Descriptor.of(arguments[1], machine), text, machine);
        return NO_ERROR;
      };
      case "AllocatableDeallocate", "PointerDeallocate" -> (arguments, machine) -> {
        Descriptor old = variables.read(arguments[0], machine);
        if (Pointers.isNull(old.base(), machine)) {
          throw machine.fault("deallocates a variable that is not allocated");
        }
        machine.free(old.base());
        variables.write(arguments[0], old.withBase(Pointers.nullPointer(machine)));
        return NO_ERROR;
      };
      case "MoveAlloc" -> (arguments, machine) -> {
        Descriptor target = variables.read(arguments[0], machine);
        Descriptor source = variables.read(arguments[1], machine);
        if (!Pointers.isNull(target.base(), machine)) {
          machine.free(target.base());
        }
        variables.write(arguments[0], source);
        variables.write(arguments[1], source.withBase(Pointers.nullPointer(machine)));
        return NO_ERROR;
      };
      default -> null;
    };
  }

  private static Descriptor withBounds(Descriptor old, int dimension, long first, long last, Machine machine) {
    if (dimension < 0 || dimension >= old.rank()) {
      throw machine.fault("sets the bounds of dimension " + dimension + " of an entity of rank " + old.rank());
    }
    long[] bounds = old.lowerBounds().clone();
    long[] extents = old.extents().clone();
    bounds[dimension] = first;
    extents[dimension] = Math.max(last - first + 1, 0);
    return Descriptor.ofArray(old.base(), old.elementType(), old.elementBytes(), bounds, extents)
        .asAllocatable(old.isAllocatable());
  }

  private static Descriptor withShapeOf(Descriptor mold, Descriptor old) {
    long[] bounds = new long[mold.rank()];
    Arrays.fill(bounds, 1);
    return Descriptor.ofArray(old.base(), old.elementType(), mold.elementBytes(), bounds, mold.extents())
        .asAllocatable(old.isAllocatable());
  }

  private static Descriptor allocated(Descriptor old, Machine machine) {
    if (old.isAllocatable() && !Pointers.isNull(old.base(), machine)) {
      throw machine.fault("allocates a variable that is already allocated");
    }
    MemRef memory = Pointers.allocate(Math.multiplyExact(old.count(), old.elementBytes()), Storage.HEAP, machine);
    return old.withBase(memory);
  }
}
