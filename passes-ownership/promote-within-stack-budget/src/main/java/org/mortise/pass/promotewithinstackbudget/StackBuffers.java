// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.promotewithinstackbudget;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.alias.LocalBuffers;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.MemRefType;

/** Moves buffers of one function to the stack, the smallest first, up to a number of bytes. Near-linear. */
final class StackBuffers {
  private static final long MIN_ALIGNMENT = 16;

  private record Buffer(OpResult allocated, long bytes) {}

  private final Operation function;
  private final PassRun run;
  private final BufferPolicies policies;
  private final ControlFlowKinds kinds = new ControlFlowKinds();

  StackBuffers(Operation function, PassRun run, BufferPolicies policies) {
    this.policies = policies;
    this.function = function;
    this.run = run;
  }

  /** Returns the bytes that {@code buffer} takes on the stack, as a multiple of its alignment. */
  static long withAlignment(OpResult buffer, long bytes) {
    IntegerAttr alignment = buffer.owner().getAttr("alignment", IntegerAttr.class);
    long unit = alignment == null ? MIN_ALIGNMENT : Math.max(MIN_ALIGNMENT, alignment.longValue());
    return (bytes + unit - 1) / unit * unit;
  }

  /** Moves buffers to the stack. Returns the sum of their bytes, at most {@code available}. */
  long promote(long available) {
    List<Buffer> small = new ArrayList<>();
    for (OpResult allocated : BufferAllocations.in(function)) {
      long bytes = allocated.type() instanceof MemRefType ? BufferSize.bytesOf(allocated) : BufferSize.UNKNOWN;
      if (bytes != BufferSize.UNKNOWN && bytes <= available && withAlignment(allocated, bytes) <= available
          && allocated.owner().implementsInterface(AllocationOpInterface.class)) {
        if (policies.ofResult(allocated.owner(), allocated).allowsStack()) {
          small.add(new Buffer(allocated, withAlignment(allocated, bytes)));
        } else {
          run.remark(Remark.Kind.MISSED, "NotPromoted", allocated.owner())
              .message("not promoted: a policy keeps the buffer from the stack").emit();
        }
      }
    }
    if (small.isEmpty()) {
      return 0;
    }
    ProgramOrder order = ProgramOrder.of(function);
    LocalBuffers local = LocalBuffers.of(function, order);
    small.removeIf(buffer -> !local.contains(buffer.allocated()) || !isRestored(buffer.allocated(), local, order));
    small.sort(Comparator.comparingLong(Buffer::bytes));
    long spent = 0;
    for (Buffer buffer : small) {
      if (spent + buffer.bytes() <= available) {
        spent += promote(buffer, local) ? buffer.bytes() : 0;
      } else {
        run.remark(Remark.Kind.MISSED, "NotPromoted", buffer.allocated().owner())
            .message("not promoted: the stack budget of " + available + " bytes for the function is spent").emit();
      }
    }
    run.count(PromoteWithinStackBudget.BYTES, spent);
    return spent;
  }

  /** Returns whether the scope around the allocation is left before the allocation is executed again. */
  private boolean isRestored(OpResult allocated, LocalBuffers local, ProgramOrder order) {
    Operation scope = scopeOf(allocated.owner(), order);
    return scope != null && local.spans().isInside(scope, allocated);
  }

  /**
   * Returns the scope around the allocation; null if there is a loop between them, or the scope is one. The lowering of
   * a loop that is a scope does not restore the stack in each iteration.
   */
  private @Nullable Operation scopeOf(Operation allocation, ProgramOrder order) {
    Block block = allocation.block();
    while (true) {
      Operation around = block.parentOp();
      if (order.isInCycle(block) || kinds.isLoop(around)) {
        return null;
      }
      if (around.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE)) {
        return around;
      }
      if (around == function) {
        return null;
      }
      block = around.block();
    }
  }

  private boolean promote(Buffer buffer, LocalBuffers local) {
    Operation op = buffer.allocated().owner();
    Operation onStack = op.getInterface(AllocationOpInterface.class)
        .buildPromotedAlloc(op, OpBuilder.before(op), buffer.allocated());
    if (onStack == null) {
      return false;
    }
    run.remark(Remark.Kind.PASSED, "Promoted", op).message("promoted to the stack")
        .with("Type", buffer.allocated().type()).with("Bytes", buffer.bytes()).emit();
    local.frees(buffer.allocated()).forEach(Operation::erase);
    buffer.allocated().replaceAllUsesWith(onStack.result(0));
    op.erase();
    run.count(PromoteWithinStackBudget.PROMOTED, 1);
    return true;
  }
}
