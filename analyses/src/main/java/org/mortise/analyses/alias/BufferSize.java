// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** The sizes of buffers according to their types. Alignment and data layouts are not considered. */
public final class BufferSize {
  /** The size of a buffer with a dynamic shape, or with elements of unknown size. */
  public static final long UNKNOWN = -1;

  private BufferSize() {}

  /** Returns the number of bytes of a buffer; {@link #UNKNOWN} if unknown. */
  public static long bytesOf(Value buffer) {
    return bytesOf(buffer, UNKNOWN);
  }

  /**
   * Returns the number of bytes of a buffer whose dynamic dimensions are assumed to have {@code extent} elements each;
   * {@link #UNKNOWN} if the buffer has no shape, its elements are of unknown size, the number is no {@code long}, or
   * {@code extent} is negative and there is a dynamic dimension.
   */
  public static long bytesOf(Value buffer, long extent) {
    long bytes = buffer.type() instanceof MemRefType type ? bytesOf(type.elementType()) : UNKNOWN;
    for (int i = 0; bytes > 0 && i < ((MemRefType) buffer.type()).rank(); i++) {
      long elements = ((MemRefType) buffer.type()).dim(i);
      elements = elements == ShapedType.DYNAMIC ? extent : elements;
      bytes = elements < 0 || Math.multiplyHigh(bytes, elements) != 0 || bytes * elements < 0
          ? UNKNOWN : bytes * elements;
    }
    return bytes;
  }

  /** Returns the number of bytes of an element of {@code type}; {@link #UNKNOWN} if unknown. */
  public static long bytesOfElement(Type type) {
    return bytesOf(type);
  }

  private static long bytesOf(Type type) {
    if (type instanceof IntegerType integer) {
      return (integer.width() + Byte.SIZE - 1) / Byte.SIZE;
    }
    if (type instanceof FloatType floating) {
      return (floating.width() + Byte.SIZE - 1) / Byte.SIZE;
    }
    if (type instanceof ComplexType complex) {
      return bytesOf(complex.elementType()) < 0 ? UNKNOWN : 2 * bytesOf(complex.elementType());
    }
    return type instanceof IndexType ? Long.BYTES : UNKNOWN;
  }
}
