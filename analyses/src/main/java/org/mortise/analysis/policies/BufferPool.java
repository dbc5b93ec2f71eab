// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.policies;

import org.mortise.ir.Operation;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/**
 * Two functions of the program that allocate and free memory.
 *
 * @param allocate a function of the number of elements, or of that and the alignment in bytes, that returns them
 * @param takesAlignment whether it has the second argument
 * @param free a function of the buffer, or of its address
 * @param takesAddress whether it is of the address; then the elements are bytes, and buffers of all types are views of
 *     them
 * @param type the type of the memory that {@code allocate} returns, {@code memref<?xT>}
 */
public record BufferPool(
    Operation allocate, boolean takesAlignment, Operation free, boolean takesAddress, MemRefType type) {
  /** Returns whether buffers of {@code buffer} can be memory of this pool. */
  boolean serves(BaseMemRefType buffer) {
    return buffer.memorySpace() == type.memorySpace()
        && (takesAddress || buffer.elementType() == type.elementType());
  }
}
