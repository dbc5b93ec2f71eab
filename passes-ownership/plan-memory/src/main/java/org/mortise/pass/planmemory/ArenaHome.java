// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.planmemory;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;

/**
 * Finds the block in which the arena of some buffers is allocated and freed: the innermost block, outside of loops,
 * that contains all their lifetimes. If several blocks of the function are needed, it is the entry block.
 */
final class ArenaHome {
  private final Operation function;
  private final ProgramOrder order;
  private final ControlFlowKinds kinds = new ControlFlowKinds();

  ArenaHome(Operation function, ProgramOrder order) {
    this.function = function;
    this.order = order;
  }

  /**
   * Returns the block.
   *
   * @param scope a block that must contain the arena; null for the whole function
   * @return null if the lifetimes are not in {@code scope}
   */
  @Nullable Block of(List<PlannedBuffer> buffers, @Nullable Block scope) {
    Block home = buffers.get(0).allocation().block();
    for (PlannedBuffer buffer : buffers) {
      while (home != null && !contains(home, buffer)) {
        home = home == scope || home.parentOp() == function ? null : home.parentOp().block();
      }
    }
    if (home == null) {
      return scope == null ? function.region(0).first() : null;
    }
    Block outside = home;
    for (Block block = home; block != scope && block.parentOp() != function; block = block.parentOp().block()) {
      outside = kinds.isLoop(block.parentOp()) ? block.parentOp().block() : outside;
    }
    boolean isInCycle = scope == null && outside.parentOp() == function && order.isInCycle(outside);
    return isInCycle ? function.region(0).first() : outside;
  }

  private boolean contains(Block block, PlannedBuffer buffer) {
    int start = order.start(buffer.allocation().operation());
    return order.start(block) <= start && buffer.item().last() <= order.end(block);
  }

  /**
   * Returns the outermost conditionally executed block inside {@code home} that contains the allocation; null if there
   * is none. The bodies of loops are assumed to be executed.
   */
  @Nullable Block branchOf(PlannedBuffer buffer, Block home) {
    Block branch = null;
    Block block = buffer.allocation().block();
    while (block != home) {
      if (block.parentOp() == function) {
        return block;
      }
      branch = isBranch(block) ? block : branch;
      block = block.parentOp().block();
    }
    return branch;
  }

  private boolean isBranch(Block block) {
    Operation around = block.parentOp();
    RegionBranchOpInterface branches = around.getInterface(RegionBranchOpInterface.class);
    return block != block.parent().first()
        || !kinds.isLoop(around) && branches != null
            && branches.getSuccessorRegions(around, RegionBranchPoint.parent()).size() > 1;
  }

  /** Returns the outermost loop inside {@code home} that contains {@code op}, or {@code op} if there is none. */
  Operation outermostLoop(Operation op, Block home) {
    Operation found = op;
    for (Operation each = op; each.block() != home && each.parentOp() != function; each = each.parentOp()) {
      found = kinds.isLoop(each.parentOp()) ? each.parentOp() : found;
    }
    return found;
  }
}
