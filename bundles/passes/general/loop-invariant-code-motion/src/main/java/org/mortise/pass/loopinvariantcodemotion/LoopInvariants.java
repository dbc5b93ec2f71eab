// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantcodemotion;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.pass.PassRun;

/** Moves loop-invariant operations out of loops. Used for one run. */
public final class LoopInvariants {
  private final PureOperations pure;
  private final HoistableReads reads;
  private final PassRun run;
  private long hoisted;

  /** Creates an object that also moves some of the operations that read memory. */
  public LoopInvariants(PassRun run, HoistableReads reads) {
    this.run = run;
    this.reads = reads;
    this.pure = new PureOperations(reads);
  }

  /**
   * Processes all loops inside {@code root}, and {@code root} itself if it is one. Returns the number of moved
   * operations.
   */
  public long hoist(Operation root) {
    root.walk(op -> {
      LoopLikeOpInterface loop = op.getInterface(LoopLikeOpInterface.class);
      if (loop != null) {
        for (Region region : loop.getLoopRegions(op)) {
          hoistFrom(region, op, loop);
        }
      }
      pure.visit(op);
    });
    return hoisted;
  }

  /** Hoists from one region. The users of a moved operation may have become invariant, so they are examined again. */
  private void hoistFrom(Region region, Operation loopOp, LoopLikeOpInterface loop) {
    Deque<Operation> pending = new ArrayDeque<>();
    for (Block block = region.first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        pending.add(op);
      }
    }
    while (!pending.isEmpty()) {
      Operation op = pending.removeFirst();
      if (op.parentRegion() != region || !pure.contains(op) || !isInvariant(op, region, loopOp, loop)) {
        continue;
      }
      loop.moveOutOfLoop(loopOp, op);
      run.remark(Remark.Kind.PASSED, "Hoisted", op).message("hoisted out of the loop")
          .with("Operation", op.name()).note(loopOp.location(), "the loop").emit();
      hoisted++;
      for (int i = 0; i < op.resultCount(); i++) {
        addUsers(op.result(i), region, pending);
      }
    }
  }

  private static void addUsers(Value value, Region region, Deque<Operation> pending) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (use.owner().parentRegion() == region) {
        pending.add(use.owner());
      }
    }
  }

  private boolean isInvariant(Operation op, Region region, Operation loopOp, LoopLikeOpInterface loop) {
    if (op.hasTrait(Trait.TERMINATOR)) {
      return false;
    }
    if (op.regionCount() == 0) {
      return isInvariantItself(op, Set.of(), region, loopOp, loop);
    }
    Set<Region> inside = new HashSet<>();
    return op.walkPreOrder((Operation inner) -> {
      if (!isInvariantItself(inner, inside, region, loopOp, loop)) {
        return Walk.Result.INTERRUPT;
      }
      for (int i = 0; i < inner.regionCount(); i++) {
        inside.add(inner.region(i));
      }
      return Walk.Result.ADVANCE;
    }) != Walk.Result.INTERRUPT;
  }

  private boolean isInvariantItself(
      Operation op, Set<Region> inside, Region region, Operation loopOp, LoopLikeOpInterface loop) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value value = op.operand(i);
      Region home = value.parentRegion();
      if (home == region || (!inside.contains(home) && !loop.isDefinedOutsideOfLoop(loopOp, value))) {
        return false;
      }
    }
    return op.regionCount() > 0 || !reads.isSpeculatableRead(op) || reads.isInvariant(op, loopOp);
  }
}
