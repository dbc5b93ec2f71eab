// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TupleType;

/**
 * The sizes of entities, and the places of their parts. Numbers and addresses take as many bytes as in the reference's
 * layout on machines of 64 bits. A descriptor takes 8 bytes, because it is kept as one object.
 */
public final class FirLayout {
  /** A value with more runs of scalars is refused: it would take a list of that length for each use. */
  private static final int MOST_RUNS = 1 << 16;

  /**
   * Scalars of one format without gaps between them.
   *
   * @param offset the bytes before them
   * @param format the format of each
   * @param count their number
   */
  public record Run(long offset, ValueFormat format, int count) {}

  private FirLayout() {}

  /**
   * Returns whether values of the type have parts, so that they are kept as a list of scalars.
   *
   * @see Scalars
   */
  public static boolean isAggregate(Type type) {
    return type instanceof SequenceType || type instanceof RecordType || type instanceof TupleType
        || type instanceof CharacterType;
  }

  /** Returns the format of one character. */
  public static ValueFormat character(CharacterType type) {
    return ValueFormat.of(IntegerType.of(type.context(), type.kind() * Byte.SIZE));
  }

  /**
   * Returns the bytes of an entity. Linear in the nesting of the type and in the components of derived types.
   *
   * @throws UnsupportedOperationException if the size is only known to the program
   */
  public static long bytes(Type type) {
    if (type instanceof SequenceType array) {
      return Math.multiplyExact(elements(array), bytes(array.elementType()));
    }
    if (type instanceof CharacterType character) {
      if (character.hasDynamicLength()) {
        throw new UnsupportedOperationException("the length of " + type + " is not known");
      }
      return Math.multiplyExact(character.length(), (long) character(character).bytes());
    }
    List<Type> members = members(type);
    if (members == null) {
      return ValueFormat.of(type).bytes();
    }
    long end = 0;
    for (Type member : members) {
      end = aligned(end, member) + bytes(member);
    }
    return aligned(end, type);
  }

  private static long elements(SequenceType array) {
    long count = 1;
    for (long extent : array.shape()) {
      if (ShapedType.isDynamic(extent)) {
        throw new UnsupportedOperationException("the extents of " + array + " are not known");
      }
      count = Math.multiplyExact(count, extent);
    }
    return count;
  }

  /** Returns the types of the members of a composite type; null for other types. */
  private static List<Type> members(Type type) {
    if (type instanceof TupleType tuple) {
      return tuple.types();
    }
    return type instanceof RecordType derived ? derived.components().stream().map(RecordType.Member::type).toList()
        : null;
  }

  private static long aligned(long offset, Type type) {
    long alignment = alignment(type);
    return (offset + alignment - 1) / alignment * alignment;
  }

  private static long alignment(Type type) {
    if (type instanceof SequenceType array) {
      return alignment(array.elementType());
    }
    if (type instanceof CharacterType character) {
      return character(character).bytes();
    }
    List<Type> members = members(type);
    if (members != null) {
      return members.stream().mapToLong(FirLayout::alignment).max().orElse(1);
    }
    ValueFormat format = ValueFormat.of(type);
    return format.type() instanceof ComplexType ? format.bytes() / 2 : format.bytes();
  }

  /** Returns the type of a member of a composite type, of a part of a complex number, or of a character. */
  public static Type member(Type type, int index) {
    if (type instanceof CharacterType character) {
      return character(character).type();
    }
    Type numbers = type instanceof FirComplexType complex ? complex.representation() : type;
    if (numbers instanceof ComplexType complex) {
      return complex.elementType();
    }
    List<Type> members = members(type);
    if (members == null || index < 0 || index >= members.size()) {
      throw new UnsupportedOperationException(type + " has no part " + index);
    }
    return members.get(index);
  }

  /** Returns the bytes before a member of a composite type, or before a part of a complex number. */
  public static long offset(Type type, int index) {
    Type part = member(type, index);
    List<Type> members = members(type);
    if (members == null) {
      return index * bytes(part);
    }
    long end = 0;
    for (int i = 0; i < index; i++) {
      end = aligned(end, members.get(i)) + bytes(members.get(i));
    }
    return aligned(end, part);
  }

  // ---- scalars -----------------------------------------------------------------------------------------------------

  /** Returns the number of scalars that a value consists of. */
  public static int scalars(Type type) {
    return runs(type).stream().mapToInt(Run::count).reduce(0, Math::addExact);
  }

  /** Returns the scalars of a value in the order of their addresses. */
  public static List<Run> runs(Type type) {
    List<Run> runs = new ArrayList<>();
    addRuns(type, 0, runs);
    return runs;
  }

  /** Returns whether the size of an array or of characters is only known to the program. */
  public static boolean hasUnknownSize(Type type) {
    return type instanceof SequenceType array && array.hasDynamicExtents()
        || EntityTypes.unwrapArray(type) instanceof CharacterType character && character.hasDynamicLength();
  }

  /** Returns the scalars of a value of unknown size that takes a number of bytes. */
  public static List<Run> runsOfBytes(Type type, long bytes) {
    Type element = EntityTypes.unwrapArray(type);
    if (element instanceof CharacterType character) {
      ValueFormat format = character(character);
      return List.of(new Run(0, format, Math.toIntExact(bytes / format.bytes())));
    }
    return runs(SequenceType.of(new long[] {bytes / Math.max(bytes(element), 1)}, element));
  }

  /** Returns the scalars of a value of unknown size that has a number of scalars. */
  public static List<Run> runsOfScalars(Type type, int count) {
    Type element = EntityTypes.unwrapArray(type);
    if (element instanceof CharacterType character) {
      return List.of(new Run(0, character(character), count));
    }
    return runs(SequenceType.of(new long[] {count / Math.max(scalars(element), 1)}, element));
  }

  private static void addRuns(Type type, long offset, List<Run> runs) {
    if (type instanceof SequenceType array) {
      long size = bytes(array.elementType());
      int count = Math.toIntExact(elements(array));
      if (!isAggregate(array.elementType())) {
        add(new Run(offset, ValueFormat.of(array.elementType()), count), runs);
        return;
      }
      for (int i = 0; i < count; i++) {
        addRuns(array.elementType(), offset + i * size, runs);
      }
    } else if (type instanceof CharacterType character) {
      bytes(type);
      add(new Run(offset, character(character), Math.toIntExact(character.length())), runs);
    } else if (members(type) == null) {
      add(new Run(offset, ValueFormat.of(type), 1), runs);
    } else {
      for (int i = 0; i < members(type).size(); i++) {
        addRuns(members(type).get(i), offset + offset(type, i), runs);
      }
    }
  }

  private static void add(Run run, List<Run> runs) {
    Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
    if (last != null && last.format.equals(run.format)
        && last.offset + (long) last.count * last.format.bytes() == run.offset) {
      runs.set(runs.size() - 1, new Run(last.offset, last.format, Math.addExact(last.count, run.count)));
    } else if (runs.size() == MOST_RUNS) {
      throw new UnsupportedOperationException("the type has too many parts to be a value");
    } else if (run.count > 0) {
      runs.add(run);
    }
  }
}
