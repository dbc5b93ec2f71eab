// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** An operation on a rectangular part of a shape, given by an offset, a size and a stride for each dimension. */
public interface OffsetSizeAndStrideOpInterface extends OpInterface {
  /** Returns the offsets. */
  MixedIndices getMixedOffsets(Operation op);

  /** Returns the sizes. */
  MixedIndices getMixedSizes(Operation op);

  /** Returns the strides. */
  MixedIndices getMixedStrides(Operation op);

  /** Returns whether all strides are the constant 1. */
  default boolean hasUnitStride(Operation op) {
    for (long stride : getMixedStrides(op).numbers()) {
      if (stride != 1) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether all offsets are the constant 0. */
  default boolean hasZeroOffset(Operation op) {
    for (long offset : getMixedOffsets(op).numbers()) {
      if (offset != 0) {
        return false;
      }
    }
    return true;
  }
}
