// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * A loop. Its loop-carried variables are the values that the control flow of the operation, a {@link
 * RegionBranchOpInterface}, passes to the first of its regions; the induction variables are the first arguments of this
 * region, as many as there are lower bounds.
 *
 * @param groups the regions of the operation
 * @param loopGroups the groups of regions that are executed repeatedly
 * @param lower the lower bounds, or null if they are unknown; so are the others
 * @param upper the exclusive upper bounds
 * @param step the steps
 */
record DefinedLoop(
    RegionGroups groups, List<Integer> loopGroups, @Nullable Bounds lower, @Nullable Bounds upper,
    @Nullable Bounds step) implements LoopLikeOpInterface {
  /** Returns bounds of an operation. */
  @FunctionalInterface
  interface Bounds extends Function<Operation, List<OpFoldResult>> {}

  @Override
  public List<Region> getLoopRegions(Operation op) {
    List<Region> regions = new ArrayList<>();
    for (int group : loopGroups) {
      regions.addAll(groups.regions(op, group));
    }
    return regions;
  }

  @Override
  public List<? extends Value> getLoopInductionVars(Operation op) {
    Region first = first(op);
    if (first == null || lower == null) {
      return List.of();
    }
    List<? extends Value> arguments = first.first().argumentList();
    return arguments.subList(0, Math.min(lower.apply(op).size(), arguments.size()));
  }

  /** Checks that there is an induction variable for each lower bound. */
  @Nullable Diagnostic verify(Operation op) {
    int count = getLoopLowerBounds(op).size();
    Region first = first(op);
    return first == null || first.first().argumentCount() >= count ? null
        : op.opError("expected at least " + count + " arguments of region #" + first.index()
            + ", one for each lower bound");
  }

  @Override
  public List<OpFoldResult> getLoopLowerBounds(Operation op) {
    return lower == null ? List.of() : lower.apply(op);
  }

  @Override
  public List<OpFoldResult> getLoopUpperBounds(Operation op) {
    return upper == null ? List.of() : upper.apply(op);
  }

  @Override
  public List<OpFoldResult> getLoopSteps(Operation op) {
    return step == null ? List.of() : step.apply(op);
  }

  /** Returns the first region; null if there is none with blocks. */
  private @Nullable Region first(Operation op) {
    List<Region> regions = getLoopRegions(op);
    return regions.isEmpty() || regions.get(0).isEmpty() ? null : regions.get(0);
  }

  // ---- loop-carried variables --------------------------------------------------------------------------------------

  @Override
  public OperandRange getInits(Operation op) {
    Region first = first(op);
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    return first == null || branch == null ? new OperandRange(op, 0, 0)
        : branch.getEntrySuccessorOperands(op, RegionBranchPoint.region(first));
  }

  @Override
  public List<? extends Value> getRegionIterArgs(Operation op) {
    RegionSuccessor carried = successor(op, RegionBranchPoint.parent());
    return carried == null ? List.of() : carried.inputs();
  }

  @Override
  public @Nullable OperandRange getYieldedValues(Operation op) {
    for (Region region : getLoopRegions(op)) {
      RegionSuccessor next = region.isEmpty() ? null : successor(op, RegionBranchPoint.region(region));
      if (next != null) {
        return operandsOfEnd(region, next.point());
      }
    }
    return null;
  }

  /** Returns the edge to the first region; null if there is none. */
  private @Nullable RegionSuccessor successor(Operation op, RegionBranchPoint point) {
    Region first = first(op);
    RegionBranchOpInterface branch = op.getInterface(RegionBranchOpInterface.class);
    if (first == null || branch == null) {
      return null;
    }
    for (RegionSuccessor each : branch.getSuccessorRegions(op, point)) {
      if (each.point().isRegion(first)) {
        return each;
      }
    }
    return null;
  }

  /** A region of several blocks may have several terminators that leave it. */
  private static @Nullable OperandRange operandsOfEnd(Region region, RegionBranchPoint target) {
    Operation last = region.first().next() == null ? region.first().last() : null;
    RegionBranchTerminatorOpInterface terminator =
        last == null ? null : last.getInterface(RegionBranchTerminatorOpInterface.class);
    return terminator == null ? null : terminator.getSuccessorOperands(last, target);
  }
}
