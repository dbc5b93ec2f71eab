// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.compiled;

import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.FloatKind;
import org.objectweb.asm.Opcodes;

/** The kinds of Java arrays that hold the elements of buffers. */
enum ElementStorage {
  BYTES(byte[].class, Byte.BYTES, Opcodes.BALOAD, Opcodes.BASTORE),
  SHORTS(short[].class, Short.BYTES, Opcodes.SALOAD, Opcodes.SASTORE),
  INTS(int[].class, Integer.BYTES, Opcodes.IALOAD, Opcodes.IASTORE),
  LONGS(long[].class, Long.BYTES, Opcodes.LALOAD, Opcodes.LASTORE),
  FLOATS(float[].class, Float.BYTES, Opcodes.FALOAD, Opcodes.FASTORE),
  DOUBLES(double[].class, Double.BYTES, Opcodes.DALOAD, Opcodes.DASTORE),
  /** Values that are no bytes; the size of one is that of its format. */
  OBJECTS(Object[].class, 0, Opcodes.AALOAD, Opcodes.AASTORE);

  final Class<?> arrayType;
  final int bytes;
  final int loadOpcode;
  final int storeOpcode;

  ElementStorage(Class<?> arrayType, int bytes, int loadOpcode, int storeOpcode) {
    this.arrayType = arrayType;
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

  /** Returns the arrays of a class of arrays. */
  static ElementStorage of(Object array) {
    for (ElementStorage storage : values()) {
      if (storage.arrayType == array.getClass()) {
        return storage;
      }
    }
    throw new IllegalArgumentException("an array of " + array.getClass().getComponentType() + " holds no elements");
  }

  /** Returns a new array, whose elements are 0 or null. */
  Object newArray(int length) {
    return java.lang.reflect.Array.newInstance(arrayType.getComponentType(), length);
  }

  /** Returns the descriptor of the class of the arrays. */
  String descriptor() {
    return arrayType.getName().replace('.', '/');
  }
}
