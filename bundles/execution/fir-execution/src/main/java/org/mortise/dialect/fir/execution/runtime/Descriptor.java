// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import java.util.function.Consumer;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.BufferHolder;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;

/**
 * The value of a {@code !fir.box}: the address and the shape of an entity. Dimensions are in Fortran's order, the
 * fastest first. Immutable; the arrays must not change.
 *
 * @param base the address of the first element; null pointers are those of {@link Pointers}
 * @param elementType the type of an element, or of a scalar
 * @param elementBytes the bytes of an element, with the length of a character
 * @param lowerBounds the lower bounds of the dimensions
 * @param extents the numbers of elements
 * @param strides the distances between elements, in bytes
 * @param isAllocatable whether it is that of an allocatable variable, which an assignment can allocate again
 */
public record Descriptor(MemRef base, Type elementType, long elementBytes, long[] lowerBounds, long[] extents,
    long[] strides, boolean isAllocatable) implements BufferHolder {

  /** Returns the descriptor of a scalar. */
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

  /** Returns the descriptor of an entity of the same shape at another address. */
  public Descriptor withBase(MemRef address) {
    return new Descriptor(address, elementType, elementBytes, lowerBounds, extents, strides, isAllocatable);
  }

  /** Returns the same entity as that of an allocatable variable, or of another one. */
  public Descriptor asAllocatable(boolean allocatable) {
    return new Descriptor(base, elementType, elementBytes, lowerBounds, extents, strides, allocatable);
  }

  @Override
  public void forEachBuffer(Consumer<Object> action) {
    action.accept(base);
  }
}
