// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.reflect.Array;
import java.nio.Buffer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/**
 * Memory whose elements all have one format, determined by the first access. For programs that do not reinterpret
 * memory.
 */
final class TypedMemory extends CompiledMemory {
  private @Nullable ElementStorage storage;
  private @Nullable Object array;

  TypedMemory(long size) {
    super(size);
  }

  /** Wraps an array of the caller. */
  TypedMemory(ElementStorage storage, Object array) {
    super((long) Array.getLength(array) * storage.bytes);
    this.storage = storage;
    this.array = array;
  }

  @Override
  Object elements(ElementStorage wanted, int bytes) {
    return storage == wanted ? array : arrayFor(wanted, bytes);
  }

  private Object arrayFor(ElementStorage wanted, int bytes) {
    if (storage != null) {
      return wanted.newArray(0);
    }
    Object created = wanted.newArray(length(size() / bytes));
    array = created;
    storage = wanted;
    return created;
  }

  @Override
  @Nullable Object elements() {
    return array;
  }

  @Override
  Buffer buffer(ElementStorage wanted) {
    return NioBuffers.wrap(elements(wanted, wanted.bytes));
  }

  @Override
  void free() {
    storage = ElementStorage.OBJECTS;
    array = new Object[0];
  }

  private static int position(long address, int bytes) {
    return Math.toIntExact(address / bytes);
  }

  private Object arrayOf(ValueFormat format) {
    return elements(ElementStorage.of(format), format.bytes());
  }

  @Override
  public long readLong(long address, ValueFormat format) {
    int at = position(address, format.bytes());
    long bits = switch (format.bytes()) {
      case Byte.BYTES -> ((byte[]) arrayOf(format))[at];
      case Short.BYTES -> ((short[]) arrayOf(format))[at];
      case Integer.BYTES -> ((int[]) arrayOf(format))[at];
      default -> ((long[]) arrayOf(format))[at];
    };
    return FixedWidth.signExtended(bits, format.width());
  }

  @Override
  public void writeLong(long address, ValueFormat format, long value) {
    int at = position(address, format.bytes());
    long bits = FixedWidth.unsigned(value, format.width());
    switch (format.bytes()) {
      case Byte.BYTES -> ((byte[]) arrayOf(format))[at] = (byte) bits;
      case Short.BYTES -> ((short[]) arrayOf(format))[at] = (short) bits;
      case Integer.BYTES -> ((int[]) arrayOf(format))[at] = (int) bits;
      default -> ((long[]) arrayOf(format))[at] = bits;
    }
  }

  @Override
  public float readFloat(long address, ValueFormat format) {
    int at = position(address, format.bytes());
    Object elements = arrayOf(format);
    if (elements instanceof float[] floats) {
      return floats[at];
    }
    int bits = elements instanceof byte[] bytes ? bytes[at]
        : elements instanceof short[] shorts ? shorts[at] : ((int[]) elements)[at];
    return FloatRounding.ofBits(format.floatKind(), bits);
  }

  @Override
  public void writeFloat(long address, ValueFormat format, float value) {
    int at = position(address, format.bytes());
    Object elements = arrayOf(format);
    if (elements instanceof float[] floats) {
      floats[at] = value;
      return;
    }
    int bits = FloatRounding.bits(format.floatKind(), value);
    if (elements instanceof byte[] bytes) {
      bytes[at] = (byte) bits;
    } else if (elements instanceof short[] shorts) {
      shorts[at] = (short) bits;
    } else {
      ((int[]) elements)[at] = bits;
    }
  }

  @Override
  public double readDouble(long address, ValueFormat format) {
    return ((double[]) arrayOf(format))[position(address, Double.BYTES)];
  }

  @Override
  public void writeDouble(long address, ValueFormat format, double value) {
    ((double[]) arrayOf(format))[position(address, Double.BYTES)] = value;
  }

  @Override
  Object readReference(long address, ValueFormat format) {
    Object value = ((Object[]) arrayOf(format))[position(address, format.bytes())];
    return value == null ? Poison.VALUE : value;
  }

  @Override
  void writeReference(long address, ValueFormat format, Object value) {
    ((Object[]) arrayOf(format))[position(address, format.bytes())] = value;
  }
}
