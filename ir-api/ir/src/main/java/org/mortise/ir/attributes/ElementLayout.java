// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * How numbers of a type lie in the bytes of dense elements: little-endian in whole bytes, the parts of a complex number
 * one after the other; booleans one bit each, the first in the lowest bit.
 *
 * @param number the type of one number
 * @param parts 2 for complex numbers, otherwise 1
 * @param bits bits that one number takes up
 */
record ElementLayout(Type number, int parts, int bits) {
  /** The layout of an element type, or null if its elements are not numbers. */
  static @Nullable ElementLayout of(Type elementType) {
    if (elementType instanceof ComplexType complex) {
      return new ElementLayout(complex.elementType(), 2, wholeBytes(width(complex.elementType())));
    }
    if (!isNumber(elementType)) {
      return null;
    }
    int width = width(elementType);
    return new ElementLayout(elementType, 1, width == 1 ? 1 : wholeBytes(width));
  }

  private static boolean isNumber(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }

  private static int width(Type type) {
    return type instanceof FloatType floating ? floating.width() : IntegerAttr.width(type);
  }

  private static int wholeBytes(int bits) {
    return (bits + 7) / 8 * 8;
  }

  boolean isPacked() {
    return bits == 1;
  }

  boolean isFloat() {
    return number instanceof FloatType;
  }

  /** Bytes of one number; only if not packed. */
  int bytes() {
    return bits / 8;
  }

  /** Bytes of that many elements. */
  long bytes(long elements) {
    return isPacked() ? (elements + 7) / 8 : elements * parts * bytes();
  }
}
