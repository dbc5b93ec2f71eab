// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Folding of constants with equal elements, in constant time. */
final class Splats {
  private Splats() {}

  /** Returns the number that all elements of a constant are, otherwise null. */
  static @Nullable Attribute of(@Nullable Attribute constant) {
    return constant instanceof DenseElementsAttr elements && elements.isSplat() ? elements.elementAt(0) : null;
  }

  /** Returns the constant whose elements are all {@code element}. */
  static DenseElementsAttr constant(ShapedType type, Attribute element) {
    return new DenseElementsBuilder(type).add(element).build();
  }

  /** Folds to a splat of {@code element}, if the shape is static. */
  static FoldResult fold(Value result, Attribute element) {
    return result.type() instanceof RankedTensorType type && type.hasStaticShape()
        ? FoldResult.of(constant(type, element)) : FoldResult.NONE;
  }

  static boolean isZero(@Nullable Attribute constant) {
    Attribute element = of(constant);
    return element instanceof IntegerAttr integer && integer.isZero()
        || element instanceof FloatAttr number && number.isZero();
  }

  /** Returns whether all elements are 1, of integers in fixed point with {@code shift} digits after the point. */
  static boolean isOne(@Nullable Attribute constant, int shift) {
    Attribute element = of(constant);
    return element instanceof IntegerAttr integer
            && integer.unsignedValue().equals(BigInteger.ONE.shiftLeft(shift))
        || element instanceof FloatAttr number && number == FloatAttr.of(number.type(), 1);
  }

  /** Returns the type of a tensor with a rank whose elements can be elements of constants, otherwise null. */
  static @Nullable RankedTensorType foldable(Value value) {
    return value.type() instanceof RankedTensorType type && isNumber(type.elementType()) ? type : null;
  }

  static boolean isNumber(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }

  /** Folds a function of two constants with elements of one type; only the low bits of integers count. */
  static FoldResult binary(
      Attribute[] constants, Value result, BinaryOperator<BigInteger> integers, BinaryOperator<FloatAttr> numbers) {
    Attribute left = of(constants[0]);
    Attribute right = of(constants[1]);
    if (left instanceof IntegerAttr a && right instanceof IntegerAttr b && haveOneIntegerType(a, b)) {
      BigInteger value = integers.apply(a.signedValue(), b.signedValue());
      return fold(result, IntegerAttr.of(a.type(), FixedWidth.wrap(value, a.width())));
    }
    return left instanceof FloatAttr x && right instanceof FloatAttr y && x.type() == y.type()
        ? fold(result, numbers.apply(x, y)) : FoldResult.NONE;
  }

  /** Folds a comparison of two constants; a comparison with NaN is false. */
  static FoldResult compare(Attribute[] constants, Value result, IntPredicate holds) {
    Attribute left = of(constants[0]);
    Attribute right = of(constants[1]);
    if (left instanceof IntegerAttr a && right instanceof IntegerAttr b && haveOneIntegerType(a, b)) {
      return fold(result, holds.test(a.signedValue().compareTo(b.signedValue())));
    }
    if (!(left instanceof FloatAttr x) || !(right instanceof FloatAttr y) || x.type() != y.type()) {
      return FoldResult.NONE;
    }
    return fold(result, !x.isNaN() && !y.isNaN() && holds.test(FloatArithmetic.compare(x, y)));
  }

  /** Folds to a splat of a truth value. */
  static FoldResult fold(Value result, boolean value) {
    return fold(result, IntegerAttr.bool(result.type().context(), value));
  }

  private static boolean haveOneIntegerType(IntegerAttr a, IntegerAttr b) {
    return a.type() == b.type() && a.type() instanceof IntegerType;
  }
}
