// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import static org.mortise.ir.definition.TypeConstraints.ANY_FLOAT;
import static org.mortise.ir.definition.TypeConstraints.SIGNLESS_INTEGER_OR_INDEX;
import static org.mortise.ir.definition.TypeConstraints.anyOf;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.UnrankedTensorType;
import org.mortise.ir.types.VectorType;

/**
 * The operand types of arithmetic: numbers, and vectors and tensors of numbers. Operations on vectors and tensors are
 * elementwise.
 */
public final class ArithTypes {
  private static final TypeConstraint<?> NUMBER = anyOf(SIGNLESS_INTEGER_OR_INDEX, ANY_FLOAT);
  static final TypeConstraint<?> INDEX_CAST = likeOrMemRefOf(
      "signless-integer-like or memref of signless-integer", SIGNLESS_INTEGER_OR_INDEX);
  static final TypeConstraint<?> BITCAST = likeOrMemRefOf(
      "signless-integer-or-float-like or memref of signless-integer or float", NUMBER);

  /** The width of {@code index} constants. */
  static final int INDEX_WIDTH = 64;

  private ArithTypes() {}

  private static TypeConstraint<?> likeOrMemRefOf(String description, TypeConstraint<?> number) {
    return TypeConstraint.of(description, type ->
        number.accepts(type instanceof MemRefType memref ? memref.elementType() : elementType(type)));
  }

  /** Returns whether {@code type} is {@code i1}. */
  public static boolean isBool(Type type) {
    return IntegerType.isSignless(type, 1);
  }

  /** Returns whether operations on {@code type} are elementwise. */
  static boolean isContainer(Type type) {
    return type instanceof VectorType || type instanceof TensorType;
  }

  /** Returns the element type of a vector or tensor, otherwise {@code type} itself. */
  static Type elementType(Type type) {
    return isContainer(type) ? ((ShapedType) type).elementType() : type;
  }

  /** Returns the number of bits of an integer, index or float, or of the elements of a shaped type; otherwise 0. */
  static int width(Type type) {
    Type element = ShapedType.elementTypeOrSelf(type);
    if (element instanceof IntegerType integer) {
      return integer.width();
    }
    if (element instanceof FloatType floating) {
      return floating.width();
    }
    return element instanceof IndexType ? INDEX_WIDTH : 0;
  }

  /** Returns {@code type} with the element type {@code element}, or {@code element} itself for a scalar type. */
  public static Type withElement(Type type, Type element) {
    if (!(type instanceof ShapedType shaped)) {
      return element;
    }
    return shaped.hasRank() ? shaped.cloneWith(shaped.shape(), element).asType() : unranked(type, element);
  }

  private static Type unranked(Type type, Type element) {
    return type instanceof BaseMemRefType memref
        ? UnrankedMemRefType.of(element, memref.memorySpace())
        : UnrankedTensorType.of(element);
  }

  /** Returns {@code i1}, or a vector or tensor of {@code i1} with the shape of {@code type}. */
  public static Type boolLike(Type type) {
    Context context = type.context();
    return withElement(type, IntegerType.of(context, 1));
  }

  /**
   * Returns whether both types are unranked, or have the same dimensions. Dynamic dimensions are equal to each other.
   */
  static boolean haveSameShape(Type a, Type b) {
    if (!(a instanceof ShapedType first) || !(b instanceof ShapedType second) || first.hasRank() != second.hasRank()) {
      return false;
    }
    if (!first.hasRank()) {
      return true;
    }
    boolean same = first.rank() == second.rank();
    for (int i = 0; same && i < first.rank(); i++) {
      same = first.dim(i) == second.dim(i);
    }
    return same;
  }

  /** Returns whether {@code to} has more bits than {@code from}. */
  static boolean isWidening(Type from, Type to) {
    return width(from) < width(to);
  }

  /** Returns whether {@code to} has fewer bits than {@code from}. */
  static boolean isNarrowing(Type from, Type to) {
    return width(from) > width(to);
  }

  /** Returns whether one type is an index and the other one an integer. */
  static boolean isBetweenIndexAndInteger(Type from, Type to) {
    Type a = ShapedType.elementTypeOrSelf(from);
    Type b = ShapedType.elementTypeOrSelf(to);
    return a instanceof IndexType && b instanceof IntegerType || a instanceof IntegerType && b instanceof IndexType;
  }

  /** Returns whether both types are integers or floats of one width, or both are indices. */
  static boolean haveSameWidth(Type from, Type to) {
    return hasIndices(from) == hasIndices(to) && width(from) == width(to);
  }

  private static boolean hasIndices(Type type) {
    return ShapedType.elementTypeOrSelf(type) instanceof IndexType;
  }
}
