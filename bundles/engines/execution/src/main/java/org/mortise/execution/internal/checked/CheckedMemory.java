// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Memory;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.VectorType;

/**
 * Memory with a state for each byte: never written, defined, or undefined (poison). Each access must lie in live
 * memory, and each read must be of written bytes.
 */
final class CheckedMemory extends Memory {
  /** The owner, which decides who may free it. */
  enum Owner {
    /** The program's, which must free it. */
    HEAP("on the heap"),
    /** A scope of the program, which ends. */
    STACK("on the stack"),
    /** The program's for all of its time. */
    GLOBAL("of a global variable"),
    /** The caller of the executed function. */
    CALLER("of the caller");

    final String text;

    Owner(String text) {
      this.text = text;
    }
  }

  private static final byte UNWRITTEN = 0;
  private static final byte DEFINED = 1;
  private static final byte UNDEFINED = 2;
  private static final VarHandle SHORTS = view(short[].class);
  private static final VarHandle INTS = view(int[].class);
  private static final VarHandle LONGS = view(long[].class);
  /** The states of several defined bytes. */
  private static final long EIGHT_DEFINED = 0x0101010101010101L;

  final Owner owner;
  /** The call stack of the allocation; null for memory of the caller. */
  final @Nullable CallStack allocated;
  final long address;
  /** The time of the allocation, in steps of the execution. */
  final long birth;
  /** The time of the last access. */
  long lastUse;
  private final CheckedMachine machine;
  private byte[] data;
  private byte[] states;
  /** Values that are not stored as bytes, by address. */
  private @Nullable Map<Long, Object> references;
  private final long size;
  /** The location of the deallocation or of the scope's end; null while it is live. */
  private @Nullable Location end;

  CheckedMemory(CheckedMachine machine, Owner owner, long size, long address, @Nullable CallStack allocated) {
    this.machine = machine;
    this.owner = owner;
    this.size = size;
    this.address = address;
    this.birth = machine.steps;
    this.allocated = allocated;
    this.data = new byte[(int) size];
    this.states = new byte[(int) size];
  }

