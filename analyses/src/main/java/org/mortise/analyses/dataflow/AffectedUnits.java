// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Operation;

/**
 * Finds the units whose facts may depend on changed units: callers, callees whose facts depend on their callers, and
 * units with tasks that looked up facts. Linear in the operations of the units found.
 */
final class AffectedUnits {
  private final DataFlowSolver solver;
  private final List<DataFlowAnalysis> analyses;
  private final boolean dependsOnCallers;
  private final Set<Operation> found = new LinkedHashSet<>();
  private final List<Operation> pending = new ArrayList<>();

  AffectedUnits(DataFlowSolver solver, List<DataFlowAnalysis> analyses) {
    this.solver = solver;
    this.analyses = analyses;
    boolean depends = false;
    for (DataFlowAnalysis analysis : analyses) {
      depends |= analysis instanceof SparseBackwardAnalysis || analysis instanceof DenseAnalysis;
    }
    this.dependsOnCallers = depends;
  }

  void add(Operation unit) {
    if (found.add(unit)) {
      pending.add(unit);
    }
  }

  /** Returns the added units and all units that depend on them. */
  Set<Operation> close() {
    while (!pending.isEmpty()) {
      Operation unit = pending.remove(pending.size() - 1);
      for (Activation activation : solver.activations().ofUnit(unit)) {
        addDependents(activation);
      }
      solver.activations().forEachDependent(unit, this::addTask);
    }
    return found;
  }

  private void addTask(Task task) {
    add(task.activation.unit());
  }

  private void addDependents(Activation activation) {
    activation.forEachCall((callable, call) -> {
      addTask(call);
      solver.callDependents().forEach(callable, this::addTask);
    });
    for (OperationVisit visit : activation.visits()) {
      for (Activation callee : visit.callees()) {
        addCallee(visit, callee);
      }
    }
    for (DataFlowAnalysis analysis : analyses) {
      analysis.forEachDependent(activation, this::addTask);
    }
  }

  private void addCallee(OperationVisit call, Activation callee) {
    Operation callable = callee.unit();
    solver.callDependents().forEach(callable, this::addTask);
    if (dependsOnCallers || !solver.control().isCalledFromUnknown(callable, callee)) {
      add(callable);
    } else {
      callee.removeCall(call);
    }
  }
}
