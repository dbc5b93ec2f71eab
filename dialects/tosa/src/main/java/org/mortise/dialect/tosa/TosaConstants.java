// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** Reads constants. */
final class TosaConstants {
  private TosaConstants() {}

  /** Returns the integers of a constant of an integer type. */
  static long[] integers(DenseNumbersAttr elements) {
    long[] numbers = new long[(int) elements.numElements()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = elements.longAt(i);
    }
    return numbers;
  }

  /** Returns the integers that a value always has, or null if it is no constant of integers. */
  static long @Nullable [] integers(Value value) {
    return Constants.of(value) instanceof DenseNumbersAttr elements && hasIntegers(elements)
        ? integers(elements) : null;
  }

  private static boolean hasIntegers(DenseNumbersAttr elements) {
    return ShapedType.elementTypeOrSelf(elements.type()) instanceof IntegerType
        || ShapedType.elementTypeOrSelf(elements.type()) instanceof IndexType;
  }

  /** Returns the sizes of a shape that is a constant, otherwise null. */
  static long @Nullable [] shape(Value value) {
    Operation op = value.definingOp();
    return op != null && op.hasTrait(Trait.CONSTANT_LIKE) ? integers(value) : null;
  }

  /** Returns the constant zero point; for one of floating-point type 0 or 1, whether it is zero. Null if unknown. */
  static @Nullable Long zeroPoint(Value value) {
    Attribute element = Constants.of(value) instanceof DenseElementsAttr elements && elements.storedElements() > 0
        ? elements.elementAt(0) : null;
    if (element instanceof FloatAttr number) {
      return number.isZero() ? 0L : 1L;
    }
    return element instanceof IntegerAttr integer ? (Long) integer.longValue() : null;
  }
}
