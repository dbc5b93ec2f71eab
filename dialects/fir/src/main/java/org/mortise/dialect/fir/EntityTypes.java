// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.dialect.fir.types.ShapeShiftType;
import org.mortise.dialect.fir.types.ShapeType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.dialect.fir.types.SliceType;
import org.mortise.ir.Type;

/** Answers questions about the types of entities and of their addresses and descriptors. */
public final class EntityTypes {
  private EntityTypes() {}

  /** Returns the type of the entity at an address or in a descriptor, or null for any other type. */
  public static @Nullable Type ofAddressOrBox(Type type) {
    if (!(type instanceof BaseBoxType box)) {
      return Addresses.elementType(type);
    }
    Type entity = Addresses.elementType(box.elementType());
    return entity == null ? box.elementType() : entity;
  }

  /** Returns the type at an address, or the type itself if it is not an address. */
  public static Type unwrapAddress(Type type) {
    Type entity = Addresses.elementType(type);
    return entity == null ? type : entity;
  }

  /** Returns the type in a descriptor, or the type itself if it is not a descriptor. */
  public static Type unwrapBox(Type type) {
    return type instanceof BaseBoxType box ? box.elementType() : type;
  }

  /**
   * Returns the type of a descriptor without the pointer or allocatable in it: {@code !fir.box<T>} for {@code
   * !fir.box<!fir.heap<T>>}. Other types are returned as they are.
   */
  public static Type withoutPointerInBox(Type type) {
    Type entity = type instanceof BaseBoxType box ? Addresses.elementType(box.elementType()) : null;
    if (entity == null) {
      return type;
    }
    return type instanceof ClassType box ? ClassType.of(entity, box.isVolatile())
        : BoxType.of(entity, ((BaseBoxType) type).isVolatile());
  }

  /** Returns the type of the elements of an array, or the type itself for a scalar. */
  public static Type unwrapArray(Type type) {
    return type instanceof SequenceType array ? array.elementType() : type;
  }

  /** Returns the type of a scalar of an entity: without addresses, descriptors and arrays. */
  public static Type scalarOf(Type type) {
    Type each = type;
    while (true) {
      Type next = each instanceof BoxCharType ? each : unwrapArray(unwrapBox(unwrapAddress(each)));
      if (next == each) {
        return each;
      }
      each = next;
    }
  }

  /** Returns the number of dimensions of a shape, shift or slice. */
  public static int rankOf(Type type) {
    if (type instanceof ShapeType shape) {
      return shape.rank();
    }
    if (type instanceof ShapeShiftType shape) {
      return shape.rank();
    }
    return type instanceof ShiftType shift ? shift.rank() : ((SliceType) type).rank();
  }

  /** Returns whether a type is a descriptor of an array of unknown rank. */
  public static boolean isBoxOfUnknownRank(Type type) {
    return type instanceof BaseBoxType && ofAddressOrBox(type) instanceof SequenceType array
        && array.hasUnknownShape();
  }

  /** Returns whether the type of a character, an array or a derived type has no lengths known only at run time. */
  public static boolean isAggregateOfConstantSize(Type type) {
    Type scalar = unwrapArray(type);
    if (type instanceof SequenceType array && (array.hasUnknownShape() || array.hasDynamicExtents())) {
      return false;
    }
    if (scalar instanceof CharacterType character) {
      return !character.hasDynamicLength();
    }
    return scalar instanceof RecordType derived ? derived.lengthParameters().isEmpty() : type instanceof SequenceType;
  }

  /** Returns whether an entity, or the elements of an array, accept this number of length parameters. */
  public static boolean acceptsLengthParameters(Type type, int count) {
    Type scalar = unwrapArray(type);
    if (scalar instanceof CharacterType character) {
      return count == (character.hasDynamicLength() ? 1 : 0);
    }
    return count == 0 || (scalar instanceof RecordType derived && count == derived.lengthParameters().size());
  }

  /** Returns whether memory for an entity can be allocated with this number of extents. */
  public static boolean isAllocatable(Type type, int extents) {
    Deque<Type> components = new ArrayDeque<>();
    Set<Type> seen = new HashSet<>();
    components.push(type);
    while (!components.isEmpty()) {
      Type each = components.pop();
      if (each instanceof SequenceType array
          && (array.hasUnknownShape() || array.dynamicExtents() > (each == type ? extents : 0))) {
        return false;
      }
      if (each instanceof RecordType derived && seen.add(derived)) {
        derived.components().forEach(component -> components.push(component.type()));
      }
    }
    return true;
  }
}
