// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.mortise.dialect.fir.Addresses;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.FirVectorType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.LlvmPointerType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.ShapedType;

/** Answers questions about the types of Fortran variables and of expressions. */
final class Entities {
  private static final long[] SCALAR = {};

  private Entities() {}

  /** Returns whether a type is that of a variable: an address or descriptor with all properties of the entity. */
  static boolean isVariable(Type type) {
    if (type instanceof BaseBoxType || type instanceof BoxCharType || type instanceof FirVectorType) {
      return true;
    }
    Type entity = type instanceof LlvmPointerType ? null : Addresses.elementType(type);
    if (entity == null) {
      return false;
    }
    return !hasDynamicSize(entity);
  }

  /** Returns whether an extent or length of an entity, or of a component, does not follow from the type. */
  private static boolean hasDynamicSize(Type type) {
    Deque<Type> parts = new ArrayDeque<>();
    Set<Type> seen = new HashSet<>();
    parts.push(type);
    while (!parts.isEmpty()) {
      Type each = parts.pop();
      boolean isDynamic = each instanceof CharacterType character ? character.hasDynamicLength()
          : each instanceof SequenceType array && (array.hasUnknownShape() || array.hasDynamicExtents());
      if (isDynamic) {
        return true;
      }
      if (each instanceof SequenceType array) {
        parts.push(array.elementType());
      } else if (each instanceof RecordType derived && seen.add(derived)) {
        derived.components().forEach(component -> parts.push(component.type()));
      }
    }
    return false;
  }

  /** Returns whether an entity may be of a derived type with an allocatable component, directly or in a component. */
  static boolean mayHaveAllocatableComponent(Type type) {
    Deque<Type> parts = new ArrayDeque<>();
    Set<Type> seen = new HashSet<>();
    parts.push(scalarOf(type));
    while (!parts.isEmpty()) {
      Type each = parts.pop();
      if (each instanceof BaseBoxType box && box.elementType() instanceof HeapType) {
        return true;
      }
      if (each instanceof RecordType derived && seen.add(derived)) {
        derived.components().forEach(component -> parts.push(component.type()));
      }
    }
    return isPolymorphic(type);
  }

  /** Returns whether a type is the address of a descriptor. */
  static boolean isBoxAddress(Type type) {
    return Addresses.elementType(type) instanceof BaseBoxType;
  }

  /** Returns the type at an address or in a descriptor, or the type itself. */
  static Type unwrapAddressOrBox(Type type) {
    Type entity = EntityTypes.ofAddressOrBox(type);
    return entity == null ? type : entity;
  }

  /** Returns the type of a scalar of an entity, which may be an expression. */
  static Type scalarOf(Type type) {
    Type scalar = EntityTypes.unwrapArray(unwrapAddressOrBox(EntityTypes.unwrapAddress(type)));
    if (scalar instanceof ExprType expression) {
      return expression.elementType();
    }
    return scalar instanceof BoxCharType box ? CharacterType.of(box.context(), box.kind(), ShapedType.DYNAMIC) : scalar;
  }

  /** Returns the extents of an entity, which may be an expression; none for a scalar or where their number is open. */
  static long[] shapeOf(Type type) {
    Type entity = unwrapAddressOrBox(EntityTypes.unwrapAddress(type));
    if (entity instanceof ExprType expression) {
      return expression.shape();
    }
    return entity instanceof SequenceType array ? array.shape() : SCALAR;
  }

  /** Returns whether the dynamic type of an entity may differ from its static type. */
  static boolean isPolymorphic(Type type) {
    if (type instanceof ExprType expression) {
      return expression.isPolymorphic();
    }
    boolean isEntity = type instanceof BaseBoxType || Addresses.elementType(type) != null;
    return isEntity
        && (EntityTypes.unwrapAddress(type) instanceof ClassType || EntityTypes.scalarOf(type) instanceof NoneType);
  }
}
