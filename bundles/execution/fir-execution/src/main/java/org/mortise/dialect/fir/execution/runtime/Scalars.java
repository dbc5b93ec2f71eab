// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.NoneType;

/**
 * The scalars of the values of a type, in address order; such a value is stored as their list. Created once per type;
 * linear in the contiguous runs of scalars.
 */
public final class Scalars {
  /** More runs are refused: the list would be as long for each use of the type. */
  private static final int MOST_RUNS = 1 << 16;

  /** Scalars of one format without gaps between them; the offset is the number of bytes before them. */
  private record Run(long offset, ValueFormat format, int count) {
    long end() {
      return offset + (long) count * format.bytes();
    }
  }

  private final List<Run> runs = new ArrayList<>();
  private final ValueFormat format;
  private final int count;

  private Scalars(Type type) {
    add(type, 0);
    this.count = runs.stream().mapToInt(Run::count).reduce(0, Math::addExact);
    this.format = format(type);
  }

  private Scalars(CharacterType type, long length) {
    add(new Run(0, FirLayout.character(type), Math.toIntExact(length)));
    this.count = (int) length;
    this.format = format(type);
  }

  /**
   * Returns the scalars of a type of known size.
   *
   * @throws UnsupportedOperationException if the size is only known to the program, or the type has too many parts
   */
  public static Scalars of(Type type) {
    return new Scalars(type);
  }

  /** Returns the scalars of an array or of characters of unknown size that take a number of bytes. */
  public static Scalars ofBytes(Type type, long bytes) {
    Type element = EntityTypes.unwrapArray(type);
    return element instanceof CharacterType character
        ? new Scalars(character, bytes / FirLayout.character(character).bytes())
        : array(element, bytes / Math.max(FirLayout.bytes(element), 1));
  }

  /** Returns the scalars of an array or of characters of unknown size. */
  public static Scalars ofCount(Type type, int count) {
    Type element = EntityTypes.unwrapArray(type);
    return element instanceof CharacterType character ? new Scalars(character, count)
        : array(element, count / Math.max(of(element).count, 1));
  }

  /** Returns the scalars of an element of an array, or of a scalar entity. */
  public static Scalars ofElement(Descriptor array) {
    return array.elementType() instanceof CharacterType ? ofBytes(array.elementType(), array.elementBytes())
        : of(array.elementType());
  }

  private static Scalars array(Type element, long extent) {
    return of(SequenceType.of(new long[] {extent}, element));
  }

  // ---- the runs of a type ------------------------------------------------------------------------------------------

  private void add(Type type, long offset) {
    if (type instanceof SequenceType array) {
      addElements(array, offset);
    } else if (type instanceof CharacterType character) {
      FirLayout.bytes(type); // which must be known
      add(new Run(offset, FirLayout.character(character), Math.toIntExact(character.length())));
    } else if (FirLayout.members(type) == null) {
      add(new Run(offset, ValueFormat.of(type), 1));
    } else {
      long[] offsets = FirLayout.offsets(type);
      for (int i = 0; i < offsets.length; i++) {
        add(FirLayout.member(type, i), offset + offsets[i]);
      }
    }
  }

  private void addElements(SequenceType array, long offset) {
    long size = FirLayout.bytes(array.elementType());
    int elements = Math.toIntExact(FirLayout.elements(array));
    List<Run> inner = of(array.elementType()).runs;
    if (inner.size() == 1 && inner.get(0).end() == size) {
      Run run = inner.get(0);
      add(new Run(offset, run.format, Math.multiplyExact(run.count, elements)));
      return;
    }
    if ((long) inner.size() * elements > MOST_RUNS) {
      throw tooMany();
    }
    for (int i = 0; i < elements; i++) {
      for (Run run : inner) {
        add(new Run(offset + i * size + run.offset, run.format, run.count));
      }
    }
  }

  private void add(Run run) {
    Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
    if (last != null && last.format.equals(run.format) && last.end() == run.offset) {
      runs.set(runs.size() - 1, new Run(last.offset, last.format, Math.addExact(last.count, run.count)));
    } else if (runs.size() == MOST_RUNS) {
      throw tooMany();
    } else if (run.count > 0) {
      runs.add(run);
    }
  }

  private static UnsupportedOperationException tooMany() {
    return new UnsupportedOperationException("the type has too many parts to be a value");
  }

  /** Returns the common format of all scalars, or the object format if they differ. */
  private ValueFormat format(Type type) {
    ValueFormat first = runs.isEmpty() ? null : runs.get(0).format;
    return first != null && runs.stream().allMatch(run -> run.format.equals(first)) ? first
        : ValueFormat.of(NoneType.of(type.context()));
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  /** Returns the number of scalars. */
  public int count() {
    return count;
  }

  /** Returns the format of the list of scalars: their common format, or the object format if they differ. */
  public ValueFormat format() {
    return format;
  }

  /** Returns a value whose scalars follow from their formats. */
  public Elements create(Function<ValueFormat, Object> scalar, Machine machine) {
    Elements value = Elements.create(format, machine, count);
    int next = 0;
    for (Run run : runs) {
      Object each = scalar.apply(run.format);
      for (int i = 0; i < run.count; i++) {
        value.set(next++, each);
      }
    }
    return value;
  }

  /** Reads a value. Scalars that were never written are undefined. */
  public Elements read(MemRef address, Machine machine) {
    Elements value = Elements.create(format, machine, count);
    int next = 0;
    for (Run run : runs) {
      Elements part = machine.contents(place(address, run), run.format);
      for (int i = 0; i < run.count; i++) {
        value.set(next++, part.get(i));
      }
    }
    return value;
  }

  /** Writes a value. */
  public void write(MemRef address, Elements value, Machine machine) {
    machine.step(count);
    int next = 0;
    for (Run run : runs) {
      for (int i = 0; i < run.count; i++) {
        long at = address.start + run.offset + (long) i * run.format.bytes();
        address.memory.write(at, run.format, value.get(next++));
      }
    }
  }

  /** Copies a value with the fact which of its scalars were written. */
  public void copy(MemRef from, MemRef to, Machine machine) {
    for (Run run : runs) {
      machine.copy(place(from, run), place(to, run), run.format);
    }
  }

  private static MemRef place(MemRef address, Run run) {
    return new MemRef(address.memory, address.start + run.offset, 0, new long[] {run.count}, new long[] {1});
  }
}
