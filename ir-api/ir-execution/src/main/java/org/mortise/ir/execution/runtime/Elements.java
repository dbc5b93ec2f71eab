// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import java.util.Set;

/**
 * The value of a vector or a ranked tensor: its elements in row-major order. Only its creator may modify it, before
 * other instructions see it. {@link #with} creates a modified value, usually without a copy.
 */
public final class Elements {
  /** The bytes that a difference between two values takes, besides the elements. */
  private static final int DIFFERENCE_BYTES = 128;

  private final long[] sizes;
  private final ValueFormat format;
  private final ElementsVersion storage;

  private Elements(ValueFormat format, long[] sizes, ElementsVersion storage) {
    this.format = format;
    this.sizes = sizes;
    this.storage = storage;
  }

  /**
   * Creates elements, all 0 or null.
   *
   * @param format the format of an element
   * @throws ArithmeticException if there are more than 2^31 - 1 of them
   */
  public static Elements of(ValueFormat format, long... sizes) {
    long count = 1;
    for (long size : sizes) {
      count = Math.multiplyExact(count, size);
    }
    return new Elements(format, sizes.clone(), ElementsVersion.of(format.kind(), Math.toIntExact(count)));
  }

  /**
   * Returns new undefined elements. Their memory is counted.
   *
   * @throws ExecutionException if a size is negative, or the budget of bytes is exceeded
   */
  public static Elements undefined(ValueFormat format, Machine machine, long... sizes) {
    Elements elements = create(format, machine, sizes);
    elements.storage.setAllPoison();
    return elements;
  }

  /**
   * Returns new elements that are 0 or null. Their memory is counted.
   *
   * @throws ExecutionException if a size is negative, or the budget of bytes is exceeded
   */
  public static Elements create(ValueFormat format, Machine machine, long... sizes) {
    long count = 1;
    for (long size : sizes) {
      if (size < 0) {
        throw machine.fault("has a negative size: " + size);
      }
      count = Math.multiplyExact(count, size);
    }
    machine.step(count);
    machine.charge(Math.multiplyExact(count, (long) format.bytes()));
    return of(format, sizes);
  }

  /** Returns a copy that can be changed. */
  public Elements copy() {
    return new Elements(format, sizes, storage.copy());
  }

  /** Returns a copy that can be changed. Its memory is counted. */
  public Elements copy(Machine machine) {
    machine.step(count());
    machine.charge((long) count() * format.bytes());
    return copy();
  }

  /** Returns the same elements with another shape of the same size, sharing the storage. */
  public Elements reshaped(long... newSizes) {
    return new Elements(format, newSizes.clone(), storage);
  }

  /**
   * Returns a value with some elements replaced. This value does not change, but its next read may copy, see {@link
   * #restore}. Amortised linear in the changes.
   *
   * @param positions the positions of the elements; for duplicates the last one counts. The array is retained.
   * @param values the new elements, in the order of the positions
   */
  public Elements with(int[] positions, Elements values, Machine machine) {
    machine.step(positions.length);
    values.restore(machine);
    if (!storage.isChangeable(positions.length)) {
      Elements copy = copy(machine);
      for (int i = 0; i < positions.length; i++) {
        copy.storage.copy(positions[i], values.storage, i);
      }
      return copy;
    }
    machine.charge(DIFFERENCE_BYTES + (long) positions.length * (format.bytes() + Integer.BYTES));
    return new Elements(format, sizes, storage.change(positions, values.storage));
  }

  /**
   * Returns the elements at the positions {@code offset + sum of index * stride} for all indices within some sizes. A
   * stride may be 0, which repeats elements. The positions are not checked; the memory is counted.
   */
  public Elements part(long[] partSizes, long offset, long[] strides, Machine machine) {
    Elements part = create(format, machine, partSizes);
    int[] positions = Positions.of(partSizes, offset, strides);
    for (int i = 0; i < positions.length; i++) {
      part.storage.copy(i, storage, positions[i]);
    }
    return part;
  }

