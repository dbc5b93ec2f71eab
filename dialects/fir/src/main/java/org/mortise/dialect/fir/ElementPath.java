// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.FieldType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.dialect.fir.types.LenType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.TupleType;

/** Follows the indices and components from an array to a part of one of its elements. */
final class ElementPath {
  private ElementPath() {}

  /**
   * Returns the type of the part, or null if the path leads nowhere. Takes time linear in the length of the path.
   *
   * @param path indices of the array itself, then components and indices
   */
  static @Nullable Type follow(SequenceType array, List<? extends Value> path) {
    Type type = array;
    int next = 0;
    while (type != null && next < path.size()) {
      if (type instanceof SequenceType part) {
        next += part.rank();
        type = next > path.size() || part.hasUnknownShape() ? null : part.elementType();
      } else {
        type = component(type, path.get(next));
        next++;
      }
    }
    return type;
  }

  /** Returns whether the path leads from an array to a part of a type. */
  static boolean leadsTo(SequenceType array, List<? extends Value> path, @Nullable Type type) {
    return areNumbers(path.subList(0, Math.min(array.rank(), path.size()))) && follow(array, path) == type;
  }

  /** Returns whether all coordinates are integers, not components. */
  static boolean areNumbers(List<? extends Value> coordinates) {
    for (Value coordinate : coordinates) {
      if (coordinate.type() instanceof FieldType || coordinate.type() instanceof LenType) {
        return false;
      }
    }
    return true;
  }

  /** Returns the type of a component of an element, or null if the path leads nowhere. */
  static @Nullable Type ofComponents(Type element, List<? extends Value> path) {
    Type type = element;
    int next = 0;
    while (type != null && next < path.size()) {
      type = component(type, path.get(next++));
    }
    return type;
  }

  private static @Nullable Type component(Type type, Value coordinate) {
    if (type instanceof RecordType derived) {
      FieldIndexOp field = FieldIndexOp.of(coordinate.definingOp());
      return field == null ? null : derived.componentType(field.fieldIdAttr().value());
    }
    if (type instanceof ComplexType complex) {
      return coordinate.definingOp() == null ? null : complex.elementType();
    }
    if (type instanceof FirComplexType complex) {
      return coordinate.definingOp() == null
          ? null
          : FloatType.of(complex.context(), FirRealType.floatKind(complex.kind()));
    }
    IntegerAttr index = type instanceof TupleType ? Constants.integerOf(coordinate) : null;
    if (index == null || !index.fitsLong()) {
      return null;
    }
    List<Type> members = ((TupleType) type).types();
    return index.longValue() >= 0 && index.longValue() < members.size() ? members.get((int) index.longValue()) : null;
  }
}
