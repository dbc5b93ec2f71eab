// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** The sizes of buffers as far as their types state them. Alignment and data layouts are not considered. */
public final class BufferSize {
  /** The size of a buffer with a dynamic shape, or with elements of unknown size. */
  public static final long UNKNOWN = -1;

  private BufferSize() {}

  /** Returns the number of bytes of a buffer; {@link #UNKNOWN} if that is not known. */
  public static long bytesOf(Value buffer) {
    long element = buffer.type() instanceof MemRefType type && type.hasStaticShape() && !type.elementCountOverflows()
        ? bytesOf(type.elementType()) : UNKNOWN;
    return element < 0 || Math.multiplyHigh(element, ((MemRefType) buffer.type()).numElements()) != 0
        ? UNKNOWN : element * ((MemRefType) buffer.type()).numElements();
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
