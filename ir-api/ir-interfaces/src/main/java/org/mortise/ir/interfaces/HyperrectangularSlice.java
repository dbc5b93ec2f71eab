// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.types.ShapedType;

/**
 * A rectangular part of a tensor.
 *
 * @param offsets the first position in each dimension
 * @param sizes the number of positions in each dimension
 * @param strides the distance between positions in each dimension
 */
public record HyperrectangularSlice(MixedIndices offsets, MixedIndices sizes, MixedIndices strides) {
  /** Returns the part that is the element at {@code indices}. */
  public static HyperrectangularSlice ofElement(List<Value> indices) {
    long[] ones = new long[indices.size()];
    Arrays.fill(ones, 1);
    return new HyperrectangularSlice(MixedIndices.ofAll(indices), MixedIndices.of(ones), MixedIndices.of(ones));
  }

  /** Returns whether both slices are known to be equal: equal numbers and the same values. */
  public boolean isEquivalentTo(HyperrectangularSlice other) {
    return offsets.sameAs(other.offsets) && sizes.sameAs(other.sizes) && strides.sameAs(other.strides);
  }

  /**
   * Returns whether the slices, of the same tensor, are known to be disjoint: in some dimension one ends before the
   * other begins. Only static positions are compared.
   */
  public boolean isDisjointFrom(HyperrectangularSlice other) {
    for (int i = 0; i < offsets.size() && i < other.offsets.size(); i++) {
      if (endsBefore(this, other, i) || endsBefore(other, this, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns what is wrong with the slice of a shape that is not inside of it, as far as the numbers are static; null if
   * nothing is known to be wrong. A negative stride is not followed below the first position, as in MLIR.
   */
  public @Nullable String outOfBounds(long[] shape) {
    for (int i = 0; i < shape.length; i++) {
      long offset = offsets.number(i);
      if (ShapedType.isDynamic(shape[i]) || ShapedType.isDynamic(offset)) {
        continue;
      }
      if (offset >= shape[i]) {
        return "offset " + i + " is out-of-bounds: " + offset + " >= " + shape[i];
      }
      boolean isKnown = !ShapedType.isDynamic(sizes.number(i)) && !ShapedType.isDynamic(strides.number(i));
      long last = offset + (sizes.number(i) - 1) * strides.number(i);
      if (isKnown && last >= shape[i]) {
        return "slice along dimension " + i + " runs out-of-bounds: " + last + " >= " + shape[i];
      }
    }
    return null;
  }

  /**
   * Returns this slice of a shape with constant values made static: the offsets, then the sizes, then the strides, as
   * far as it is not known to leave the shape. Returns the same object if nothing changes.
   */
  public HyperrectangularSlice withConstants(long[] shape) {
    HyperrectangularSlice withOffsets = with(offsets.withConstants(), sizes, strides);
    if (withOffsets.leaves(shape)) {
      return this;
    }
    HyperrectangularSlice withSizes = withOffsets.with(withOffsets.offsets, sizes.withConstants(), strides);
    if (withSizes.leaves(shape)) {
      return withOffsets;
    }
    HyperrectangularSlice all = withSizes.with(withSizes.offsets, withSizes.sizes, strides.withConstantStrides());
    return all.leaves(shape) ? withSizes : all;
  }

  private boolean leaves(long[] shape) {
    return outOfBounds(shape) != null;
  }

  private HyperrectangularSlice with(MixedIndices newOffsets, MixedIndices newSizes, MixedIndices newStrides) {
    boolean isSame = newOffsets == offsets && newSizes == sizes && newStrides == strides;
    return isSame ? this : new HyperrectangularSlice(newOffsets, newSizes, newStrides);
  }

  private static boolean endsBefore(HyperrectangularSlice first, HyperrectangularSlice second, int dimension) {
    long offset = first.offsets.number(dimension);
    long size = first.sizes.number(dimension);
    long stride = first.strides.number(dimension);
    long next = second.offsets.number(dimension);
    boolean known = !ShapedType.isDynamic(offset) && !ShapedType.isDynamic(size) && !ShapedType.isDynamic(stride)
        && !ShapedType.isDynamic(next);
    return known && stride > 0 && (size == 0 || offset + (size - 1) * stride < next);
  }
}
