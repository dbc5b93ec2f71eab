// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * How ownership-based buffer deallocation treats an operation for which the general rules, which follow from its other
 * interfaces, are wrong or not good enough.
 *
 * <p>A terminator's implementation must insert the deallocation of its block; see
 * {@link DeallocationState#insertDeallocForReturnLike}. Results with a memref type that {@link #process} gives no
 * ownership get the combined ownership of the memref operands.
 */
public interface BufferDeallocationOpInterface extends OpInterface {
  /**
   * Inserts deallocations and passes on ownerships as {@code op} needs it, and tells {@code state} of what it
   * allocates and owns. It replaces all general handling of the operation. Operations in its regions have been
   * processed already.
   *
   * @return the operation that stands in its place now, usually itself; null if there is none
   * @throws DeallocationException if the operation is not supported
   */
  Operation process(Operation op, DeallocationState state);

  /**
   * Gives a result of {@code op} an ownership that one {@code i1} value tells.
   *
   * @param builder where to make operations that are needed for it
   * @return the same memref, or a clone of it if its ownership cannot be told
   */
  default OwnedMemref materializeUniqueOwnership(
      Operation op, DeallocationState state, OpBuilder builder, Value memref) {
    return state.getMemrefWithUniqueOwnership(builder, memref, memref.parentBlock());
  }
}
