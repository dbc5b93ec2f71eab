// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.ShapedType;

/**
 * Predicates and builders of integer constants: integers, and splat vectors and tensors. Predicates are false for null,
 * which represents a non-constant value.
 */
final class IntegerConstants {
  private IntegerConstants() {}

  /** Returns the integer, or the integer that all elements are, as a signed number; otherwise null. */
  static @Nullable BigInteger splat(Attribute constant) {
    if (constant instanceof IntegerAttr number) {
      return number.signedValue();
    }
    if (constant instanceof DenseElementsAttr elements && elements.isSplat()
        && elements.elementAt(0) instanceof IntegerAttr number) {
      return number.signedValue();
    }
    return null;
  }

  static boolean isSplat(Attribute constant) {
    return constant instanceof DenseElementsAttr elements && elements.isSplat();
  }

  /** Returns whether the constant equals the number that {@code wanted} returns for its width. */
  static boolean is(Attribute constant, IntFunction<@Nullable BigInteger> wanted) {
    BigInteger value = splat(constant);
    if (value == null) {
      return false;
    }
    int width = ArithTypes.width(constant.type());
    return FixedWidth.wrap(value, width).equals(wanted.apply(width));
  }

  static boolean isZero(Attribute constant) {
    BigInteger value = splat(constant);
    return value != null && value.signum() == 0;
  }

  static boolean isOne(Attribute constant) {
    return is(constant, width -> FixedWidth.wrap(BigInteger.ONE, width));
  }

  static boolean isAllOnes(Attribute constant) {
    return is(constant, FixedWidth::unsignedMax);
  }

  /** Returns whether the constant is a true {@code i1}. */
  static boolean isOneBit(Attribute constant) {
    return constant != null && ArithTypes.width(constant.type()) == 1 && isAllOnes(constant);
  }

  /** Returns whether a constant can have the type {@code type}: not if its shape is dynamic. */
  static boolean canBeConstant(Type type) {
    return !(type instanceof ShapedType shaped) || shaped.hasStaticShape();
  }

  /** Returns the constant {@code value}, or the splat of it, of a type that {@link #canBeConstant} accepts. */
  static Attribute integer(Type type, BigInteger value) {
    Type element = ShapedType.elementTypeOrSelf(type);
    return type instanceof ShapedType shaped
        ? new DenseElementsBuilder(shaped).addInteger(value).build() : IntegerAttr.of(element, value);
  }

  /** Folds to zero. */
  static FoldResult zero(Type type) {
    return canBeConstant(type) ? FoldResult.of(integer(type, BigInteger.ZERO)) : FoldResult.NONE;
  }

  /** Returns a constant of an {@code i1} type, or null if its shape is dynamic. */
  static @Nullable Attribute bool(Type type, boolean value) {
    return canBeConstant(type) ? integer(type, value ? BigInteger.ONE : BigInteger.ZERO) : null;
  }

  /** Folds an elementwise selection between constants. */
  static FoldResult select(Attribute[] constants) {
    if (!(constants[0] instanceof DenseElementsAttr conditions)
        || !(constants[1] instanceof DenseElementsAttr ifTrue)
        || !(constants[2] instanceof DenseElementsAttr ifFalse)) {
      return FoldResult.NONE;
    }
    int count = Math.toIntExact(conditions.numElements());
    DenseElementsBuilder chosen = new DenseElementsBuilder(ifTrue.shapedType());
    for (int i = 0; i < count; i++) {
      chosen.add(isZero(conditions.elementAt(i)) ? ifFalse.elementAt(i) : ifTrue.elementAt(i));
    }
    return FoldResult.of(chosen.build());
  }
}
