// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;

/** Moves the arrays of one function to the stack: {@link #plan}, then {@link #moveArrays}. */
final class FunctionStack {
  private final Operation function;
  private final PassRun run;
  private final StackLimits limits;
  private final HeapArrays arrays;
  private final Remarks remarks;
  private final EntityLayout layout = new EntityLayout();
  private final Map<Operation, Placement> placements = new LinkedHashMap<>();

  FunctionStack(Operation function, StackLimits limits, PassRun run) {
    this.function = function;
    this.run = run;
    this.limits = limits;
    this.arrays = new HeapArrays(function, limits.followsConverts());
    this.remarks = new Remarks(run, limits);
  }

  /**
   * Decides on each array.
   *
   * @param rules the limits of the module, or null if there are none
   */
  void plan(@Nullable LimitRules rules) {
    remarks.ofOthers(function);
    if (arrays.all().isEmpty()) {
      return;
    }
    DataFlowSolver solver = new DataFlowSolver(function).intraprocedural();
    AllocationAnalysis allocations = solver.load(new AllocationAnalysis(arrays));
    solver.run();
    ExitStates exits = new ExitStates(function, allocations);
    PlacementFinder finder = new PlacementFinder(
        function, arrays, limits.checksScopes() ? new StackScopes(function, arrays) : null,
        limits.sharesSlots());
    StackSlots slots = limits.sharesSlots() ? new StackSlots(new ArrayLives(function, arrays), layout) : null;
    for (int i = 0; i < arrays.all().size(); i++) {
      AllocMemOp array = arrays.all().get(i);
      if (!solver.isExecutable(array.block())) {
        remarks.neverExecuted(array);
      } else if (exits.isAlwaysFreed(i)) {
        place(i, finder, slots, rules);
      } else {
        remarks.notFreed(array, arrays, exits, i);
      }
    }
  }

  private void place(
      int number, PlacementFinder finder, @Nullable StackSlots slots, @Nullable LimitRules rules) {
    AllocMemOp array = arrays.all().get(number);
    String reason = rules == null ? null : rules.reasonToStay(function);
    if (reason != null) {
      remarks.stays(array.operation(), reason);
      return;
    }
    long size = layout.sizeOf(array.allocatedType(), array.typeparams(), array.shape());
    Placement found = finder.find(array, slots != null && size == EntityLayout.UNKNOWN);
    if (found == null) {
      remarks.noPlace(array, finder.obstacle());
      return;
    }
    long bytes = rules == null ? size : rules.bytesOf(size);
    if (slots != null) {
      found = found.in(slots.find(number, array, found, PlacementFinder.frameOf(array.operation(), function), bytes));
    }
    Placement placement = rules == null ? found : rules.limit(array, found, size);
    if (placement == null) {
      remarks.stays(array.operation(), rules.reason());
      return;
    }
    if (placement.slot() != null) {
      slots.add(placement.slot(), number, array, bytes);
    }
    placements.put(array.operation(), placement);
    remarks.moved(array, placement, size);
  }

  /** Moves the arrays as planned; returns whether there are any. */
  boolean moveArrays() {
    remarks.emit();
    if (placements.isEmpty()) {
      return false;
    }
    PatternSet patterns = new PatternSet();
    MoveToStack move = new MoveToStack(placements, arrays, layout, limits.sharesSlots());
    patterns.add(move);
    GreedyRewriter.applyTo(
        List.copyOf(placements.keySet()), FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT);
    move.finish();
    run.count(StackArraysFactory.MOVED, placements.size());
    return true;
  }
}
