// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.ShapedType;

/**
 * Folds functions of numbers on constants: on a number, or element by element on a vector or tensor. Functions take and
 * return {@link FloatAttr}s or {@link IntegerAttr}s; null is an unknown result, and then nothing is folded. Poison
 * results in poison. Linear in the number of elements, constant for splats.
 */
public final class ElementwiseFolding {
  private ElementwiseFolding() {}

  /**
   * Folds a function of one number.
   *
   * @param constant the operand, or null if it is not constant
   * @param type the type of the result
   */
  public static FoldResult unary(
      @Nullable Attribute constant, Type type, UnaryOperator<@Nullable Attribute> function) {
    if (constant instanceof PoisonAttr) {
      return FoldResult.of(constant);
    }
    if (constant == null || !IntegerConstants.canBeConstant(type)) {
      return FoldResult.NONE;
    }
    if (constant instanceof FloatAttr || constant instanceof IntegerAttr) {
      return FoldResult.ofNullable(function.apply(constant));
    }
    return constant instanceof DenseElementsAttr elements
        ? FoldResult.ofNullable(elementwise(elements, (ShapedType) type, function)) : FoldResult.NONE;
  }

  private static @Nullable Attribute elementwise(
      DenseElementsAttr elements, ShapedType type, UnaryOperator<@Nullable Attribute> function) {
    DenseElementsBuilder values = new DenseElementsBuilder(type);
    int count = elements.storedElements();
    for (int i = 0; i < count; i++) {
      Attribute value = function.apply(elements.elementAt(i));
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return values.build();
  }

  /**
   * Folds a function of two numbers whose result has their type.
   *
   * @param constants the operands, each null if it is not constant
   */
  public static FoldResult binary(@Nullable Attribute[] constants, BinaryOperator<@Nullable Attribute> function) {
    Attribute left = constants[0];
    Attribute right = constants[1];
    if (left instanceof PoisonAttr || right instanceof PoisonAttr) {
      return FoldResult.of(left instanceof PoisonAttr ? left : right);
    }
    if (left == null || right == null || left.type() != right.type()) {
      return FoldResult.NONE;
    }
    return FoldResult.ofNullable(fold(left, right, function));
  }

  private static @Nullable Attribute fold(
      Attribute left, Attribute right, BinaryOperator<@Nullable Attribute> function) {
    Attribute a = splat(left);
    Attribute b = splat(right);
    if (a != null && b != null) {
      return splatOf(left.type(), function.apply(a, b));
    }
    return left instanceof DenseElementsAttr x && right instanceof DenseElementsAttr y
        ? elementwise(x, y, function) : null;
  }

  private static @Nullable Attribute elementwise(
      DenseElementsAttr left, DenseElementsAttr right, BinaryOperator<@Nullable Attribute> function) {
    int count = Math.toIntExact(left.numElements());
    DenseElementsBuilder values = new DenseElementsBuilder(left.shapedType());
    for (int i = 0; i < count; i++) {
      Attribute value = function.apply(left.elementAt(i), right.elementAt(i));
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return values.build();
  }

  /** Returns a constant number, or the number that all elements of a constant are; otherwise null. */
  private static @Nullable Attribute splat(Attribute constant) {
    if (constant instanceof FloatAttr || constant instanceof IntegerAttr) {
      return constant;
    }
    return constant instanceof DenseElementsAttr elements && elements.isSplat() ? elements.elementAt(0) : null;
  }

  private static @Nullable Attribute splatOf(Type type, @Nullable Attribute value) {
    return value != null && type instanceof ShapedType shaped
        ? new DenseElementsBuilder(shaped).add(value).build() : value;
  }
}
