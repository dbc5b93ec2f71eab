// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.types.NoneType;

/** Entities in memory, as functions of the runtime library handle them. */
public final class Entities {
  private Entities() {}

  /** Reads the scalars of the entity at an address; if its size is unknown, up to the end of the memory. */
  public static Elements read(MemRef address, Type entity, Machine machine) {
    Scalars scalars = FirLayout.hasUnknownSize(entity)
        ? Scalars.ofBytes(entity, address.memory.size() - address.start) : Scalars.of(entity);
    return scalars.read(address, machine);
  }

  /** Reads the scalars of all elements of an array. */
  public static Elements read(Descriptor array, Machine machine) {
    Scalars scalars = Scalars.ofElement(array);
    Elements all = Elements.create(
        scalars.format(), machine, Math.multiplyExact(array.count(), (long) scalars.count()));
    int next = 0;
    for (long i = 0; i < array.count(); i++) {
      Elements element = scalars.read(array.element(i), machine);
      for (int k = 0; k < element.count(); k++) {
        all.set(next++, element.get(k));
      }
    }
    return all;
  }

  /** Returns the descriptor of an allocatable variable or pointer that has no memory. */
  public static Descriptor nothing(BaseBoxType type, MemRef nullPointer) {
    Type entity = EntityTypes.ofAddressOrBox(type);
    Type element = EntityTypes.unwrapArray(entity);
    int rank = entity instanceof SequenceType array ? array.rank() : 0;
    boolean hasSize = !(element instanceof CharacterType character && character.hasDynamicLength())
        && !(element instanceof NoneType);
    return new Descriptor(nullPointer, element, hasSize ? FirLayout.bytes(element) : 0, new long[rank], new long[rank],
        new long[rank], type.elementType() instanceof HeapType);
  }
}
