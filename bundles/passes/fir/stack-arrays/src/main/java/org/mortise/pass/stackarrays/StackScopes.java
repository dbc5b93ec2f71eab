// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.CallOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.pass.stackarrays.PlacementFinder.Obstacle;

/**
 * The parts of a function between calls that save the stack pointer and calls that restore it. Memory that is allocated
 * on the stack in such a part is released at its end. If a pointer is not restored in the block that has saved it, only
 * the start of the function is a safe place.
 *
 * <p>Linear in the operations of the blocks with such calls, apart from the nesting of the parts.
 */
final class StackScopes {
  private static final String RESTORE = "llvm.stackrestore";
  private static final String RESTORE_INTRINSIC = "llvm.intr.stackrestore";

  /** A part of a block up to a call that restores the stack, nested in others. */
  private record Scope(Operation save, Operation restore, @Nullable Scope outer) {}

  private final HeapArrays arrays;
  private final Map<Operation, Scope> scopes = new IdentityHashMap<>();
  /** For each block the places where arrays moved into loops release the stack. */
  private final Map<Block, TreeSet<Operation>> givenBack = new IdentityHashMap<>();
  private @Nullable Operation unmatched;

  StackScopes(Operation function, HeapArrays arrays) {
    this.arrays = arrays;
    Map<Operation, Operation> restores = new IdentityHashMap<>();
    List<Block> blocks = new ArrayList<>();
    function.walkPreOrder(op -> {
      if (isRestore(op)) {
        addPair(op, restores, blocks);
      }
    });
    blocks.forEach(block -> enter(block, restores));
  }

  private static boolean isRestore(Operation op) {
    if (op.name().toString().equals(RESTORE_INTRINSIC)) {
      return true;
    }
    CallOp call = CallOp.of(op);
    SymbolRefAttr callee = call == null ? null : call.calleeAttr();
    return callee != null && callee.rootReference().startsWith(RESTORE) && op.operandCount() == 1;
  }

  private void addPair(Operation restore, Map<Operation, Operation> restores, List<Block> blocks) {
    Value saved = restore.operand(0);
    while (saved.definingOp() != null && HeapArrays.isSameAddress(saved.definingOp())) {
      saved = saved.definingOp().operand(0);
    }
    Operation save = saved.definingOp();
    if (save == null || save.block() != restore.block()) {
      unmatched = restore;
      return;
    }
    Operation former = restores.get(save);
    if (former == null || former.isBeforeInBlock(restore)) {
      restores.put(save, restore);
    }
    if (blocks.isEmpty() || blocks.get(blocks.size() - 1) != save.block()) {
      blocks.add(save.block());
    }
  }

  private void enter(Block block, Map<Operation, Operation> restores) {
    Scope current = null;
    for (Operation op = block.first(); op != null; op = op.next()) {
      while (current != null && current.restore() == op) {
        current = current.outer();
      }
      Operation restore = restores.get(op);
      if (restore != null && current != null && current.restore().isBeforeInBlock(restore)) {
        unmatched = restore; // the parts overlap
      } else if (restore != null) {
        current = new Scope(op, restore, current);
      }
      if (current != null) {
        scopes.put(op, current);
      }
    }
  }

  /** Returns the reason why memory at a place would be released too early, or null. */
  @Nullable Obstacle conflict(Placement place, Operation allocation) {
    if (place.after() == null) {
      return null;
    }
    if (unmatched != null) {
      return new Obstacle("the stack is restored to a pointer that another block has saved", unmatched);
    }
    List<Operation> frees = place.end() == null ? arrays.freesOf(allocation) : List.of(place.end());
    Operation early = restoredBetween(place.after(), frees);
    if (early != null) {
      return new Obstacle("the stack is restored before it is freed", early);
    }
    Obstacle conflict = place.restoresStack() ? conflictInLoop(allocation, frees) : null;
    if (conflict == null && place.end() != null) {
      addPart(allocation, place.end());
    }
    return conflict;
  }

  /** Adds the part of a block after which the stack will be restored because of a moved array. */
  private void addPart(Operation allocation, Operation end) {
    Map<Scope, Scope> inside = new IdentityHashMap<>();
    Scope direct = null;
    for (Operation op = allocation.next(); op != null; op = op == end ? null : op.next()) {
      Scope former = scopes.get(op);
      if (former == null) {
        direct = direct == null ? new Scope(allocation, end, null) : direct;
        scopes.put(op, direct);
      } else {
        scopes.put(op, inside.computeIfAbsent(former, outer -> new Scope(allocation, end, outer)));
      }
    }
  }

  private @Nullable Operation restoredBetween(Operation start, List<Operation> frees) {
    for (Operation op = start; op != null; op = op.parentOp()) {
      for (Scope scope = scopes.get(op); scope != null; scope = scope.outer()) {
        for (Operation free : frees) {
          if (!isBefore(free, scope.restore())) {
            return scope.restore();
          }
        }
      }
    }
    return null;
  }

  /** Returns whether {@code op}, or its ancestor in the block of {@code end}, is not after {@code end}. */
  private static boolean isBefore(Operation op, Operation end) {
    Operation around = op;
    while (around != null && around.block() != end.block()) {
      around = around.parentOp();
    }
    return around == end || around != null && around.isBeforeInBlock(end);
  }

  private @Nullable Obstacle conflictInLoop(Operation allocation, List<Operation> frees) {
    TreeSet<Operation> ends = givenBack.computeIfAbsent(
        allocation.block(), block -> new TreeSet<>((a, b) -> a == b ? 0 : a.isBeforeInBlock(b) ? -1 : 1));
    Operation end = ends.higher(allocation);
    for (Operation free : frees) {
      if (scopes.get(free) != scopes.get(allocation)) {
        return new Obstacle("it is freed inside a part of the loop that restores the stack", free);
      }
      if (end != null && end.isBeforeInBlock(free)) {
        return new Obstacle("another array of the loop, allocated earlier, is freed before it", end);
      }
    }
    ends.addAll(frees);
    return null;
  }
}
