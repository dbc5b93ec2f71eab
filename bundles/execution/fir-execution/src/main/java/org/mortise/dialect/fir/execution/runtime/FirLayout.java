// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;
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
 * The sizes of entities and the offsets of their parts. Numbers and addresses have the sizes of flang's layout on
 * 64-bit machines. A descriptor takes 8 bytes, because it is stored as one object.
 */
public final class FirLayout {
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

  /** Returns the number of elements of an array of known extents. */
  static long elements(SequenceType array) {
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
  static @Nullable List<Type> members(Type type) {
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
    return members(type) == null ? index * bytes(part) : offsets(type)[index];
  }

  /** Returns the bytes before each member of a composite type; of other types none. */
  public static long[] offsets(Type type) {
    List<Type> members = members(type);
    long[] offsets = new long[members == null ? 0 : members.size()];
    long end = 0;
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = aligned(end, members.get(i));
      end = offsets[i] + bytes(members.get(i));
    }
    return offsets;
  }

  /** Returns whether the size of an array or of characters is only known to the program. */
  public static boolean hasUnknownSize(Type type) {
    return type instanceof SequenceType array && array.hasDynamicExtents()
        || EntityTypes.unwrapArray(type) instanceof CharacterType character && character.hasDynamicLength();
  }
}
