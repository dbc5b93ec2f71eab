// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Transfers the ownership of returned buffers to the caller. A returned value that is certainly one owned buffer is
 * transferred. A value that can be several buffers, or a buffer with another owner, is cloned, and the clone is
 * transferred. A value that certainly has another owner is returned unchanged, unless callers own that result. An
 * unknown function is assumed to return one of its operands, as in MLIR.
 */
final class OwnershipTransfer {
  private final Map<Value, OwnedBuffer> owned;
  private final OwnedResults results;
  private final BufferOperations buffers;

  OwnershipTransfer(Map<Value, OwnedBuffer> owned, OwnedResults results, BufferOperations buffers) {
    this.owned = owned;
    this.results = results;
    this.buffers = buffers;
  }

  void atReturnsOf(Operation function) {
    for (Block block : function.region(0).blocks()) {
      Operation last = block.last();
      if (last == null || !last.hasTrait(Trait.RETURN_LIKE)) {
        continue;
      }
      for (int i = 0; i < last.operandCount(); i++) {
        if (last.operand(i).type() instanceof BaseMemRefType) {
          handOver(function, last, i);
        }
      }
    }
  }

  private void handOver(Operation function, Operation last, int index) {
    Set<OwnedBuffer> found = Collections.newSetFromMap(new IdentityHashMap<>());
    boolean others = collect(last.operand(index), found);
    if (found.isEmpty()) {
      if (results.isOwned(function, index) && results.areFreedByCallers(function, last.operand(index))) {
        buffers.cloneOperand(last, index, "it is returned, and the caller owns the result but not this buffer");
      }
      return;
    }
    OwnedBuffer only = found.iterator().next();
    if (results.areFreedByCallers(function, last.operand(index)) && !found.stream().allMatch(buffers::isUsual)) {
      buffers.cloneReturned(last, index);
      return;
    }
    if (others || found.size() > 1 || only.isHandedOverBy(last)) {
      buffers.cloneOperand(last, index, only.isHandedOverBy(last)
          ? "it is returned twice" : "it is returned, and the value can be one of several buffers");
    } else {
      only.handOver(last);
    }
  }

  /** Collects the owned buffers that {@code value} can be. Returns whether it can be any other buffer. */
  private boolean collect(Value value, Set<OwnedBuffer> found) {
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, value);
    boolean others = false;
    for (Value next = walk.next(); next != null; next = walk.next()) {
      OwnedBuffer buffer = owned.get(next);
      if (buffer != null) {
        found.add(buffer);
      } else {
        boolean mayBeOther = walk.follow();
        others |= mayBeOther && (!OwnedResults.isResultOfCall(next) || results.isForeign(next));
      }
    }
    return others;
  }
}
