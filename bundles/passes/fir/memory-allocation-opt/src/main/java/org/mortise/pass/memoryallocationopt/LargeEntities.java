// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memoryallocationopt;

import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.types.SequenceType;

/**
 * Selects the entities that are too large for the stack.
 *
 * @param dynamic whether all are whose size the program computes
 * @param maxElements the largest number of elements of an array, which is unsigned
 */
record LargeEntities(boolean dynamic, long maxElements) {
  boolean contains(AllocaOp entity) {
    if (!entity.typeparams().isEmpty() || !entity.shape().isEmpty()) {
      return dynamic;
    }
    return entity.allocatedType() instanceof SequenceType array && !array.hasUnknownShape()
        && !array.hasDynamicExtents() && hasTooManyElements(array);
  }

  /** Returns whether an array has too many elements; false if the product overflows to at most zero, as in MLIR. */
  private boolean hasTooManyElements(SequenceType array) {
    long count = 1;
    for (int i = 0; i < array.rank(); i++) {
      count *= array.extent(i);
    }
    return count > 0 && Long.compareUnsigned(count, maxElements) > 0;
  }
}
