// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatType;

/** The bytes of dense arrays: little-endian, whole bytes for each element; a boolean takes one byte. */
final class DenseArrayBytes {
  private DenseArrayBytes() {}

  /** Returns the array with these bytes; null if the last element is incomplete. */
  static @Nullable DenseArrayAttr read(Type elementType, byte[] data) {
    int size = elementBytes(elementType);
    if (size == 0 || data.length % size != 0) {
      return null;
    }
    List<Attribute> elements = new ArrayList<>(data.length / size);
    for (int at = 0; at < data.length; at += size) {
      BigInteger bits = number(data, at, size);
      elements.add(elementType instanceof FloatType floating
          ? FloatAttr.ofBits(floating, bits) : IntegerAttr.of(elementType, bits));
    }
    return DenseTypedArrayAttr.of(elementType, elements);
  }

  static byte[] write(DenseArrayAttr array) {
    int size = elementBytes(array.elementType());
    ByteBuffer bytes = ByteBuffer.allocate(array.size() * size).order(ByteOrder.LITTLE_ENDIAN);
    if (array instanceof DenseI64ArrayAttr longs) {
      bytes.asLongBuffer().put(longs.toArray());
    } else if (array instanceof DenseI32ArrayAttr ints) {
      bytes.asIntBuffer().put(ints.toArray());
    } else if (array instanceof DenseI16ArrayAttr shorts) {
      bytes.asShortBuffer().put(shorts.toArray());
    } else if (array instanceof DenseI8ArrayAttr single) {
      bytes.put(single.toArray());
    } else if (array instanceof DenseF32ArrayAttr floats) {
      bytes.asFloatBuffer().put(floats.toArray());
    } else if (array instanceof DenseF64ArrayAttr doubles) {
      bytes.asDoubleBuffer().put(doubles.toArray());
    } else if (array instanceof DenseBoolArrayAttr flags) {
      for (boolean flag : flags.toArray()) {
        bytes.put((byte) (flag ? 1 : 0));
      }
    } else {
      writeNumbers((DenseTypedArrayAttr) array, size, bytes);
    }
    return bytes.array();
  }

  private static void writeNumbers(DenseTypedArrayAttr array, int size, ByteBuffer bytes) {
    for (int i = 0; i < array.size(); i++) {
      BigInteger bits = array.get(i) instanceof FloatAttr number
          ? number.bits() : ((IntegerAttr) array.get(i)).unsignedValue();
      for (int at = 0; at < size; at++) {
        bytes.put(bits.shiftRight(at * Byte.SIZE).byteValue());
      }
    }
  }

  private static int elementBytes(Type type) {
    int width = type instanceof FloatType floating ? floating.width() : IntegerAttr.width(type);
    return (width + Byte.SIZE - 1) / Byte.SIZE;
  }

  private static BigInteger number(byte[] data, int at, int size) {
    if (size <= Long.BYTES) {
      long value = 0;
      for (int i = size - 1; i >= 0; i--) {
        value = value << Byte.SIZE | data[at + i] & 0xFF;
      }
      return BigInteger.valueOf(value);
    }
    byte[] bigEndian = new byte[size];
    for (int i = 0; i < size; i++) {
      bigEndian[i] = data[at + size - 1 - i];
    }
    return new BigInteger(1, bigEndian);
  }
}