  /**
   * Returns a value in which the elements of a {@link #part} are others, as {@link #with} does.
   *
   * @param values the new elements, as many as the part has, in row-major order
   */
  public Elements withPart(long[] partSizes, long offset, long[] strides, Elements values, Machine machine) {
    machine.charge((long) values.count() * Integer.BYTES);
    return with(Positions.of(partSizes, offset, strides), values, machine);
  }

  /** Makes reads after {@link #with} fast. Optional, but the cost of a copy is counted only here. */
  public void restore(Machine machine) {
    if (storage.isOutdated()) {
      machine.step(2L * count());
      machine.charge((long) count() * format.bytes());
      storage.array();
    }
  }

  /**
   * Returns the size of the elements in bytes. After {@link #with} this is the size of the differences to newer values,
   * and of the newer values.
   *
   * @param counted the objects already counted; updated by this call
   */
  public long bytes(Set<Object> counted) {
    long bytes = 0;
    for (ElementsVersion version = storage; version != null && counted.add(version); version = version.newer()) {
      bytes += DIFFERENCE_BYTES + (long) version.kept() * (format.bytes() + Integer.BYTES);
    }
    return bytes;
  }

  /** Returns the format of an element. */
  public ValueFormat format() {
    return format;
  }

  /** Returns the number of dimensions. */
  public int rank() {
    return sizes.length;
  }

  public long size(int dimension) {
    return sizes[dimension];
  }

  /** Returns a copy of the sizes. */
  public long[] sizes() {
    return sizes.clone();
  }

  /** Returns the number of elements. */
  public int count() {
    return storage.count();
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
    return ((long[]) storage.array())[position];
  }

  /** Changes an element of kind {@link ValueKind#LONG}, which is defined afterwards. */
  public void setLong(int position, long value) {
    ((long[]) storage.array())[position] = value;
    storage.setPoison(position, false);
  }

  /** Returns an element of kind {@link ValueKind#FLOAT}. */
  public float getFloat(int position) {
    return ((float[]) storage.array())[position];
  }

  /** Changes an element of kind {@link ValueKind#FLOAT}, which is defined afterwards. */
  public void setFloat(int position, float value) {
    ((float[]) storage.array())[position] = value;
    storage.setPoison(position, false);
  }

  /** Returns an element of kind {@link ValueKind#DOUBLE}. */
  public double getDouble(int position) {
    return ((double[]) storage.array())[position];
  }

  /** Changes an element of kind {@link ValueKind#DOUBLE}, which is defined afterwards. */
  public void setDouble(int position, double value) {
    ((double[]) storage.array())[position] = value;
    storage.setPoison(position, false);
  }

  /** Returns whether an element is undefined. */
  public boolean isPoison(int position) {
    return storage.isPoison(position);
  }

  /** Sets whether an element is undefined. */
  public void setPoison(int position, boolean isPoison) {
    storage.setPoison(position, isPoison);
  }

  /** Copies an element of another value of the same format. */
  public void copy(int position, Elements from, int source) {
    storage.copy(position, from.storage, source);
  }

  /** Returns an element of any kind, as a {@link Primitive} has it; {@link Poison#VALUE} if it is undefined. */
  public Object get(int position) {
    return isPoison(position) ? Poison.VALUE : switch (format.kind()) {
      case LONG -> getLong(position);
      case FLOAT -> getFloat(position);
      case DOUBLE -> getDouble(position);
      case OBJECT -> ((Object[]) storage.array())[position];
    };
  }

  /** Changes an element of any kind; the value may be {@link Poison#VALUE}. */
  public void set(int position, Object value) {
    if (value == Poison.VALUE) {
      setPoison(position, true);
      return;
    }
    switch (format.kind()) {
      case LONG -> setLong(position, (Long) value);
      case FLOAT -> setFloat(position, (Float) value);
      case DOUBLE -> setDouble(position, (Double) value);
      case OBJECT -> {
        ((Object[]) storage.array())[position] = value;
        storage.setPoison(position, false);
      }
    }
  }
}