  private static VarHandle view(Class<?> arrays) {
    return MethodHandles.byteArrayViewVarHandle(arrays, ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public long size() {
    return size;
  }

  boolean isAlive() {
    return end == null;
  }

  @Nullable Location end() {
    return end;
  }

  /** Ends the lifetime of the memory; its contents can be collected. */
  void end(Location place) {
    end = place;
    data = new byte[0];
    states = data;
    references = null;
  }

  // ---- checks ------------------------------------------------------------------------------------------------------

  private int check(long address, int bytes) {
    if (address < 0 || address > data.length - bytes) {
      throw machine.badAccess(this, address, bytes);
    }
    return (int) address;
  }

  /** Returns whether a value is defined. It is an error if it was never written. */
  private boolean isDefined(int at, int bytes) {
    boolean all = switch (bytes) {
      case Long.BYTES -> (long) LONGS.get(states, at) == EIGHT_DEFINED;
      case Integer.BYTES -> (int) INTS.get(states, at) == (int) EIGHT_DEFINED;
      default -> false;
    };
    if (all) {
      return true;
    }
    boolean isDefined = true;
    for (int i = at; i < at + bytes; i++) {
      if (states[i] == UNWRITTEN && !machine.allowsUnwritten) {
        throw machine.unwritten(this);
      }
      isDefined &= states[i] == DEFINED;
    }
    return isDefined;
  }

  boolean isDefined(long address, ValueFormat format) {
    return isDefined(check(address, format.bytes()), format.bytes());
  }

  /** Returns whether all bytes of the value at an address were written. */
  boolean isWritten(long address, ValueFormat format) {
    int at = check(address, format.bytes());
    for (int i = at; i < at + format.bytes(); i++) {
      if (states[i] == UNWRITTEN) {
        return false;
      }
    }
    return true;
  }

  /** Makes the value at an address undefined. */
  void writeUndefined(long address, ValueFormat format) {
    int at = check(address, format.bytes());
    Arrays.fill(states, at, at + format.bytes(), UNDEFINED);
  }

  private int define(long address, int bytes) {
    int at = check(address, bytes);
    switch (bytes) {
      case Long.BYTES -> LONGS.set(states, at, EIGHT_DEFINED);
      case Integer.BYTES -> INTS.set(states, at, (int) EIGHT_DEFINED);
      default -> Arrays.fill(states, at, at + bytes, DEFINED);
    }
    return at;
  }

  // ---- bits --------------------------------------------------------------------------------------------------------

  private long readBits(int at, int bytes) {
    return switch (bytes) {
      case 1 -> data[at];
      case Short.BYTES -> (short) SHORTS.get(data, at);
      case Integer.BYTES -> (int) INTS.get(data, at);
      default -> (long) LONGS.get(data, at);
    };
  }

  private void writeBits(int at, int bytes, long bits) {
    switch (bytes) {
      case 1 -> data[at] = (byte) bits;
      case Short.BYTES -> SHORTS.set(data, at, (short) bits);
      case Integer.BYTES -> INTS.set(data, at, (int) bits);
      default -> LONGS.set(data, at, bits);
    }
  }

  // ---- values, which are read after their states -------------------------------------------------------------------

  @Override
  public long readLong(long address, ValueFormat format) {
    int at = check(address, format.bytes());
    return FixedWidth.signExtended(readBits(at, format.bytes()), format.width());
  }

  @Override
  public void writeLong(long address, ValueFormat format, long value) {
    int at = define(address, format.bytes());
    writeBits(at, format.bytes(), FixedWidth.unsigned(value, format.width()));
  }

  @Override
  public float readFloat(long address, ValueFormat format) {
    int at = check(address, format.bytes());
    return FloatRounding.ofBits(format.floatKind(), (int) readBits(at, format.bytes()));
  }

  @Override
  public void writeFloat(long address, ValueFormat format, float value) {
    int at = define(address, format.bytes());
    writeBits(at, format.bytes(), FloatRounding.bits(format.floatKind(), value));
  }

  @Override
  public double readDouble(long address, ValueFormat format) {
    return Double.longBitsToDouble((long) LONGS.get(data, check(address, Double.BYTES)));
  }

  @Override
  public void writeDouble(long address, ValueFormat format, double value) {
    LONGS.set(data, define(address, Double.BYTES), Double.doubleToRawLongBits(value));
  }

  @Override
  public Object read(long address, ValueFormat format) {
    machine.loads++;
    lastUse = machine.steps;
    return get(address, format);
  }

  /** Returns a value; it does not count as a load. */
  Object get(long address, ValueFormat format) {
    if (format.type() instanceof VectorType vector && hasAddresses(vector)) {
      return readVector(address, vector);
    }
    if (format.type() instanceof ComplexType complex) {
      ValueFormat part = ValueFormat.of(complex.elementType());
      Object real = get(address, part);
      Object imaginary = get(address + part.bytes(), part);
      return real == Poison.VALUE || imaginary == Poison.VALUE ? Poison.VALUE : new ComplexNumber(real, imaginary);
    }
    if (!isDefined(address, format)) {
      return Poison.VALUE;
    }
    return switch (format.kind()) {
      case LONG -> readLong(address, format);
      case FLOAT -> readFloat(address, format);
      case DOUBLE -> readDouble(address, format);
      case OBJECT -> references == null ? Poison.VALUE : references.getOrDefault(address, Poison.VALUE);
    };
  }

  @Override
  public void write(long address, ValueFormat format, Object value) {
    machine.stores++;
    lastUse = machine.steps;
    put(address, format, value);
  }

  /** Stores a value; it does not count as a store. */
  void put(long address, ValueFormat format, Object value) {
    if (value == Poison.VALUE) {
      writeUndefined(address, format);
      return;
    }
    switch (format.kind()) {
      case LONG -> writeLong(address, format, (Long) value);
      case FLOAT -> writeFloat(address, format, (Float) value);
      case DOUBLE -> writeDouble(address, format, (Double) value);
      case OBJECT -> writeObject(address, format, value);
    }
  }

  private void writeObject(long address, ValueFormat format, Object value) {
    if (format.type() instanceof VectorType vector && hasAddresses(vector)) {
      writeVector(address, (Elements) value);
    } else if (value instanceof ComplexNumber number) {
      ValueFormat part = ValueFormat.of(((ComplexType) format.type()).elementType());
      put(address, part, number.real());
      put(address + part.bytes(), part, number.imaginary());
    } else {
      define(address, format.bytes());
      references = references == null ? new HashMap<>() : references;
      references.put(address, value);
    }
  }

  /** Returns whether elements of a vector have addresses: others, such as bits, are kept as one value. */
  private static boolean hasAddresses(VectorType vector) {
    ValueFormat element = ValueFormat.of(vector.elementType());
    return element.width() == element.bytes() * Byte.SIZE;
  }

  private Elements readVector(long address, VectorType type) {
    ValueFormat element = ValueFormat.of(type.elementType());
    Elements vector = Elements.of(element, type.shape());
    for (int i = 0; i < vector.count(); i++) {
      vector.set(i, get(address + (long) i * element.bytes(), element));
    }
    return vector;
  }

  private void writeVector(long address, Elements vector) {
    for (int i = 0; i < vector.count(); i++) {
      put(address + (long) i * vector.format().bytes(), vector.format(), vector.get(i));
    }
  }

  /** Copies a value with its state, including that of bytes never written. */
  void copy(long from, CheckedMemory target, long to, int bytes) {
    int source = check(from, bytes);
    int at = target.check(to, bytes);
    System.arraycopy(data, source, target.data, at, bytes);
    System.arraycopy(states, source, target.states, at, bytes);
    if (references != null && references.containsKey(from)) {
      target.references = target.references == null ? new HashMap<>() : target.references;
      target.references.put(to, references.get(from));
    }
  }

  /** Returns the values that are not stored as bytes. */
  Iterable<Object> references() {
    return references == null ? List.of() : references.values();
  }
}
