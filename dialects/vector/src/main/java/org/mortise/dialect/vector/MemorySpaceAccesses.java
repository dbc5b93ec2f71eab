// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemorySpaceCastConsumerOpInterface;

/** Accesses of memory take the source of a cast. */
final class MemorySpaceAccesses implements MemorySpaceCastConsumerOpInterface {
  @Override
  public @Nullable List<? extends Value> bubbleDownCasts(Operation op, OpBuilder builder) {
    int memory = StoreOp.of(op) != null || TransferWriteOp.of(op) != null ? 1 : 0; // these have the vector first
    return MemorySpaceCastConsumerOpInterface.inPlace(op.opOperand(memory));
  }
}
