// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.alias.BufferSpans;
import org.mortise.analyses.alias.LocalBuffers;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.analyses.memory.ArenaPlan;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Finds the allocations of a function that can become parts of an arena, and their lifetimes. Near-linear. */
final class Candidates {
  private final Operation function;
  private final ProgramOrder order;
  private final LocalBuffers local;

  private final BufferPolicies policies;

  Candidates(Operation function, ProgramOrder order, BufferPolicies policies) {
    this.policies = policies;
    this.function = function;
    this.order = order;
    this.local = LocalBuffers.of(function, order);
  }

  /** Returns the allocations, in program order. */
  List<PlannedBuffer> find() {
    List<PlannedBuffer> found = new ArrayList<>();
    function.walkPreOrder((Operation op) -> {
      AllocOp allocation = AllocOp.of(op);
      PlannedBuffer buffer = allocation == null ? null : candidate(allocation);
      if (buffer != null) {
        found.add(buffer);
      }
    });
    return found;
  }

  /**
   * Returns the heap usage by allocating operation: the buffers with known sizes, until they are freed or to the end of
   * the function; and during calls the peaks of the callees.
   */
  Map<Operation, ArenaPlan.Item> heap(CalleeHeap callees) {
    Map<Operation, ArenaPlan.Item> lives = new LinkedHashMap<>();
    BufferSpans spans = local.spans();
    for (OpResult buffer : BufferAllocations.in(function)) {
      long bytes = BufferSize.bytesOf(buffer);
      int start = order.start(buffer.owner());
      boolean isFreed = spans.last(buffer) > spans.lastAccess(buffer) && !spans.isReturned(buffer);
      if (bytes > 0) {
        lives.put(buffer.owner(), new ArenaPlan.Item(
            bytes, start, isFreed ? Math.max(start, spans.last(buffer)) : order.end(function), 1));
      }
    }
    function.walkPreOrder((Operation op) -> {
      long bytes = callees.bytesOf(op);
      if (bytes > 0) {
        lives.put(op, new ArenaPlan.Item(bytes, order.start(op), order.end(op), 1));
      }
    });
    return lives;
  }

  private @Nullable PlannedBuffer candidate(AllocOp allocation) {
    OpResult buffer = allocation.memref();
    MemRefType type = allocation.memrefType();
    long bytes = BufferSize.bytesOf(buffer);
    boolean isAllowed = policies.ofResult(allocation.operation(), buffer).allowsArena();
    if (!isAllowed || bytes <= 0 || !type.isIdentityLayout()) {
      return null;
    }
    long element = bytes / type.numElements();
    long alignment = allocation.alignmentAttr() == null ? element : allocation.alignmentAttr().longValue();
    if (Long.bitCount(element) != 1 || Long.bitCount(alignment) != 1 || !isOfWholeBytes(type)
        || !local.contains(buffer)) {
      return null;
    }
    int first = firstUse(allocation);
    int last = Math.max(local.spans().lastAccess(buffer), first);
    return new PlannedBuffer(
        allocation, local.frees(buffer), new ArenaPlan.Item(bytes, first, last, alignment));
  }

  /** Returns whether elements occupy whole bytes, as in the executed program; a boolean occupies one. */
  private static boolean isOfWholeBytes(MemRefType type) {
    return !(type.elementType() instanceof IntegerType integer)
        || integer.width() == 1 || integer.width() % Byte.SIZE == 0;
  }

  /**
   * Returns the number of the first use of the buffer in the block of its allocation, where a loop counts as a whole.
   * Uses in other blocks of the region are not ordered; then it is the number of the allocation.
   */
  private int firstUse(AllocOp allocation) {
    Block block = allocation.block();
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
