// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.function.Consumer;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.BufferHolder;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;

/**
 * The value of a {@code !fir.box}: the address and the shape of an entity. Dimensions are in Fortran's order, fastest
 * first. Immutable; the arrays must not change.
 *
 * @param base the address of the first element; see {@link Pointers} for null pointers
 * @param elementType the type of an element or scalar
 * @param elementBytes the size of an element, including the length of a character
 * @param lowerBounds the lower bounds of the dimensions
 * @param extents the extents of the dimensions
 * @param strides the distances between elements, in bytes
 * @param isAllocatable whether the variable is allocatable, so that an assignment can reallocate it
 */
public record Descriptor(MemRef base, Type elementType, long elementBytes, long[] lowerBounds, long[] extents,
    long[] strides, boolean isAllocatable) implements BufferHolder {

  public static Descriptor ofScalar(MemRef base, Type type, long bytes) {
    return new Descriptor(base, type, bytes, new long[0], new long[0], new long[0], false);
  }

  /** Returns the descriptor of an array without gaps. */
  public static Descriptor ofArray(MemRef base, Type elementType, long elementBytes, long[] lowerBounds,
      long[] extents) {
    return new Descriptor(base, elementType, elementBytes, lowerBounds, extents,
        strides(elementBytes, extents), false);
  }

  /**
   * Returns a descriptor argument.
   *
   * @throws org.mortise.ir.execution.runtime.ExecutionException if the optional argument is absent
   */
  public static Descriptor of(Object value, Machine machine) {
    if (value instanceof Descriptor descriptor) {
      return descriptor;
    }
    throw machine.fault("uses a descriptor that is absent");
  }

  /** Returns the strides of an array without gaps. */
  public static long[] strides(long elementBytes, long[] extents) {
    long[] strides = new long[extents.length];
    long stride = elementBytes;
    for (int i = 0; i < strides.length; i++) {
      strides[i] = stride;
      stride = Math.multiplyExact(stride, Math.max(extents[i], 0));
    }
    return strides;
  }

  /** Returns the number of dimensions, 0 for a scalar. */
  public int rank() {
    return extents.length;
  }

  /** Returns the number of elements, 1 for a scalar. */
  public long count() {
    long count = 1;
    for (long extent : extents) {
      count = Math.multiplyExact(count, Math.max(extent, 0));
    }
    return count;
  }

  /** Returns the address of the element at a position in Fortran's order, which is not checked. */
  public MemRef element(long position) {
    long bytes = 0;
    long rest = position;
    for (int i = 0; i < extents.length; i++) {
      bytes += rest % extents[i] * strides[i];
      rest /= extents[i];
    }
    return Pointers.plus(base, bytes);
  }

  /** Returns the same entity with other lower bounds. */
  public Descriptor withLowerBounds(long[] bounds) {
    return new Descriptor(base, elementType, elementBytes, bounds, extents, strides, isAllocatable);
  }

  /** Returns the descriptor with another address. */
  public Descriptor withBase(MemRef address) {
    return new Descriptor(address, elementType, elementBytes, lowerBounds, extents, strides, isAllocatable);
  }

  /** Returns the descriptor with {@code isAllocatable} replaced. */
  public Descriptor asAllocatable(boolean allocatable) {
    return new Descriptor(base, elementType, elementBytes, lowerBounds, extents, strides, allocatable);
  }

  @Override
  public void forEachBuffer(Consumer<Object> action) {
    action.accept(base);
  }
}
