// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.FloatKind;

/**
 * Methods that compiled functions call: small ones, which the virtual machine inlines. Public because the functions are
 * classes of another class loader.
 */
public final class Support {
  private Support() {}

  /** Returns the constants of a class, once. */
  public static Object[] constants(Class<?> compiled) {
    return ((ProgramClasses) compiled.getClassLoader()).takeConstants(compiled.getName());
  }

  // ---- buffers ------------------------------------------------------------------------------------------------------

  /** Returns the elements of a buffer of 8-bit numbers, or the bytes of a buffer. */
  public static byte[] bytes(Object buffer) {
    return buffer instanceof MemRef memref
        ? (byte[]) ((CompiledMemory) memref.memory).elements(ElementStorage.BYTES, Byte.BYTES) : new byte[0];
  }

  /** Returns the elements of a buffer of 16-bit numbers. */
  public static short[] shorts(Object buffer) {
    return buffer instanceof MemRef memref
        ? (short[]) ((CompiledMemory) memref.memory).elements(ElementStorage.SHORTS, Short.BYTES) : new short[0];
  }

  /** Returns the elements of a buffer of 32-bit integers. */
  public static int[] ints(Object buffer) {
    return buffer instanceof MemRef memref
        ? (int[]) ((CompiledMemory) memref.memory).elements(ElementStorage.INTS, Integer.BYTES) : new int[0];
  }

  /** Returns the elements of a buffer of 64-bit integers. */
  public static long[] longs(Object buffer) {
    return buffer instanceof MemRef memref
        ? (long[]) ((CompiledMemory) memref.memory).elements(ElementStorage.LONGS, Long.BYTES) : new long[0];
  }

  /** Returns the elements of a buffer of {@code f32}. */
  public static float[] floats(Object buffer) {
    return buffer instanceof MemRef memref
        ? (float[]) ((CompiledMemory) memref.memory).elements(ElementStorage.FLOATS, Float.BYTES) : new float[0];
  }

  /** Returns the elements of a buffer of {@code f64}. */
  public static double[] doubles(Object buffer) {
    return buffer instanceof MemRef memref
        ? (double[]) ((CompiledMemory) memref.memory).elements(ElementStorage.DOUBLES, Double.BYTES) : new double[0];
  }

  /** Returns the elements of a buffer of 8-bit numbers in direct memory. */
  public static ByteBuffer directBytes(Object buffer) {
    return (ByteBuffer) direct(buffer, ElementStorage.BYTES);
  }

  /** Returns the elements of a buffer of 16-bit numbers in direct memory. */
  public static ShortBuffer directShorts(Object buffer) {
    return (ShortBuffer) direct(buffer, ElementStorage.SHORTS);
  }

  /** Returns the elements of a buffer of 32-bit integers in direct memory. */
  public static IntBuffer directInts(Object buffer) {
    return (IntBuffer) direct(buffer, ElementStorage.INTS);
  }

  /** Returns the elements of a buffer of 64-bit integers in direct memory. */
  public static LongBuffer directLongs(Object buffer) {
    return (LongBuffer) direct(buffer, ElementStorage.LONGS);
  }

  /** Returns the elements of a buffer of {@code f32} in direct memory. */
  public static FloatBuffer directFloats(Object buffer) {
    return (FloatBuffer) direct(buffer, ElementStorage.FLOATS);
  }

  /** Returns the elements of a buffer of {@code f64} in direct memory. */
  public static DoubleBuffer directDoubles(Object buffer) {
    return (DoubleBuffer) direct(buffer, ElementStorage.DOUBLES);
  }

  private static Object direct(Object buffer, ElementStorage storage) {
    return buffer instanceof MemRef memref
        ? ((CompiledMemory) memref.memory).elements(storage, storage.bytes) : NioBuffers.allocateDirect(storage, 0);
  }

  /** Returns the position of the first element of a buffer, in elements of a number of bytes. */
  public static int offset(Object buffer, int bytes) {
    return buffer instanceof MemRef memref ? (int) (memref.start / bytes + memref.offset) : 0;
  }

  /** Returns the address of the first element of a buffer. */
  public static int address(Object buffer, int bytes) {
    return buffer instanceof MemRef memref ? (int) (memref.start + memref.offset * bytes) : 0;
  }

  /** Returns a stride of a buffer, times a number. */
  public static int stride(Object buffer, int dimension, int unit) {
    return buffer instanceof MemRef memref && dimension < memref.rank() ? (int) memref.stride(dimension) * unit : 0;
  }

  /** Reads an element of any kind. */
  public static Object read(Object buffer, ValueFormat format, long[] indices) {
    MemRef memref = (MemRef) buffer;
    return memref.memory.read(memref.address(format, indices), format);
  }

  /** Writes an element of any kind. */
  public static void write(Object value, Object buffer, ValueFormat format, long[] indices) {
    MemRef memref = (MemRef) buffer;
    memref.memory.write(memref.address(format, indices), format, value);
  }

