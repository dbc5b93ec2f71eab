// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The allocations of a function whose buffers only this function frees, so that a pass can replace them by memory of
 * another kind and erase the deallocations. A buffer is local if
 * <ol>
 * <li>it is freed, by operations that do nothing else and can free no other buffer;
 * <li>it is not stored or returned, all accesses are known, and it does not outlive the iteration that allocates it
 * ({@link BufferSpans#isBounded});
 * <li>if a call gets it, an operation in the block of the allocation frees it: otherwise the callee might have done so
 * on some path;
 * <li>the operations around its allocation have known control flow, and at most one iteration at a time.
 * </ol>
 * Near-linear. A snapshot, as {@link BufferAliases} is.
 */
public final class LocalBuffers {
  private final Operation function;
  private final BufferSpans spans;
  private final BufferEscapes escapes;
  private final Map<Value, List<Operation>> frees = new IdentityHashMap<>();
  /** Per block whether at most one iteration at a time executes it. */
  private final Map<Block, Boolean> sequential = new IdentityHashMap<>();

  private LocalBuffers(Operation function, BufferSpans spans, BufferEscapes escapes) {
    this.function = function;
    this.spans = spans;
    this.escapes = escapes;
  }

  /** Finds the deallocations in {@code function}; {@code order} numbers the same operation. */
  public static LocalBuffers of(Operation function, ProgramOrder order) {
    BufferAliases aliases = BufferAliases.of(function);
    LocalBuffers buffers =
        new LocalBuffers(function, BufferSpans.of(aliases, order), BufferEscapes.of(aliases));
    function.walkPreOrder((Operation op) -> {
      Value freed = freedBy(op);
      if (freed != null) {
        buffers.frees.computeIfAbsent(BufferGraph.viewBase(freed), base -> new ArrayList<>(1)).add(op);
      }
    });
    return buffers;
  }

  /** Returns the intervals in which buffers are accessed. */
  public BufferSpans spans() {
    return spans;
  }

  /** Returns the operations that free {@code allocated}. */
  public List<Operation> frees(OpResult allocated) {
    return frees.getOrDefault(allocated, List.of());
  }

  /** Returns whether the buffer {@code allocated} is local. */
  public boolean contains(OpResult allocated) {
    List<Operation> freeing = frees(allocated);
    if (freeing.isEmpty() || !freeing.stream().allMatch(LocalBuffers::doesNothingElse)) {
      return false;
    }
    return spans.isBounded(allocated) && spans.isFreedByItself(allocated) && !escapes.isStoredOrEscapes(allocated)
        && (!spans.isPassedToCall(allocated) || isFreedInBlock(allocated, freeing))
        && isSequential(allocated.owner().block());
  }

  private static @Nullable Value freedBy(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(i))) {
        return op.operand(i);
      }
    }
    return null;
  }

  private static boolean doesNothingElse(Operation free) {
    List<MemoryEffect> effects = MemoryEffects.of(free);
    return effects.size() == 1 && free.operandCount() == 1 && free.resultCount() == 0 && free.regionCount() == 0;
  }

  private static boolean isFreedInBlock(OpResult allocated, List<Operation> freeing) {
    for (Operation free : freeing) {
      if (free.block() == allocated.owner().block()) {
        return true;
      }
    }
    return false;
  }

  private boolean isSequential(Block start) {
    List<Block> path = new ArrayList<>();
    Block block = start;
    while (!sequential.containsKey(block)) {
      path.add(block);
      Operation around = block.parentOp();
      if (around == function) {
        sequential.put(block, true);
      } else if (!ControlFlowKinds.isKnown(around) || around.hasTrait(Trait.HAS_PARALLEL_REGION)
          || around.hasTrait(Trait.HAS_ASYNCHRONOUS_REGION) || around.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
        sequential.put(block, false);
      } else {
        block = around.block();
      }
    }
    boolean answer = sequential.get(block);
    for (Block each : path) {
      sequential.put(each, answer);
    }
    return answer;
  }
}
