// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.policies;

import org.mortise.ir.Operation;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/**
 * Two functions of the program that allocate and free memory.
 *
 * @param allocate a function of the number of elements, and possibly the alignment in bytes, that returns memory
 * @param takesAlignment whether {@code allocate} takes the alignment
 * @param free a function of the buffer, or of its address
 * @param takesAddress whether {@code free} takes the address; then the elements are bytes, and buffers of all types are
 *     views of the allocated memory
 * @param type the type of the memory that {@code allocate} returns, {@code memref<?xT>}
 */
public record BufferPool(
    Operation allocate, boolean takesAlignment, Operation free, boolean takesAddress, MemRefType type) {
  /** Returns whether buffers of type {@code buffer} can be allocated from this pool. */
  boolean serves(BaseMemRefType buffer) {
    return buffer.memorySpace() == type.memorySpace()
        && (takesAddress || buffer.elementType() == type.elementType());
  }
}
