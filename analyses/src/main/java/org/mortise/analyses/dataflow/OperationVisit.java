// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/** The visit of an executable operation in an activation, and the control flow found there. */
final class OperationVisit extends Task {
  final Operation op;
  private final DataFlowSolver solver;
  private @Nullable OutEdges edges;
  private List<Activation> callees = List.of();
  /** The callable from which the operation returns, or null. */
  private @Nullable Operation returnsFrom;
  private boolean callsUnknown;
  private boolean forced;

  OperationVisit(Activation activation, Operation op, DataFlowSolver solver) {
    super(activation);
    this.op = op;
    this.solver = solver;
  }

  @Override
  void run() {
    solver.visit(this);
  }

  /** Returns the edges that control takes from the operation, or null if there are none so far. */
  @Nullable OutEdges edges() {
    return edges;
  }

  OutEdges edgesToExtend() {
    if (edges == null) {
      edges = new OutEdges();
    }
    return edges;
  }

  List<FlowEdge> allEdges() {
    return edges == null ? List.of() : edges.all();
  }

  /** Returns the activations that the operation, a call of a known callee, starts. */
  List<Activation> callees() {
    return callees;
  }

  /** Returns whether the callee is chosen although facts are missing that could distinguish its context. */
  boolean isForced() {
    return forced;
  }

  void setForced() {
    forced = true;
  }

  /** Adds {@code callee}. Returns whether it is new. */
  boolean addCallee(Activation callee) {
    if (callees.contains(callee)) {
      return false;
    }
    callees = new ArrayList<>(callees);
    callees.add(callee);
    return true;
  }

  boolean callsUnknown() {
    return callsUnknown;
  }

  void setCallsUnknown() {
    callsUnknown = true;
  }

  @Nullable Operation returnsFrom() {
    return returnsFrom;
  }

  void setReturnsFrom(Operation callable) {
    returnsFrom = callable;
  }
}
