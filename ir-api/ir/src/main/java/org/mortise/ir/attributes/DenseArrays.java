// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Creates dense arrays of the common element types from attributes. */
final class DenseArrays {
  private DenseArrays() {}

  /** The array, or null if the element type is not a common one. */
  static @Nullable DenseArrayAttr ofCommonType(Type elementType, List<? extends Attribute> values) {
    if (elementType instanceof IntegerType integer && integer.isSignless()) {
      return ofIntegers(elementType.context(), integer.width(), values);
    }
    if (FloatType.is(elementType, FloatKind.F32)) {
      float[] floats = new float[values.size()];
      for (int i = 0; i < floats.length; i++) {
        floats[i] = Float.intBitsToFloat((int) ((FloatAttr) values.get(i)).longBits());
      }
      return DenseF32ArrayAttr.of(elementType.context(), floats);
    }
    if (FloatType.is(elementType, FloatKind.F64)) {
      double[] doubles = new double[values.size()];
      for (int i = 0; i < doubles.length; i++) {
        doubles[i] = ((FloatAttr) values.get(i)).doubleValue();
      }
      return DenseF64ArrayAttr.of(elementType.context(), doubles);
    }
    return null;
  }

  private static @Nullable DenseArrayAttr ofIntegers(Context context, int width, List<? extends Attribute> values) {
    int size = values.size();
    switch (width) {
      case 1 -> {
        boolean[] array = new boolean[size];
        for (int i = 0; i < size; i++) {
          array[i] = value(values, i) != 0;
        }
        return DenseBoolArrayAttr.of(context, array);
      }
      case 8 -> {
        byte[] array = new byte[size];
        for (int i = 0; i < size; i++) {
          array[i] = (byte) value(values, i);
        }
        return DenseI8ArrayAttr.of(context, array);
      }
      case 16 -> {
        short[] array = new short[size];
        for (int i = 0; i < size; i++) {
          array[i] = (short) value(values, i);
        }
        return DenseI16ArrayAttr.of(context, array);
      }
      case 32 -> {
        int[] array = new int[size];
        for (int i = 0; i < size; i++) {
          array[i] = (int) value(values, i);
        }
        return DenseI32ArrayAttr.of(context, array);
      }
      case 64 -> {
        long[] array = new long[size];
        for (int i = 0; i < size; i++) {
          array[i] = value(values, i);
        }
        return DenseI64ArrayAttr.of(context, array);
      }
      default -> {
        return null;
      }
    }
  }

  private static long value(List<? extends Attribute> values, int index) {
    return ((IntegerAttr) values.get(index)).longValue();
  }
}
