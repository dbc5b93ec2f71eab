// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analysis.dataflow.DataFlowSolver;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;

/** Moves the arrays of one function to the stack. */
final class FunctionStack {
  private final Operation function;
  private final StackCalls stack;
  private final PassRun run;
  private final Remarks remarks;

  FunctionStack(Operation function, StackCalls stack, PassRun run) {
    this.function = function;
    this.stack = stack;
    this.run = run;
    this.remarks = new Remarks(run);
  }

  /** Returns whether an array has moved. */
  boolean moveArrays() {
    remarks.ofOthers(function);
    HeapArrays arrays = new HeapArrays(function);
    if (arrays.all().isEmpty()) {
      return false;
    }
    DataFlowSolver solver = new DataFlowSolver(function).intraprocedural();
    AllocationAnalysis allocations = solver.load(new AllocationAnalysis(arrays));
    solver.run();
    AllocationStates atExits = AllocationStates.NONE;
    List<Operation> exits = exits();
    for (Operation exit : exits) {
      AllocationStates states = allocations.before(exit);
      atExits = states == null ? atExits : atExits.join(states);
    }
    Map<Operation, Placement> placements = placementsOf(arrays, allocations, atExits, exits);
    if (placements.isEmpty()) {
      return false;
    }
    PatternSet patterns = new PatternSet();
    patterns.add(new MoveToStack(placements, stack));
    GreedyRewriter.applyTo(
        List.copyOf(placements.keySet()), FrozenPatternSet.of(patterns), GreedyConfig.DEFAULT);
    run.count(StackArraysFactory.MOVED, placements.size());
    return true;
  }

  /** Returns the ends of blocks after which control is not in the function any more. */
  private List<Operation> exits() {
    List<Operation> exits = new ArrayList<>();
    function.walkPreOrder(op -> {
      if (op.hasTrait(Trait.TERMINATOR) && op.successorCount() == 0 && leaves(op)) {
        exits.add(op);
      }
    });
    return exits;
  }

  private boolean leaves(Operation terminator) {
    return terminator.parentOp() == function || !terminator.hasTrait(Trait.RETURN_LIKE)
        && !terminator.implementsInterface(RegionBranchTerminatorOpInterface.class);
  }

  private Map<Operation, Placement> placementsOf(
      HeapArrays arrays, AllocationAnalysis allocations, AllocationStates atExits, List<Operation> exits) {
    Map<Operation, Placement> placements = new LinkedHashMap<>();
    PlacementFinder finder = new PlacementFinder(function);
    for (int i = 0; i < arrays.all().size(); i++) {
      AllocMemOp array = arrays.all().get(i);
      if (!atExits.isFreed(i) || atExits.isAllocated(i)) {
        remarks.notFreed(array, allocations, i, exits);
        continue;
      }
      Placement placement = finder.find(array);
      if (placement == null) {
        remarks.noPlace(array, finder.obstacle());
      } else {
        placements.put(array.operation(), placement);
        remarks.moved(array, placement);
      }
    }
    return placements;
  }
}
