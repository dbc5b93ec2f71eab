// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemorySpaceCastConsumerOpInterface;

/** Accesses of elements take the source of a cast. */
final class MemorySpaceAccesses implements MemorySpaceCastConsumerOpInterface {
  @Override
  public @Nullable List<? extends Value> bubbleDownCasts(Operation op, OpBuilder builder) {
    int memref = LoadOp.of(op) != null ? 0 : 1; // a store and an update have a value first
    return MemorySpaceCastConsumerOpInterface.inPlace(op.opOperand(memref));
  }
}
