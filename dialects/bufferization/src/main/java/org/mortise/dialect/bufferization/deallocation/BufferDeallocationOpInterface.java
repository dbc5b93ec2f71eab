// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Ownership-based buffer deallocation of an operation for which the general rules, derived from its other interfaces,
 * are wrong or imprecise.
 *
 * <p>For a terminator, the implementation must insert the deallocation of its block; see {@link
 * OwnershipBuilder#insertDealloc(Operation, java.util.List)}. Memref results without an ownership set by {@link
 * #process} get the combined ownership of the memref operands.
 */
public interface BufferDeallocationOpInterface extends OpInterface {
  /**
   * Inserts deallocations and forwards ownerships for {@code op}, and records its allocations and ownerships by {@code
   * ownership}. Replaces the general handling of the operation. The operations in its regions are already processed.
   *
   * @return the replacement of {@code op}, usually {@code op} itself; null if it was erased
   * @throws DeallocationException if the operation is not supported
   */
  Operation process(Operation op, OwnershipBuilder ownership);

  /**
   * Materializes the ownership of a result of {@code op} as one {@code i1} value.
   *
   * @param builder creates the operations that this requires, in the block of {@code op}
   * @return the memref itself, or a clone of it if its ownership is not known
   */
  default OwnedMemref materializeUniqueOwnership(
      Operation op, OwnershipBuilder ownership, OpBuilder builder, Value memref) {
    return ownership.materializeOwnership(builder, memref);
  }
}
