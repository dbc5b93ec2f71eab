// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Records the ownership of memrefs, and inserts the deallocations of blocks, while a function is processed. Passed to
 * {@link BufferDeallocationOpInterface}.
 *
 * <p>The ownership of a memref in a block is a value of type {@code i1} that is true if the block must free the buffer.
 * It depends on the block, because it can pass from one block to another. All methods take constant time for each
 * memref.
 */
@ProviderType
public interface OwnershipBuilder {
  /**
   * Returns the ownership of {@code memref} in {@code block}, or null if no single value holds it: nothing is known of
   * the memref yet, or it can be one of several buffers with different ownerships.
   */
  @Nullable Value getOwnership(Value memref, Block block);

  /**
   * Sets the ownership of a new memref in its block, which does not free it itself: the memref is not owned, or it
   * aliases a memref that the block frees. A second call with another ownership makes it unknown.
   */
  void setOwnership(Value memref, Value ownership);

  /**
   * Sets the ownership of a new memref in its block, which frees it at its end if it still owns it there. A second call
   * with another ownership makes it unknown.
   */
  void addOwned(Value memref, Value ownership);

  /**
   * Returns {@code memref} with its ownership in the block into which {@code builder} inserts. If no single value holds
   * the ownership, returns a clone, which that block owns.
   */
  OwnedMemref materializeOwnership(OpBuilder builder, Value memref);

  /**
   * Inserts the deallocation of a block before its terminator, which has no successors. Memrefs among {@code forwarded}
   * are retained.
   *
   * @return the ownership of each memref among {@code forwarded}, which is to be forwarded with it
   */
  List<Value> insertDealloc(Operation terminator, List<? extends Value> forwarded);

  /**
   * Inserts the deallocation of a block before its terminator, and appends the ownership of each forwarded memref to
   * the operands of the successor. Memrefs that only one successor needs are freed if the other one is taken.
   *
   * @param terminator an operation with {@link BranchOpInterface} and two successors
   * @param condition the {@code i1} that is true if the first successor is taken
   * @throws IllegalArgumentException if the terminator is no such operation
   */
  void insertDeallocBeforeBranch(Operation terminator, Value condition);
}
