// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;

/** Memory in bytes, for programs that reinterpret memory. */
final class ByteMemory extends CompiledMemory {
  static final VarHandle SHORTS = view(short[].class);
  static final VarHandle INTS = view(int[].class);
  static final VarHandle LONGS = view(long[].class);
  static final VarHandle FLOATS = view(float[].class);
  static final VarHandle DOUBLES = view(double[].class);

  private byte[] data;
  /** Values that are not stored as bytes, by address. */
  private @Nullable Map<Long, Object> references;

  ByteMemory(long size) {
    super(size);
    this.data = new byte[length(size)];
  }

  /** Wraps an array of the caller. */
  ByteMemory(byte[] data) {
    super(data.length);
    this.data = data;
  }

  private static VarHandle view(Class<?> arrays) {
    return MethodHandles.byteArrayViewVarHandle(arrays, ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  Object elements(ElementStorage storage, int bytes) {
    return data;
  }

  @Override
  Object elements() {
    return data;
  }

  @Override
  Buffer buffer(ElementStorage storage) {
    return NioBuffers.view(ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN), storage);
  }

  @Override
  void free() {
    data = new byte[0];
    references = null;
  }

  private long readBits(long address, int bytes) {
    int at = Math.toIntExact(address);
    return switch (bytes) {
      case Byte.BYTES -> data[at];
      case Short.BYTES -> (short) SHORTS.get(data, at);
      case Integer.BYTES -> (int) INTS.get(data, at);
      default -> (long) LONGS.get(data, at);
    };
  }

  private void writeBits(long address, int bytes, long bits) {
    int at = Math.toIntExact(address);
    switch (bytes) {
      case Byte.BYTES -> data[at] = (byte) bits;
      case Short.BYTES -> SHORTS.set(data, at, (short) bits);
      case Integer.BYTES -> INTS.set(data, at, (int) bits);
      default -> LONGS.set(data, at, bits);
    }
  }

  @Override
  public long readLong(long address, ValueFormat format) {
    return FixedWidth.signExtended(readBits(address, format.bytes()), format.width());
  }

  @Override
  public void writeLong(long address, ValueFormat format, long value) {
    writeBits(address, format.bytes(), FixedWidth.unsigned(value, format.width()));
  }

  @Override
  public float readFloat(long address, ValueFormat format) {
    return FloatRounding.ofBits(format.floatKind(), (int) readBits(address, format.bytes()));
  }

  @Override
  public void writeFloat(long address, ValueFormat format, float value) {
    writeBits(address, format.bytes(), FloatRounding.bits(format.floatKind(), value));
  }

  @Override
  public double readDouble(long address, ValueFormat format) {
    return Double.longBitsToDouble(readBits(address, Double.BYTES));
  }

  @Override
  public void writeDouble(long address, ValueFormat format, double value) {
    writeBits(address, Double.BYTES, Double.doubleToRawLongBits(value));
  }

  @Override
  Object readReference(long address, ValueFormat format) {
    return references == null ? Poison.VALUE : references.getOrDefault(address, Poison.VALUE);
  }

  @Override
  void writeReference(long address, ValueFormat format, Object value) {
    references = references == null ? new HashMap<>() : references;
    references.put(address, value);
  }
}