  /** Changes an element of a vector or tensor. */
  public static void set(Object elements, int position, long value) {
    ((Elements) elements).setLong(position, value);
  }

  /** Changes an element of a vector or tensor. */
  public static void set(Object elements, int position, float value) {
    ((Elements) elements).setFloat(position, value);
  }

  /** Changes an element of a vector or tensor. */
  public static void set(Object elements, int position, double value) {
    ((Elements) elements).setDouble(position, value);
  }

  /** Changes an element of a vector or tensor. */
  public static void set(Object elements, int position, Object value) {
    ((Elements) elements).set(position, value);
  }

  /** Reads a 16-bit number. */
  public static short readShort(byte[] data, int address) {
    return (short) ByteMemory.SHORTS.get(data, address);
  }

  /** Reads a 32-bit number. */
  public static int readInt(byte[] data, int address) {
    return (int) ByteMemory.INTS.get(data, address);
  }

  /** Reads a 64-bit number. */
  public static long readLong(byte[] data, int address) {
    return (long) ByteMemory.LONGS.get(data, address);
  }

  /** Reads an {@code f32}. */
  public static float readFloat(byte[] data, int address) {
    return (float) ByteMemory.FLOATS.get(data, address);
  }

  /** Reads an {@code f64}. */
  public static double readDouble(byte[] data, int address) {
    return (double) ByteMemory.DOUBLES.get(data, address);
  }

  /** Writes a 16-bit number. */
  public static void writeShort(byte[] data, int address, int value) {
    ByteMemory.SHORTS.set(data, address, (short) value);
  }

  /** Writes a 32-bit number. */
  public static void writeInt(byte[] data, int address, int value) {
    ByteMemory.INTS.set(data, address, value);
  }

  /** Writes a 64-bit number. */
  public static void writeLong(byte[] data, int address, long value) {
    ByteMemory.LONGS.set(data, address, value);
  }

  /** Writes an {@code f32}. */
  public static void writeFloat(byte[] data, int address, float value) {
    ByteMemory.FLOATS.set(data, address, value);
  }

  /** Writes an {@code f64}. */
  public static void writeDouble(byte[] data, int address, double value) {
    ByteMemory.DOUBLES.set(data, address, value);
  }

  // ---- boxed values, of which undefined ones are arbitrary ----------------------------------------------------------

  /** Returns an integer. */
  public static long toLong(Object value) {
    return value instanceof Long number ? number : 0;
  }

  /** Returns an integer of at most 32 bits. */
  public static int toInt(Object value) {
    return value instanceof Long number ? number.intValue() : 0;
  }

  /** Returns an {@code f32}, or a narrower one. */
  public static float toFloat(Object value) {
    return value instanceof Float number ? number : 0;
  }

  /** Returns an {@code f64}. */
  public static double toDouble(Object value) {
    return value instanceof Double number ? number : 0;
  }

  /** Returns the object, or the undefined value for null. */
  public static Object toObject(Object value) {
    return value == null ? Poison.VALUE : value;
  }

  // ---- conditions, which are 0 or -1 --------------------------------------------------------------------------------

  public static int equal(int a, int b) {
    return a == b ? -1 : 0;
  }

  public static int less(int a, int b) {
    return a < b ? -1 : 0;
  }

  /** Compares unsigned. */
  public static int lessUnsigned(int a, int b) {
    return a + Integer.MIN_VALUE < b + Integer.MIN_VALUE ? -1 : 0;
  }

  public static int equal(long a, long b) {
    return a == b ? -1 : 0;
  }

  public static int less(long a, long b) {
    return a < b ? -1 : 0;
  }

  /** Compares unsigned. */
  public static int lessUnsigned(long a, long b) {
    return a + Long.MIN_VALUE < b + Long.MIN_VALUE ? -1 : 0;
  }

  /**
   * Compares floating-point numbers.
   *
   * @param outcomes the result for less (bit 0), equal (1), greater (2), and if one is NaN (3)
   */
  public static int compare(double a, double b, int outcomes) {
    int outcome = a < b ? 1 : a == b ? 2 : a > b ? 4 : 8;
    return (outcomes & outcome) != 0 ? -1 : 0;
  }

  public static int select(int condition, int a, int b) {
    return condition != 0 ? a : b;
  }

  public static long select(int condition, long a, long b) {
    return condition != 0 ? a : b;
  }

  public static float select(int condition, float a, float b) {
    return condition != 0 ? a : b;
  }

  public static double select(int condition, double a, double b) {
    return condition != 0 ? a : b;
  }

  public static Object select(int condition, Object a, Object b) {
    return condition != 0 ? a : b;
  }

  // ---- numbers ------------------------------------------------------------------------------------------------------

  /** Rounds to a narrow format. */
  public static float round(double value, FloatKind kind) {
    return FloatRounding.round(kind, value);
  }
}
