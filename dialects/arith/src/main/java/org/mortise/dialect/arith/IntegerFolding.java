// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.internal.compat.ReferenceFolding;
import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.types.ShapedType;

/**
 * Folding of operations on integer constants, and element by element on constant vectors and tensors. Functions compute
 * with exact signed integers; their results are truncated to the width of the result type. Linear in the number of
 * elements, constant for splats.
 */
final class IntegerFolding {
  /** A function of one integer of {@code width} bits. */
  @FunctionalInterface
  interface Unary {
    /** Returns the result modulo its width; null if it is undefined. */
    BigInteger apply(BigInteger a, int width);
  }

  /** A function of two integers of {@code width} bits. */
  @FunctionalInterface
  interface Binary {
    /** Returns the result modulo its width; null if it is undefined. */
    @Nullable BigInteger apply(BigInteger a, BigInteger b, int width);
  }

  private IntegerFolding() {}

  /** Folds a function whose result has the type of its operands. */
  static FoldResult fold(IntegerFunction function, @Nullable Attribute[] constants) {
    Attribute known = constants[0] != null ? constants[0] : constants[1];
    if (known == null || !ReferenceFolding.folds(function, constants, ArithTypes.width(known.type()))) {
      return FoldResult.NONE;
    }
    Attribute poison = constants[0] instanceof PoisonAttr ? constants[0] : constants[1];
    if (poison instanceof PoisonAttr) {
      return FoldResult.of(poison);
    }
    return constants[0] == null ? FoldResult.NONE : binary(constants, constants[0].type(),
        (a, b, width) -> ReferenceFolding.apply(function, a, b, width));
  }

  static FoldResult binary(Attribute[] constants, Type type, Binary function) {
    return FoldResult.ofNullable(fold(constants, type, function));
  }

  /** Returns the result as a constant of {@code type}, or null if unknown. */
  static @Nullable Attribute fold(Attribute[] constants, Type type, Binary function) {
    Attribute left = constants[0];
    Attribute right = constants[1];
    if (left == null || right == null || left.type() != right.type()) {
      return null;
    }
    int width = ArithTypes.width(left.type());
    BigInteger a = IntegerConstants.splat(left);
    BigInteger b = IntegerConstants.splat(right);
    if (a != null && b != null) {
      BigInteger value = function.apply(a, b, width);
      return value == null ? null : IntegerConstants.integer(type, value);
    }
    return left instanceof DenseElementsAttr x && right instanceof DenseElementsAttr y
        ? elementwise(x, y, type, function, width) : null;
  }

  private static @Nullable Attribute elementwise(
      DenseElementsAttr left, DenseElementsAttr right, Type type, Binary function, int width) {
    Type element = ShapedType.elementTypeOrSelf(type);
    int count = Math.toIntExact(left.numElements());
    DenseElementsBuilder values = new DenseElementsBuilder((ShapedType) type);
    for (int i = 0; i < count; i++) {
      if (!(left.elementAt(i) instanceof IntegerAttr a) || !(right.elementAt(i) instanceof IntegerAttr b)) {
        return null;
      }
      BigInteger value = function.apply(a.signedValue(), b.signedValue(), width);
      if (value == null) {
        return null;
      }
      values.addInteger(FixedWidth.wrap(value, ArithTypes.width(element)));
    }
    return values.build();
  }

  /** Folds a cast of {@code constant} to {@code type}. */
  static FoldResult cast(Attribute constant, Type type, Unary function) {
    if (constant instanceof PoisonAttr) {
      return FoldResult.of(constant);
    }
    if (constant == null) {
      return FoldResult.NONE;
    }
    int width = ArithTypes.width(constant.type());
    BigInteger a = IntegerConstants.splat(constant);
    if (a != null) {
      return IntegerConstants.canBeConstant(type)
          ? FoldResult.of(IntegerConstants.integer(type, function.apply(a, width))) : FoldResult.NONE;
    }
    return constant instanceof DenseElementsAttr elements && IntegerConstants.canBeConstant(type)
        ? FoldResult.ofNullable(elementwise(elements, type, function, width)) : FoldResult.NONE;
  }

  private static @Nullable Attribute elementwise(DenseElementsAttr elements, Type type, Unary function, int width) {
    Type element = ShapedType.elementTypeOrSelf(type);
    int count = Math.toIntExact(elements.numElements());
    DenseElementsBuilder values = new DenseElementsBuilder((ShapedType) type);
    for (int i = 0; i < count; i++) {
      if (!(elements.elementAt(i) instanceof IntegerAttr a)) {
        return null;
      }
      values.addInteger(FixedWidth.wrap(function.apply(a.signedValue(), width), ArithTypes.width(element)));
    }
    return values.build();
  }
}
