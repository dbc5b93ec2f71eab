// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.NoneType;

/** Entities in memory, as functions of the runtime library handle them. */
public final class Entities {
  private Entities() {}

  /**
   * Copies an element with the fact whether it was written.
   *
   * @param like a descriptor with the type and the size of the element
   */
  public static void copy(MemRef from, MemRef to, Descriptor like, Machine machine) {
    if (like.elementType() instanceof CharacterType character) {
      ValueFormat format = FirLayout.character(character);
      copy(from, to, new FirLayout.Run(0, format, Math.toIntExact(like.elementBytes() / format.bytes())), machine);
      return;
    }
    for (FirLayout.Run run : FirLayout.runs(like.elementType())) {
      copy(from, to, run, machine);
    }
  }

  /** Reads the scalars of the entity at an address; of one of unknown size, up to the end of the memory. */
  public static Elements read(MemRef address, Type entity, Machine machine) {
    List<FirLayout.Run> runs = FirLayout.hasUnknownSize(entity)
        ? FirLayout.runsOfBytes(entity, address.memory.size() - address.start) : FirLayout.runs(entity);
    return Scalars.read(address, runs, entity, machine);
  }

  /** Reads the scalars of the elements of an array. */
  public static Elements read(Descriptor array, Machine machine) {
    ValueFormat format = ValueFormat.of(NoneType.of(array.elementType().context())); // of any object
    List<Object> scalars = new ArrayList<>();
    for (long i = 0; i < array.count(); i++) {
      Elements element = read(array.element(i), array.elementType(), machine);
      for (int k = 0; k < element.count(); k++) {
        scalars.add(element.get(k));
      }
    }
    Elements all = Elements.create(format, machine, scalars.size());
    for (int i = 0; i < scalars.size(); i++) {
      all.set(i, scalars.get(i));
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

  private static void copy(MemRef from, MemRef to, FirLayout.Run run, Machine machine) {
    machine.copy(place(from, run), place(to, run), run.format());
  }

  private static MemRef place(MemRef address, FirLayout.Run run) {
    return new MemRef(address.memory, address.start + run.offset(), 0, new long[] {run.count()}, new long[] {1});
  }
}
