// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.FloatType;

/** Folding of operations on floating-point constants, and element by element on constant vectors and tensors. */
final class FloatFolding {
  /** A function of two numbers. */
  @FunctionalInterface
  interface Binary {
    /** Returns the result, or null if it is not known. */
    Attribute apply(FloatAttr a, FloatAttr b);
  }

  private FloatFolding() {}

  // ---- predicates --------------------------------------------------------------------------------------------------

  /** Returns a constant number, or the number that all elements of a constant are; otherwise null. */
  static @Nullable FloatAttr splat(Attribute constant) {
    if (constant instanceof FloatAttr number) {
      return number;
    }
    return constant instanceof DenseElementsAttr elements && elements.isSplat()
        && elements.elementAt(0) instanceof FloatAttr number ? number : null;
  }

  static boolean isPositiveZero(Attribute constant) {
    FloatAttr number = splat(constant);
    return number != null && number.isZero() && !number.isNegative();
  }

  static boolean isNegativeZero(Attribute constant) {
    FloatAttr number = splat(constant);
    return number != null && number.isZero() && number.isNegative();
  }

  static boolean isOne(Attribute constant) {
    FloatAttr number = splat(constant);
    return number != null && number == FloatAttr.of(number.type(), 1);
  }

  static boolean isPositiveInfinity(Attribute constant) {
    FloatAttr number = splat(constant);
    return number != null && number.isInfinite() && !number.isNegative();
  }

  static boolean isNegativeInfinity(Attribute constant) {
    FloatAttr number = splat(constant);
    return number != null && number.isInfinite() && number.isNegative();
  }

  // ---- folding -----------------------------------------------------------------------------------------------------

  static FoldResult negate(Attribute constant, Type type) {
    return ElementwiseFolding.unary(constant, type, a -> FloatArithmetic.negate((FloatAttr) a));
  }

  static FoldResult binary(Attribute[] constants, Binary function) {
    return ElementwiseFolding.binary(constants, (a, b) -> function.apply((FloatAttr) a, (FloatAttr) b));
  }

  /** Folds a comparison of constants; null if unknown. A NaN operand determines the result alone. */
  static @Nullable Attribute compare(Attribute[] constants, CmpFPredicate predicate, Type type) {
    boolean unordered = constants[0] instanceof FloatAttr a && a.isNaN()
        || constants[1] instanceof FloatAttr b && b.isNaN();
    if (unordered) {
      return IntegerConstants.bool(type, predicate.holdsForUnordered());
    }
    boolean numbers = constants[0] instanceof FloatAttr && constants[1] instanceof FloatAttr;
    if (!numbers) {
      return null;
    }
    int comparison = FloatArithmetic.compare((FloatAttr) constants[0], (FloatAttr) constants[1]);
    return IntegerConstants.bool(type, predicate.holds(comparison));
  }

  // ---- conversions -------------------------------------------------------------------------------------------------

  /** Converts to another format if the conversion is exact. */
  static FoldResult convert(Attribute constant, Type type) {
    FloatType format = (FloatType) ArithTypes.elementType(type);
    return ElementwiseFolding.unary(constant, type, a -> FloatArithmetic.convertExactly((FloatAttr) a, format));
  }

  static FoldResult fromInteger(Attribute constant, Type type, boolean signed) {
    FloatType format = (FloatType) ArithTypes.elementType(type);
    return ElementwiseFolding.unary(constant, type, a -> {
      IntegerAttr number = (IntegerAttr) a;
      return FloatArithmetic.fromInteger(signed ? number.signedValue() : number.unsignedValue(), format);
    });
  }

  /** Rounds towards zero if the result is in the range of the type. */
  static FoldResult toInteger(Attribute constant, Type type, boolean signed) {
    Type element = ArithTypes.elementType(type);
    int width = ArithTypes.width(type);
    return ElementwiseFolding.unary(constant, type, a -> {
      FloatAttr number = (FloatAttr) a;
      if (number.isNaN() || number.isInfinite()) {
        return null;
      }
      BigInteger value = FloatArithmetic.truncate(number);
      BigInteger read = signed ? value : FixedWidth.wrap(value, width);
      boolean fits = signed
          ? FixedWidth.wrap(value, width).equals(value) : FixedWidth.asUnsigned(read, width).equals(value);
      return fits ? IntegerAttr.of(element, value) : null;
    });
  }
}
