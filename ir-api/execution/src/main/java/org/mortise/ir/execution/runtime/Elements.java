// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import java.lang.reflect.Array;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The value of a vector or a ranked tensor: its elements in row-major order. It is changed only by those who have
 * created it, and only until another instruction sees it.
 */
public final class Elements {
  private final long[] sizes;
  private final ValueFormat format;
  private final Object storage;
  private @Nullable BitSet poison;

  private Elements(ValueFormat format, long[] sizes, Object storage) {
    this.format = format;
    this.sizes = sizes;
    this.storage = storage;
  }

  /**
   * Returns new elements, all of which are 0 or null.
   *
   * @param format the format of an element
   * @throws ArithmeticException if there are more than 2^31 - 1 of them
   */
  public static Elements of(ValueFormat format, long... sizes) {
    long count = 1;
    for (long size : sizes) {
      count = Math.multiplyExact(count, size);
    }
    int length = Math.toIntExact(count);
    return new Elements(format, sizes.clone(), newStorage(format.kind(), length));
  }

  private static Object newStorage(ValueKind kind, int length) {
    return switch (kind) {
      case LONG -> new long[length];
      case FLOAT -> new float[length];
      case DOUBLE -> new double[length];
      case OBJECT -> new Object[length];
    };
  }

  /** Returns a copy that can be changed. */
  public Elements copy() {
    int count = count();
    Object copied = newStorage(format.kind(), count);
    System.arraycopy(storage, 0, copied, 0, count);
    Elements copy = new Elements(format, sizes, copied);
    copy.poison = poison == null ? null : (BitSet) poison.clone();
    return copy;
  }

  /** Returns the same elements with another shape, which has as many. Shares the storage. */
  public Elements reshaped(long... newSizes) {
    Elements reshaped = new Elements(format, newSizes.clone(), storage);
    reshaped.poison = poison;
    return reshaped;
  }

  /** Returns the format of an element. */
  public ValueFormat format() {
    return format;
  }

  /** Returns the number of dimensions. */
  public int rank() {
    return sizes.length;
  }

  /** Returns the size of a dimension. */
  public long size(int dimension) {
    return sizes[dimension];
  }

  /** Returns a copy of the sizes. */
  public long[] sizes() {
    return sizes.clone();
  }

  /** Returns the number of elements. */
  public int count() {
    return Array.getLength(storage);
  }

  /** Returns the position of the element at some indices, which are not checked. */
  public int position(long... indices) {
    long position = 0;
    for (int i = 0; i < indices.length; i++) {
      position = position * sizes[i] + indices[i];
    }
    return (int) position;
  }

  /** Returns an element of kind {@link ValueKind#LONG}. */
  public long getLong(int position) {
    return ((long[]) storage)[position];
  }

  /** Changes an element of kind {@link ValueKind#LONG}. */
  public void setLong(int position, long value) {
    ((long[]) storage)[position] = value;
  }

  /** Returns an element of kind {@link ValueKind#FLOAT}. */
  public float getFloat(int position) {
    return ((float[]) storage)[position];
  }

  /** Changes an element of kind {@link ValueKind#FLOAT}. */
  public void setFloat(int position, float value) {
    ((float[]) storage)[position] = value;
  }

  /** Returns an element of kind {@link ValueKind#DOUBLE}. */
  public double getDouble(int position) {
    return ((double[]) storage)[position];
  }

  /** Changes an element of kind {@link ValueKind#DOUBLE}. */
  public void setDouble(int position, double value) {
    ((double[]) storage)[position] = value;
  }

  /** Returns whether an element is undefined. */
  public boolean isPoison(int position) {
    return poison != null && poison.get(position);
  }

  /** Sets whether an element is undefined. */
  public void setPoison(int position, boolean isPoison) {
    if (isPoison || poison != null) {
      poison = poison == null ? new BitSet() : poison;
      poison.set(position, isPoison);
    }
  }

  /** Returns an element of any kind, as a {@link Primitive} has it; {@link Poison#VALUE} if it is undefined. */
  public Object get(int position) {
    return isPoison(position) ? Poison.VALUE : switch (format.kind()) {
      case LONG -> getLong(position);
      case FLOAT -> getFloat(position);
      case DOUBLE -> getDouble(position);
      case OBJECT -> ((Object[]) storage)[position];
    };
  }

  /** Changes an element of any kind; the value may be {@link Poison#VALUE}. */
  public void set(int position, Object value) {
    setPoison(position, value == Poison.VALUE);
    if (value == Poison.VALUE) {
      return;
    }
    switch (format.kind()) {
      case LONG -> setLong(position, (Long) value);
      case FLOAT -> setFloat(position, (Float) value);
      case DOUBLE -> setDouble(position, (Double) value);
      case OBJECT -> ((Object[]) storage)[position] = value;
    }
  }
}
