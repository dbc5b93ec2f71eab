// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.FoldResult;

/** Folding of operations on floating-point constants, and element by element on constant vectors and tensors. */
final class FloatFolding {
  /** A function of two numbers. */
  @FunctionalInterface
  interface Binary {
    /** Returns the result, or null if unknown. */
    Attribute apply(FloatAttr a, FloatAttr b);
  }

  private FloatFolding() {}

  /** Returns a constant number, or the number that all elements of a constant are; otherwise null. */
  static @Nullable FloatAttr splat(Attribute constant) {
    if (constant instanceof FloatAttr number) {
      return number;
    }
    return constant instanceof DenseElementsAttr elements && elements.isSplat()
        && elements.elementAt(0) instanceof FloatAttr number ? number : null;
  }

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
}
