// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RepresentedType;
import org.mortise.ir.types.VectorType;

/**
 * The representation of values of a type in registers and in memory. Sizes in memory are those of MLIR's data layout: a
 * number takes the next power of two of bytes, a vector the sum of its elements, and a reference 8 bytes. A value of
 * more than 1 GiB, which fits in no memory, takes {@link Integer#MAX_VALUE} bytes.
 *
 * @param type the type
 * @param kind the representation in a register
 * @param width the bit width of an integer, {@code index} or floating-point number, otherwise 0
 * @param floatKind the floating-point format, otherwise null
 * @param bytes the size in memory
 */
public record ValueFormat(Type type, ValueKind kind, int width, @Nullable FloatKind floatKind, int bytes) {
  private static final int INDEX_WIDTH = 64;
  private static final int REFERENCE_BYTES = 8;
  private static final int MOST_BYTES = 1 << 30;

  /** Returns the format of a type, or of its representation type. Linear in the nesting of the type. */
  public static ValueFormat of(Type type) {
    if (type instanceof RepresentedType represented) {
      return of(represented.representation());
    }
    if (type instanceof IndexType) {
      return new ValueFormat(type, ValueKind.LONG, INDEX_WIDTH, null, Long.BYTES);
    }
    if (type instanceof IntegerType integer) {
      ValueKind kind = integer.width() <= Long.SIZE ? ValueKind.LONG : ValueKind.OBJECT;
      return new ValueFormat(type, kind, integer.width(), null, bytesOf(integer.width()));
    }
    if (type instanceof FloatType floating) {
      return new ValueFormat(
          type, floatKindOf(floating), floating.width(), floating.kind(), bytesOf(floating.width()));
    }
    if (type instanceof ComplexType complex) {
      return new ValueFormat(type, ValueKind.OBJECT, 0, null, 2 * of(complex.elementType()).bytes);
    }
    if (type instanceof VectorType vector) {
      return new ValueFormat(type, ValueKind.OBJECT, 0, null, bytesOf(bitsOf(vector)));
    }
    return new ValueFormat(type, ValueKind.OBJECT, 0, null, REFERENCE_BYTES);
  }

  private static ValueKind floatKindOf(FloatType type) {
    return type.kind() == FloatKind.F64 ? ValueKind.DOUBLE
        : type.width() <= Float.SIZE ? ValueKind.FLOAT : ValueKind.OBJECT;
  }

  private static long elementBits(ValueFormat element) {
    return element.width > 0 ? element.width : (long) element.bytes * Byte.SIZE;
  }

  /** Returns the bits of all elements; at most {@link Long#MAX_VALUE}. */
  private static long bitsOf(VectorType vector) {
    long bits = elementBits(of(vector.elementType()));
    for (long size : vector.shape()) {
      bits = size > 0 && bits > Long.MAX_VALUE / size ? Long.MAX_VALUE : bits * size;
    }
    return bits;
  }

  private static int bytesOf(long bits) {
    long bytes = Math.max(1, bits / Byte.SIZE + (bits % Byte.SIZE == 0 ? 0 : 1));
    return bytes > MOST_BYTES ? Integer.MAX_VALUE : (int) Long.highestOneBit(2 * bytes - 1);
  }

  /** Returns whether values are floating-point numbers. */
  public boolean isFloat() {
    return floatKind != null;
  }

  /** Returns whether values are integers or {@code index}. */
  public boolean isInteger() {
    return width > 0 && floatKind == null;
  }
}
