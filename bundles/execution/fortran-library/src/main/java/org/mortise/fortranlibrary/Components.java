// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.dialect.fir.execution.runtime.Entities;
import org.mortise.dialect.fir.execution.runtime.FirLayout;
import org.mortise.dialect.fir.execution.runtime.Pointers;
import org.mortise.dialect.fir.execution.runtime.Scalars;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;

/** The components of a derived type that are descriptors, including nested components. */
final class Components {
  /**
   * A component.
   *
   * @param offset the bytes before it
   * @param type the type of the descriptor
   */
  record Component(long offset, BaseBoxType type) {}

  private final Variables variables;
  private final List<Component> all;

  private Components(Type type, List<Component> all) {
    this.variables = new Variables(type.context());
    this.all = all;
  }

  /** Returns the allocatable components and the pointers. */
  static Components of(RecordType type) {
    List<Component> found = new ArrayList<>();
    collect(type, 0, found);
    return new Components(type, found);
  }

  /** Returns the allocatable components, each of which owns its memory. */
  static Components allocatable(RecordType type) {
    Components components = of(type);
    components.all.removeIf(component -> !(component.type.elementType() instanceof HeapType));
    return components;
  }

  private static void collect(RecordType type, long offset, List<Component> into) {
    List<RecordType.Member> members = type.components();
    long[] offsets = FirLayout.offsets(type);
    for (int i = 0; i < offsets.length; i++) {
      long place = offset + offsets[i];
      if (members.get(i).type() instanceof BaseBoxType box) {
        into.add(new Component(place, box));
      } else if (members.get(i).type() instanceof RecordType part) {
        collect(part, place, into);
      }
    }
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Initialises all components of an element as unallocated. */
  void initialize(MemRef element, Machine machine) {
    machine.step(1L + all.size());
    for (Component component : all) {
      variables.write(Pointers.plus(element, component.offset),
          Entities.nothing(component.type, Pointers.nullPointer(machine)));
    }
  }

  /** Frees the memory of the components of an element. */
  void free(MemRef element, Machine machine) {
    machine.step(1L + all.size());
    for (Component component : all) {
      MemRef place = Pointers.plus(element, component.offset);
      Descriptor value = read(place, machine);
      if (value != null) {
        machine.free(value.base());
        variables.write(place, value.withBase(Pointers.nullPointer(machine)));
      }
    }
  }

  /** Returns the descriptor of a component that has memory, or null. */
  private @Nullable Descriptor read(MemRef place, Machine machine) {
    return variables.readObject(place) instanceof Descriptor value && !Pointers.isNull(value.base(), machine)
        ? value : null;
  }

  /**
   * Assigns an element: the components get copies in new memory.
   *
   * @param scalars the scalars of the element
   */
  void assign(MemRef from, MemRef to, Scalars scalars, Text text, Machine machine) {
    List<@Nullable Descriptor> old = new ArrayList<>();
    List<Object> copies = new ArrayList<>();
    for (Component component : all) {
      old.add(read(Pointers.plus(to, component.offset), machine));
      Descriptor value = read(Pointers.plus(from, component.offset), machine);
      Descriptor copy = Entities.nothing(component.type, Pointers.nullPointer(machine));
      if (value != null) {
        copy = Variables.newArray(value.elementType(), value.elementBytes(), value.extents(), machine)
            .withLowerBounds(value.lowerBounds());
        AssignmentFunctions.assign(copy, value, text, machine);
      }
      copies.add(copy);
    }
    scalars.copy(from, to, machine);
    for (int i = 0; i < all.size(); i++) {
      variables.write(Pointers.plus(to, all.get(i).offset), copies.get(i));
      Descriptor unused = old.get(i);
      if (unused != null) {
        machine.free(unused.base());
      }
    }
  }
}
