// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/**
 * The value of a {@code memref}, of known or unknown rank: a part of a memory with a shape. Immutable. The element at
 * some indices has the address {@code start + (offset + sum of index * stride) * bytes of an element}.
 */
public final class MemRef {
  /** The allocation. */
  public final Memory memory;
  /** The bytes before the first element of the allocation, as {@code memref.view} adds them. */
  public final long start;
  /** The number of elements after {@link #start} to the element with the indices 0. */
  public final long offset;

  private final long[] sizes;
  private final long[] strides;

  /** The arrays are kept and must not change. */
  public MemRef(Memory memory, long start, long offset, long[] sizes, long[] strides) {
    this.memory = memory;
    this.start = start;
    this.offset = offset;
    this.sizes = sizes;
    this.strides = strides;
  }

  /** Returns the row-major view of a whole memory. */
  public static MemRef of(Memory memory, long... sizes) {
    return new MemRef(memory, 0, 0, sizes, rowMajor(sizes));
  }

  /** Returns the strides of a shape without gaps. */
  public static long[] rowMajor(long... sizes) {
    long[] strides = new long[sizes.length];
    long running = 1;
    for (int i = sizes.length - 1; i >= 0; i--) {
      strides[i] = running;
      running *= sizes[i];
    }
    return strides;
  }

  /** Returns another view of the same memory. */
  public MemRef withLayout(long newOffset, long[] newSizes, long[] newStrides) {
    return new MemRef(memory, start, newOffset, newSizes, newStrides);
  }

  /** Returns the number of dimensions. */
  public int rank() {
    return sizes.length;
  }

  public long size(int dimension) {
    return sizes[dimension];
  }

  /** Returns the stride of a dimension, in elements. */
  public long stride(int dimension) {
    return strides[dimension];
  }

  /** Returns a copy of the sizes. */
  public long[] sizes() {
    return sizes.clone();
  }

  /** Returns a copy of the strides. */
  public long[] strides() {
    return strides.clone();
  }

  /** Returns the number of elements. */
  public long numElements() {
    long product = 1;
    for (long size : sizes) {
      product *= size;
    }
    return product;
  }

  /** Returns the address of the element at some indices, which are not checked. */
  public long address(ValueFormat format, long... indices) {
    long element = offset;
    for (int i = 0; i < indices.length; i++) {
      element += indices[i] * strides[i];
    }
    return start + element * format.bytes();
  }

  /**
   * Returns the address of the element at a position in row-major order, which is not checked.
   *
   * @param position from 0 to {@link #numElements}
   */
  public long addressAt(ValueFormat format, long position) {
    long element = offset;
    long rest = position;
    for (int i = sizes.length - 1; i >= 0; i--) {
      element += rest % sizes[i] * strides[i];
      rest /= sizes[i];
    }
    return start + element * format.bytes();
  }
}
