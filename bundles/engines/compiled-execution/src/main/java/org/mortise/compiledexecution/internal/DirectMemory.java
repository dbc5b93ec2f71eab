// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/**
 * Memory outside the Java heap, with elements of one format, determined by the first access; non-numeric values are in
 * an array. For programs that do not reinterpret memory.
 */
final class DirectMemory extends CompiledMemory {
  private @Nullable ElementStorage storage;
  private @Nullable Object elements;

  DirectMemory(long size) {
    super(size);
  }

  /** Wraps a direct buffer of the caller. */
  DirectMemory(ElementStorage storage, Buffer elements) {
    super((long) elements.capacity() * storage.bytes);
    this.storage = storage;
    this.elements = elements;
  }

  private static Object create(ElementStorage storage, int count) {
    return storage == ElementStorage.OBJECTS ? new Object[count] : NioBuffers.allocateDirect(storage, count);
  }

  @Override
  Object elements(ElementStorage wanted, int bytes) {
    if (storage == wanted) {
      return elements;
    }
    if (storage != null) {
      return create(wanted, 0);
    }
    Object created = create(wanted, length(size() / bytes));
    elements = created;
    storage = wanted;
    return created;
  }

  @Override
  @Nullable Object elements() {
    return elements;
  }

  @Override
  Buffer buffer(ElementStorage wanted) {
    return ((Buffer) elements(wanted, wanted.bytes)).duplicate();
  }

  @Override
  void free() {
    storage = ElementStorage.OBJECTS;
    elements = new Object[0];
  }

  private static int position(long address, ValueFormat format) {
    return Math.toIntExact(address / format.bytes());
  }

  private Object elementsOf(ValueFormat format) {
    return elements(ElementStorage.of(format), format.bytes());
  }

  private long readBits(long address, ValueFormat format) {
    Object numbers = elementsOf(format);
    int at = position(address, format);
    return switch (format.bytes()) {
      case Byte.BYTES -> ((ByteBuffer) numbers).get(at);
      case Short.BYTES -> ((ShortBuffer) numbers).get(at);
      case Integer.BYTES -> ((IntBuffer) numbers).get(at);
      default -> ((LongBuffer) numbers).get(at);
    };
  }

  private void writeBits(long address, ValueFormat format, long bits) {
    Object numbers = elementsOf(format);
    int at = position(address, format);
    switch (format.bytes()) {
      case Byte.BYTES -> ((ByteBuffer) numbers).put(at, (byte) bits);
      case Short.BYTES -> ((ShortBuffer) numbers).put(at, (short) bits);
      case Integer.BYTES -> ((IntBuffer) numbers).put(at, (int) bits);
      default -> ((LongBuffer) numbers).put(at, bits);
    }
  }

  @Override
  public long readLong(long address, ValueFormat format) {
    return FixedWidth.signExtended(readBits(address, format), format.width());
  }

  @Override
  public void writeLong(long address, ValueFormat format, long value) {
    writeBits(address, format, FixedWidth.unsigned(value, format.width()));
  }

  @Override
  public float readFloat(long address, ValueFormat format) {
    return elementsOf(format) instanceof FloatBuffer floats ? floats.get(position(address, format))
        : FloatRounding.ofBits(format.floatKind(), (int) readBits(address, format));
  }

  @Override
  public void writeFloat(long address, ValueFormat format, float value) {
    if (elementsOf(format) instanceof FloatBuffer floats) {
      floats.put(position(address, format), value);
    } else {
      writeBits(address, format, FloatRounding.bits(format.floatKind(), value));
    }
  }

  @Override
  public double readDouble(long address, ValueFormat format) {
    return ((DoubleBuffer) elementsOf(format)).get(position(address, format));
  }

  @Override
  public void writeDouble(long address, ValueFormat format, double value) {
    ((DoubleBuffer) elementsOf(format)).put(position(address, format), value);
  }

  @Override
  Object readReference(long address, ValueFormat format) {
    Object value = ((Object[]) elementsOf(format))[position(address, format)];
    return value == null ? Poison.VALUE : value;
  }

  @Override
  void writeReference(long address, ValueFormat format, Object value) {
    ((Object[]) elementsOf(format))[position(address, format)] = value;
  }
}
