// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.controlflowsink;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.transform.Folding;

/**
 * Sinks operations into regions, inner regions first. The uses of an operation are examined up to the first one outside
 * of the region, where the examination continues for an enclosing region. So each use in a nest is examined about once.
 */
final class RegionSinking {
  /** The progress of examining an operation's uses: uses before {@code outside} are inside {@code region}. */
  private record Examined(Region region, OpOperand outside) {}

  private static final String EFFECTS = "it may have memory effects";

  /** The number of enclosing regions of each region, itself included. */
  private final Map<Region, Integer> depths = new IdentityHashMap<>();
  private final Map<Operation, Examined> examined = new IdentityHashMap<>();
  /** Operations that are used in one region only, but have effects. */
  private final Set<Operation> withEffects = Collections.newSetFromMap(new IdentityHashMap<>());
  private final PassRun run;
  private final List<Operation> pending = new ArrayList<>();

  /** Prepares for {@link #sinkInto} for the operations inside {@code root}. */
  RegionSinking(Operation root, PassRun run) {
    this.run = run;
    computeDepths(root);
  }

  private void computeDepths(Operation root) {
    root.walkPreOrder(op -> {
      for (int i = 0; i < op.regionCount(); i++) {
        depths.put(op.region(i), depthOf(op.parentRegion()) + 1);
      }
    });
  }

  private int depthOf(Region region) {
    return depths.getOrDefault(region, 0);
  }

  /**
   * Sinks operations into the regions of {@code op} that are executed at most once. Returns the number of moved
   * operations. Must be called for the operations inside {@code op} first.
   */
  int sinkInto(Operation op) {
    RegionBranchOpInterface branching = op.getInterface(RegionBranchOpInterface.class);
    if (branching == null) {
      return 0;
    }
    Attribute[] constants = Folding.operandConstants(op);
    int sunk = 0;
    for (int i = 0; i < op.regionCount(); i++) {
      int most = branching.getMaxInvocations(op, op.region(i), constants);
      if (most == 0 || most == 1) {
        sunk += sinkInto(op.region(i));
      }
    }
    return sunk;
  }

  private int sinkInto(Region region) {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        pending.add(op);
      }
    }
    int sunk = 0;
    while (!pending.isEmpty()) {
      Operation user = pending.remove(pending.size() - 1);
      for (int i = 0; i < user.operandCount(); i++) {
        Operation definer = user.operand(i).definingOp();
        if (definer != null && definer.parentRegion() != region && canSink(definer, region)) {
          reportSunk(definer, region.parentOp());
          definer.moveBefore(region.first().first());
          computeDepths(definer);
          sunk++;
          pending.add(definer);
        }
      }
    }
    return sunk;
  }

  private boolean canSink(Operation op, Region region) {
    if (withEffects.contains(op) || isUsedOutside(op, region)) {
      return false;
    }
    if (MemoryEffects.isMemoryEffectFree(op)) {
      return true;
    }
    withEffects.add(op);
    run.remark(Remark.Kind.MISSED, "NotSunk", op).with("Operation", op.name()).with("Reason", EFFECTS)
        .message("not moved into the only region that uses it: " + EFFECTS)
        .note(region.parentOp().location(), "the operation with the region").emit();
    return false;
  }

  private void reportSunk(Operation op, Operation around) {
    if (!op.hasTrait(Trait.CONSTANT_LIKE)) {
      run.remark(Remark.Kind.PASSED, "Sunk", op).with("Operation", op.name())
          .message("moved into the only region that uses it")
          .note(around.location(), "the operation with the region").emit();
    }
  }

  private boolean isUsedOutside(Operation op, Region region) {
    Examined known = examined.get(op);
    if (known != null && !isInside(known.outside(), region)) {
      return true;
    }
    boolean goesOn = known != null && isInside(known.region(), region);
    int result = goesOn ? ((OpResult) known.outside().value()).index() : 0;
    OpOperand use = goesOn ? known.outside().nextUse() : op.result(0).firstUse();
    while (true) {
      while (use != null && isInside(use, region)) {
        use = use.nextUse();
      }
      if (use != null) {
        examined.put(op, new Examined(region, use));
        return true;
      }
      if (++result == op.resultCount()) {
        return false;
      }
      use = op.result(result).firstUse();
    }
  }

  private boolean isInside(OpOperand use, Region region) {
    return isInside(use.owner().parentRegion(), region);
  }

  /** Returns whether {@code inner} is {@code outer} or inside it; linear in the difference of their depths. */
  private boolean isInside(Region inner, Region outer) {
    Region around = inner;
    for (int i = depthOf(inner) - depthOf(outer); i > 0; i--) {
      around = around.parentOp().parentRegion();
    }
    return around == outer;
  }
}
