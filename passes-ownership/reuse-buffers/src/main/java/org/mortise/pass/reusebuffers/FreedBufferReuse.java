// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.pass.PassRun;

/**
 * Lets allocations reuse buffers that were freed before, and moves allocations out of loops.
 *
 * <p>Block by block, inner blocks first. An allocation reuses the buffer of the same class that was freed last before
 * it in its block: the deallocation and the allocation are erased, and uses of the new buffer become uses of the old
 * one. This is correct for all uses of the new buffer, since the deallocation is executed whenever the allocation is,
 * and the old buffer has no use after it. At the end of a loop body, allocations that are freed in it are moved before
 * the loop, where the enclosing block can let them reuse freed buffers in turn.
 *
 * <p>The memory must remain below the maximum of the {@link LiveBytes}, also between a deallocation and an allocation,
 * and in parts of an iteration without the buffer; otherwise nothing is changed. Near-linear.
 */
final class FreedBufferReuse {
  private record Freed(Value buffer, Operation free) {}

  private final Operation function;
  private final PassRun run;
  private final Survey survey;
  private final ProgramOrder order;
  private LiveBytes live;
  /** The new numbers of moved operations. */
  private final Map<Operation, Integer> moved = new IdentityHashMap<>(2);
  /** Allocations that stay in a loop because of the memory limit. */
  private final List<Operation> kept = new ArrayList<>();
  private long taken;
  private long hoisted;
  private boolean refused;

  FreedBufferReuse(Operation function, PassRun run, Survey survey) {
    this.function = function;
    this.run = run;
    this.survey = survey;
    this.order = survey.order();
  }

