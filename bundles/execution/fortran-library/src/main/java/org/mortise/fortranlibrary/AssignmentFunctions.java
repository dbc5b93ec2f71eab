// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;

/** Assignments of whole entities, and copies of arguments that must be contiguous. */
final class AssignmentFunctions {
  private static final Object[] NONE = {0L};

  private AssignmentFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    Text text = new Text(context);
    return switch (name) {
      case "Assign", "AssignTemporary" -> (arguments, machine) -> {
        Descriptor target = variables.read(arguments[0], machine);
        Descriptor source = Descriptor.of(arguments[1], machine);
        Descriptor fitting = target.isAllocatable() ? allocated(target, source, machine) : target;
        if (fitting != target) {
          variables.write(arguments[0], fitting);
        }
        assign(fitting, source, text, machine);
        return NONE;
      };
      case "CopyInAssign" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        Descriptor copy = newLike(source, machine);
        variables.write(arguments[0], copy);
        assign(copy, source, text, machine);
        return NONE;
      };
      case "CopyOutAssign" -> (arguments, machine) -> {
        Descriptor copy = variables.read(arguments[1], machine);
        if (arguments[0] instanceof MemRef variable && !Pointers.isNull(variable, machine)) {
          assign(variables.read(variable, machine), copy, text, machine);
        }
        machine.free(copy.base());
        return NONE;
      };
      default -> null;
    };
  }

  /** Returns the descriptor of the variable with the shape of the value; reallocates memory of another shape. */
  private static Descriptor allocated(Descriptor target, Descriptor source, Machine machine) {
    boolean exists = !Pointers.isNull(target.base(), machine);
    boolean fits = exists && (source.rank() == 0 || Arrays.equals(target.extents(), source.extents()))
        && target.elementBytes() == source.elementBytes();
    if (fits) {
      return target;
    }
    Descriptor created = newLike(source, machine);
    if (exists) {
      machine.free(target.base());
    }
    return created;
  }

  private static Descriptor newLike(Descriptor source, Machine machine) {
    return Variables.newArray(source.elementType(), source.elementBytes(), source.extents(), machine);
  }

  /** Assigns a value of the same shape, or a scalar to all elements. */
  static void assign(Descriptor target, Descriptor source, Text text, Machine machine) {
    boolean isScalar = source.rank() == 0;
    if (!isScalar && target.count() != source.count()) {
      throw machine.fault("assigns " + source.count() + " elements to " + target.count());
    }
    long count = target.count();
    machine.step(count);
    if (target.elementType() instanceof CharacterType && target.elementBytes() != source.elementBytes()) {
      for (long i = 0; i < count; i++) {
        String characters = text.read(source.element(isScalar ? 0 : i), source.elementBytes(), machine);
        text.write(characters, target.element(i), target.elementBytes(), machine);
      }
      return;
    }
    Descriptor from = !isScalar && target.base().memory == source.base().memory ? copied(source, machine) : source;
    Scalars scalars = Scalars.ofElement(from);
    Components components = from.elementType() instanceof RecordType type ? Components.allocatable(type) : null;
    for (long i = 0; i < count; i++) {
      MemRef value = from.element(isScalar ? 0 : i);
      if (components == null || components.isEmpty()) {
        scalars.copy(value, target.element(i), machine);
      } else {
        components.assign(value, target.element(i), scalars, text, machine);
      }
    }
  }

  /** The source may overlap with the target, so it is copied first. */
  private static Descriptor copied(Descriptor source, Machine machine) {
    MemRef memory =
        Pointers.allocate(Math.multiplyExact(source.count(), source.elementBytes()), Storage.STACK, machine);
    Descriptor copy = Descriptor.ofArray(
        memory, source.elementType(), source.elementBytes(), source.lowerBounds(), source.extents());
    Scalars scalars = Scalars.ofElement(source);
    for (long i = 0; i < source.count(); i++) {
      scalars.copy(source.element(i), copy.element(i), machine);
    }
    return copy;
  }
}
