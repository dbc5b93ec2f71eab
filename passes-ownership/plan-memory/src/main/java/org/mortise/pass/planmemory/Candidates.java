// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferEscapes;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.analysis.alias.BufferSize;
import org.mortise.analysis.alias.BufferSpans;
import org.mortise.analysis.cfg.ControlFlowKinds;
import org.mortise.analysis.cfg.ProgramOrder;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Finds the allocations of a function that can become parts of an arena, and their lives. Near-linear. */
final class Candidates {
  private final Operation function;
  private final ProgramOrder order;
  private final BufferSpans spans;
  private final BufferEscapes escapes;
  private final Map<Value, List<Operation>> frees = new IdentityHashMap<>();
  /** Per block whether it is executed by at most one iteration at a time. */
  private final Map<Block, Boolean> sequential = new IdentityHashMap<>();

  Candidates(Operation function, ProgramOrder order) {
    this.function = function;
    this.order = order;
    BufferAliases aliases = BufferAliases.of(function);
    this.spans = BufferSpans.of(aliases, order);
    this.escapes = BufferEscapes.of(aliases);
  }

  /** Returns the allocations, in program order. */
  List<PlannedBuffer> find() {
    List<AllocOp> allocations = new ArrayList<>();
    function.walkPreOrder((Operation op) -> {
      AllocOp allocation = AllocOp.of(op);
      if (allocation != null && order.contains(op)) {
        allocations.add(allocation);
      }
      Value freed = freedBy(op);
      if (freed != null) {
        frees.computeIfAbsent(BufferGraph.viewBase(freed), base -> new ArrayList<>(1)).add(op);
      }
    });
    List<PlannedBuffer> found = new ArrayList<>();
    for (AllocOp allocation : allocations) {
      PlannedBuffer buffer = candidate(allocation);
      if (buffer != null) {
        found.add(buffer);
      }
    }
    return found;
  }

  private static @Nullable Value freedBy(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(i))) {
        return op.operand(i);
      }
    }
    return null;
  }

  private @Nullable PlannedBuffer candidate(AllocOp allocation) {
    Value buffer = allocation.memref();
    MemRefType type = allocation.memrefType();
    long bytes = BufferSize.bytesOf(buffer);
    if (bytes <= 0 || !type.isIdentityLayout()) {
      return null;
    }
    long element = bytes / type.numElements();
    List<Operation> freeing = frees.getOrDefault(buffer, List.of());
    if (Long.bitCount(element) != 1 || element * Byte.SIZE != widthOf(type, element) || freeing.isEmpty()
        || !freeing.stream().allMatch(free -> DeallocOp.of(free) != null) || !isLocal(allocation, freeing)) {
      return null;
    }
    long alignment = allocation.alignmentAttr() == null ? element : allocation.alignmentAttr().longValue();
    int first = firstUse(allocation);
    int last = Math.max(spans.lastAccess(buffer), first);
    return Long.bitCount(alignment) != 1 ? null
        : new PlannedBuffer(allocation, freeing, new ArenaPlan.Item(bytes, first, last, alignment));
  }

  /** Returns the bits of an element, which are those of its bytes unless it is an integer of another width than 1. */
  private static long widthOf(MemRefType type, long bytes) {
    boolean isWhole = !(type.elementType() instanceof IntegerType integer)
        || integer.width() == 1 || integer.width() % Byte.SIZE == 0;
    return isWhole ? bytes * Byte.SIZE : -1;
  }

  private boolean isLocal(AllocOp allocation, List<Operation> freeing) {
    Value buffer = allocation.memref();
    return spans.isBounded(buffer) && spans.isFreedByItself(buffer) && !escapes.isStoredOrEscapes(buffer)
        && (!spans.isPassedToCall(buffer) || isFreedInBlock(allocation, freeing))
        && isSequential(allocation.operation().block());
  }

  private static boolean isFreedInBlock(AllocOp allocation, List<Operation> freeing) {
    for (Operation free : freeing) {
      if (free.block() == allocation.operation().block()) {
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

  /**
   * Returns the number of the first use of the buffer, as seen from the block of its allocation, where a loop counts as
   * a whole. Uses in other blocks of the region are not ordered; then it is the number of the allocation.
   */
  private int firstUse(AllocOp allocation) {
    Block block = allocation.operation().block();
    int start = order.start(allocation.operation());
    int first = Integer.MAX_VALUE;
    Value buffer = allocation.memref();
    for (OpOperand use = buffer.firstUse(); use != null; use = use.nextUse()) {
      if (DeallocOp.of(use.owner()) != null) {
        continue;
      }
      Operation user = block.findAncestorOpInBlock(use.owner());
      if (user == null) {
        return start;
      }
      first = Math.min(first, order.start(user));
    }
    return first == Integer.MAX_VALUE ? start : first;
  }
}
