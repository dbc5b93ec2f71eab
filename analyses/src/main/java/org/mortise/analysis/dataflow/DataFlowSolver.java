// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Runs analyses on an operation and all inside it until none finds out anything new. It starts at what surely can be
 * executed (the first blocks of the operation's regions, and what others may call) and follows control from there;
 * where a {@link ConstantAnalysis} is loaded, only to where the known constants lead.
 *
 * <p>Optimistic, as in Wegman and Zadeck, "Constant Propagation with Conditional Branches" (1991): what is never
 * reached is never looked at. An operation is visited once and whenever one of its operands has changed; an operand
 * that is passed on is followed alone, not with all others of its terminator. So the cost is linear in operations,
 * operands and edges, times the height of the analyses' lattices. No recursion. Nobody may change the program
 * meanwhile; but folding may put constants in the place of results.
 */
public final class DataFlowSolver {
  private final Operation root;
  private final ControlFlow control;
  private final List<DataFlowAnalysis> analyses = new ArrayList<>();
  private final Deque<Operation> pending = new ArrayDeque<>();
  private final Set<Operation> waiting = new HashSet<>();
  private ConstantAnalysis constants;

  public DataFlowSolver(Operation root) {
    this.root = root;
    this.control = new ControlFlow(root, this);
  }

  /** Adds an analysis; returns it. */
  public <A extends DataFlowAnalysis> A load(A analysis) {
    analysis.attach(this);
    analyses.add(analysis);
    if (analysis instanceof ConstantAnalysis loaded) {
      constants = loaded;
    }
    return analysis;
  }

  /** Runs all analyses until nothing changes. */
  public void run() {
    control.start();
    resume();
  }

  /** Goes on after {@link #run} with what was revisited since. */
  void resume() {
    while (!pending.isEmpty()) {
      Operation op = pending.removeFirst();
      waiting.remove(op);
      control.visit(op);
      for (DataFlowAnalysis analysis : analyses) {
        analysis.visitOperation(op);
      }
    }
  }

  /** The operation that is analysed. */
  public Operation root() {
    return root;
  }

  /** Whether {@code block} can be executed, as far as is known. */
  public boolean isExecutable(Block block) {
    return control.isExecutable(block);
  }

  /** The calls of a callable that can be executed, as far as is known. */
  public Collection<Operation> callsOf(Operation callable) {
    return Collections.unmodifiableCollection(control.callables().callsOf(callable));
  }

  /** Whether there may be calls of {@code callable} besides {@link #callsOf}. */
  public boolean hasUnknownCalls(Operation callable) {
    return control.callables().hasUnknownCalls(callable);
  }

  /** Whether control is known to be able to go from {@code op} wherever its interfaces say. */
  boolean takesAllEdges(Operation op) {
    return control.takesAllEdges(op);
  }

  /** The callable that {@code call} calls, or null if that is not known. */
  public Operation calleeOf(Operation call) {
    return control.callables().resolve(call, call.getInterface(CallOpInterface.class));
  }

  /** Has {@code op} visited again (if it can be executed), because something that it depends on has changed. */
  public void revisit(Operation op) {
    if ((op == root || control.isExecutable(op.block())) && waiting.add(op)) {
      pending.addLast(op);
    }
  }

  /** Has the users of {@code value} visited again. */
  public void revisitUsers(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      revisit(use.owner());
    }
  }

  /** The edges that are known to be taken and pass on the operand {@code use}. */
  public void forEachEdge(OpOperand use, Consumer<FlowEdge> action) {
    control.forEachEdge(use, action);
  }

  /** The callable from which the owner of {@code use} returns it, or null. */
  public Operation callableReturnedFrom(OpOperand use) {
    return control.callableReturnedFrom(use.owner());
  }

  ConstantAnalysis constants() {
    return constants;
  }

  List<DataFlowAnalysis> analyses() {
    return analyses;
  }
}
