// SPDX-License-Identifier: Apache-2.0
package org.mortise.transforms.internal.motion;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.transform.Folding;

/**
 * Sinks operations into one region. An operation that cannot be moved is recorded with one of its uses outside the
 * region. Its other uses are not examined again until that one has moved in.
 */
final class RegionSinking {
  private final Region region;
  private final Map<Operation, OpOperand> usesOutside = new IdentityHashMap<>();
  private final List<Operation> pending = new ArrayList<>();
  private int sunk;

  private RegionSinking(Region region) {
    this.region = region;
  }

  /**
   * Sinks operations into the regions of {@code op} that are executed at most once. Returns the number of moved
   * operations.
   */
  static int sinkInto(Operation op) {
    RegionBranchOpInterface branching = op.getInterface(RegionBranchOpInterface.class);
    if (branching == null) {
      return 0;
    }
    Attribute[] constants = Folding.operandConstants(op);
    List<Region> targets = new ArrayList<>(op.regionCount());
    for (int i = 0; i < op.regionCount(); i++) {
      int most = branching.getMaxInvocations(op, op.region(i), constants);
      if (most == 0 || most == 1) {
        targets.add(op.region(i));
      }
    }
    int sunk = 0;
    for (Region target : targets) {
      sunk += new RegionSinking(target).run();
    }
    return sunk;
  }

  private int run() {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        pending.add(op);
      }
    }
    while (!pending.isEmpty()) {
      Operation user = pending.remove(pending.size() - 1);
      for (int i = 0; i < user.operandCount(); i++) {
        Operation definer = user.operand(i).definingOp();
        if (definer != null && definer.parentRegion() != region && !isUsedOutside(definer)
            && MemoryEffects.isMemoryEffectFree(definer)) {
          definer.moveBefore(region.first().first());
          sunk++;
          pending.add(definer);
        }
      }
    }
    return sunk;
  }

  private boolean isUsedOutside(Operation op) {
    OpOperand known = usesOutside.get(op);
    if (known != null && !isInside(known)) {
      return true;
    }
    int result = known == null ? 0 : ((OpResult) known.value()).index();
    OpOperand use = known == null ? op.result(0).firstUse() : known.nextUse();
    while (true) {
      while (use != null && isInside(use)) {
        use = use.nextUse();
      }
      if (use != null) {
        usesOutside.put(op, use);
        return true;
      }
      if (++result == op.resultCount()) {
        return false;
      }
      use = op.result(result).firstUse();
    }
  }

  private boolean isInside(OpOperand use) {
    return region.isAncestor(use.owner().parentRegion());
  }
}