  /** Returns whether anything has changed. */
  boolean run() {
    List<Block> blocks = new ArrayList<>();
    function.walk(op -> {
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          blocks.add(block);
        }
      }
    });
    live = new LiveBytes(function, survey);
    for (Block block : blocks) {
      reuseIn(block);
      if (isBodyOfLoop(block)) {
        hoistFrom(block);
      }
    }
    run.count(ReuseBuffers.TAKEN, taken);
    run.count(ReuseBuffers.HOISTED, hoisted);
    return taken + hoisted > 0;
  }

  /**
   * Returns whether another run may change more. Only an allocation that was moved out of a loop raises the maximum of
   * a block, and so makes room for another one.
   */
  boolean mayChangeMore() {
    return hoisted > 0 && refused;
  }

  /** Reports the allocations that stay in a loop because of the memory limit. */
  void reportKept() {
    for (Operation allocation : kept) {
      run.remark(Remark.Kind.MISSED, "NotHoisted", allocation)
          .message("not moved out of the loop: more memory would be live, or a call may allocate some").emit();
    }
  }

  private int start(Operation op) {
    Integer number = moved.get(op);
    return number == null ? order.start(op) : number;
  }

  private void reuseIn(Block block) {
    Map<Allocations.SizeClass, Deque<Freed>> free = new HashMap<>();
    Operation next;
    for (Operation op = block.first(); op != null; op = next) {
      next = op.next();
      Value freed = Allocations.freedBy(op);
      Operation allocation = freed == null ? null : freed.definingOp();
      if (allocation != null && Allocations.isReusable(allocation, survey.policies())) {
        free.computeIfAbsent(Allocations.classOf(allocation), key -> new ArrayDeque<>()).push(new Freed(freed, op));
      } else if (!free.isEmpty() && Allocations.isReusable(op, survey.policies())) {
        take(op, free.get(Allocations.classOf(op)));
      }
    }
  }

  private void take(Operation allocation, @Nullable Deque<Freed> free) {
    Freed last = free == null ? null : free.peek();
    if (last == null) {
      return;
    }
    int first = start(last.free());
    int end = start(allocation) - 1;
    long bytes = BufferSize.bytesOf(allocation.result(0));
    if (!live.canKeep(allocation.block(), first, end, bytes)) {
      refused = true;
      return;
    }
    run.remark(Remark.Kind.PASSED, "Reused", allocation)
        .message("takes the memory of a buffer that was freed before").with("Type", allocation.result(0).type())
        .with("Buffer", last.buffer(), last.buffer().location()).emit();
    free.pop();
    live.add(first, end, bytes);
    live.erase(first, end + 1);
    last.free().erase();
    allocation.result(0).replaceAllUsesWith(last.buffer());
    allocation.erase();
    taken++;
  }

  private static boolean isBodyOfLoop(Block block) {
    Operation loop = block.parentOp();
    LoopLikeOpInterface loopLike = loop.getInterface(LoopLikeOpInterface.class);
    return loopLike != null && loop.block() != null && block.parent().hasOneBlock()
        && !loop.hasTrait(Trait.HAS_PARALLEL_REGION) && !loop.hasTrait(Trait.ISOLATED_FROM_ABOVE)
        && loopLike.getLoopRegions(loop).contains(block.parent());
  }

  private void hoistFrom(Block body) {
    Operation loop = body.parentOp();
    Map<Value, Operation> allocations = new IdentityHashMap<>();
    Operation next;
    for (Operation op = body.first(); op != null; op = next) {
      next = op.next();
      if (Allocations.isReusable(op, survey.policies()) && Allocations.isHoistable(op)) {
        allocations.put(op.result(0), op);
      }
      Value freed = Allocations.freedBy(op);
      Operation allocation = freed == null || op.operand(0) != freed ? null : allocations.get(freed);
      if (allocation != null && hasOneFree(freed) && canBeBefore(loop, allocation)) {
        hoist(loop, allocation, op);
      }
    }
  }

  private static boolean hasOneFree(Value buffer) {
    int frees = 0;
    for (OpOperand use = buffer.firstUse(); use != null; use = use.nextUse()) {
      frees += Allocations.freedBy(use.owner()) == buffer ? 1 : 0;
    }
    return frees == 1;
  }

  private static boolean canBeBefore(Operation loop, Operation allocation) {
    LoopLikeOpInterface loopLike = loop.getInterface(LoopLikeOpInterface.class);
    Boolean isExecuted = isExecuted(loop, loopLike);
    if (isExecuted != null && !isExecuted) {
      return false;
    }
    for (int i = 0; i < allocation.operandCount(); i++) {
      Value size = allocation.operand(i);
      if (!loopLike.isDefinedOutsideOfLoop(loop, size)
          || isExecuted == null && !Allocations.isValidSize(size)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the loop has an iteration; null if its bounds are not constants. */
  private static @Nullable Boolean isExecuted(Operation loop, LoopLikeOpInterface loopLike) {
    List<OpFoldResult> lower = loopLike.getLoopLowerBounds(loop);
    List<OpFoldResult> upper = loopLike.getLoopUpperBounds(loop);
    for (int i = 0; i < lower.size() && i < upper.size(); i++) {
      Long from = lower.get(i).constantValue();
      Long to = upper.get(i).constantValue();
      if (from == null || to == null) {
        return null;
      }
      if (from >= to) {
        return false;
      }
    }
    return lower.isEmpty() || lower.size() != upper.size() ? null : true;
  }

  private void hoist(Operation loop, Operation allocation, Operation free) {
    int loopStart = order.start(loop);
    int loopEnd = order.end(loop);
    int start = start(allocation);
    int end = start(free);
    long bytes = BufferSize.bytesOf(allocation.result(0));
    Block body = allocation.block();
    if (!live.canAllocateEarlier(body, loopStart, start - 1, bytes) || !live.canKeep(body, end, loopEnd, bytes)) {
      refused = true;
      kept.add(allocation);
      return;
    }
    run.remark(Remark.Kind.PASSED, "Hoisted", allocation)
        .message("allocated once for all iterations of the loop").with("Type", allocation.result(0).type()).emit();
    live.add(loopStart, start - 1, bytes);
    live.add(end, loopEnd, bytes);
    live.move(start, loopStart, end, loopEnd + 1);
    allocation.moveBefore(loop);
    free.moveAfter(loop);
    moved.put(allocation, loopStart);
    moved.put(free, loopEnd + 1);
    hoisted++;
  }
}
