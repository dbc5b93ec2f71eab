// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.FloatKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The kinds of Java arrays, and of buffers of {@code java.nio}, that hold the elements of buffers. */
enum ElementStorage {
  BYTES(byte[].class, ByteBuffer.class, Byte.BYTES, Opcodes.BALOAD, Opcodes.BASTORE),
  SHORTS(short[].class, ShortBuffer.class, Short.BYTES, Opcodes.SALOAD, Opcodes.SASTORE),
  INTS(int[].class, IntBuffer.class, Integer.BYTES, Opcodes.IALOAD, Opcodes.IASTORE),
  LONGS(long[].class, LongBuffer.class, Long.BYTES, Opcodes.LALOAD, Opcodes.LASTORE),
  FLOATS(float[].class, FloatBuffer.class, Float.BYTES, Opcodes.FALOAD, Opcodes.FASTORE),
  DOUBLES(double[].class, DoubleBuffer.class, Double.BYTES, Opcodes.DALOAD, Opcodes.DASTORE),
  /** Values that are not stored as bytes; their size is that of their format. */
  OBJECTS(Object[].class, Buffer.class, 0, Opcodes.AALOAD, Opcodes.AASTORE);

  final Class<?> arrayType;
  final Class<? extends Buffer> bufferType;
  final int bytes;
  final int loadOpcode;
  final int storeOpcode;

  ElementStorage(
      Class<?> arrayType, Class<? extends Buffer> bufferType, int bytes, int loadOpcode, int storeOpcode) {
    this.arrayType = arrayType;
    this.bufferType = bufferType;
    this.bytes = bytes;
    this.loadOpcode = loadOpcode;
    this.storeOpcode = storeOpcode;
  }

  /** Returns the arrays for values of a format, if memory is not reinterpreted. */
  static ElementStorage of(ValueFormat format) {
    return switch (format.kind()) {
      case DOUBLE -> DOUBLES;
      case FLOAT -> format.floatKind() == FloatKind.F32 ? FLOATS : ofBytes(format.bytes());
      case LONG -> ofBytes(format.bytes());
      case OBJECT -> OBJECTS;
    };
  }

  private static ElementStorage ofBytes(int bytes) {
    return switch (bytes) {
      case Byte.BYTES -> BYTES;
      case Short.BYTES -> SHORTS;
      case Integer.BYTES -> INTS;
      default -> LONGS;
    };
  }

  /** Returns the kind of an array, or of a buffer of {@code java.nio}. */
  static ElementStorage of(Object elements) {
    for (ElementStorage storage : values()) {
      if (storage.arrayType == elements.getClass() || storage.bufferType.isInstance(elements)) {
        return storage;
      }
    }
    throw new IllegalArgumentException("a " + elements.getClass().getSimpleName() + " holds no elements");
  }

  /** Returns a new array, whose elements are 0 or null. */
  Object newArray(int length) {
    return Array.newInstance(arrayType.getComponentType(), length);
  }

  /** Returns the type of an element in class files. */
  Type elementType() {
    return Type.getType(arrayType.getComponentType());
  }
}
