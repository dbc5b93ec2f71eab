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
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Runs analyses on an operation and all operations inside it until a fixed point is reached. The solver starts at code
 * that is certainly executable (the entry blocks of the operation's regions, and callables with unknown callers) and
 * follows control from there. If a {@link ConstantSource}, such as {@link ConstantAnalysis}, is loaded, only edges that
 * agree with the known constants are followed.
 *
 * <p>Optimistic, as in Wegman and Zadeck, "Constant Propagation with Conditional Branches" (1991): unreachable code is
 * never visited. An operation is visited once, and again when one of its operands has changed; a forwarded operand is
 * propagated alone, without the other operands of its terminator. So the cost is linear in operations, operands and
 * edges, times the height of the analyses' lattices. No recursion. The program must not be changed during the run,
 * except that folding may replace results by constants.
 */
public final class DataFlowSolver {
  private final Operation root;
  private final ControlFlow control;
  private final List<DataFlowAnalysis> analyses = new ArrayList<>();
  private final Deque<Operation> pending = new ArrayDeque<>();
  private final Set<Operation> waiting = new HashSet<>();
  private final List<ConstantSource> constants = new ArrayList<>(1);

  /** Creates a solver for {@code root} without analyses. */
  public DataFlowSolver(Operation root) {
    this.root = root;
    this.control = new ControlFlow(root, this);
  }

  /** Adds an analysis and returns it. */
  public <A extends DataFlowAnalysis> A load(A analysis) {
    analysis.attach(this);
    analyses.add(analysis);
    if (analysis instanceof ConstantSource source) {
      constants.add(source);
    }
    return analysis;
  }

  /** Runs all analyses to the fixed point. */
  public void run() {
    control.start();
    resume();
  }

  /** Continues after {@link #run} with the operations revisited since. */
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

  /** Returns the analysed operation. */
  public Operation root() {
    return root;
  }

  /** Returns whether {@code block} can be executed, according to the facts found so far. */
  public boolean isExecutable(Block block) {
    return control.isExecutable(block);
  }

  /** Returns the executable calls of {@code callable} found so far. */
  public Collection<Operation> callsOf(Operation callable) {
    return Collections.unmodifiableCollection(control.callables().callsOf(callable));
  }

  /** Returns whether there may be calls of {@code callable} besides {@link #callsOf}. */
  public boolean hasUnknownCalls(Operation callable) {
    return control.callables().hasUnknownCalls(callable);
  }

  /** Returns whether {@code op} is known to be able to take all edges that its interfaces describe. */
  boolean takesAllEdges(Operation op) {
    return control.takesAllEdges(op);
  }

  /** Returns the callable that {@code call} calls, or null if it is unknown. */
  public @Nullable Operation calleeOf(Operation call) {
    return control.callables().resolve(call, call.getInterface(CallOpInterface.class));
  }

  /** Schedules another visit of {@code op}, if it is executable, because a fact that it depends on has changed. */
  public void revisit(Operation op) {
    if ((op == root || control.isExecutable(op.block())) && waiting.add(op)) {
      pending.addLast(op);
    }
  }

  /** Schedules another visit of the users of {@code value}. */
  public void revisitUsers(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      revisit(use.owner());
    }
  }

  /** Calls {@code action} for each edge that control can take and that forwards the operand {@code use}. */
  public void forEachEdge(OpOperand use, Consumer<FlowEdge> action) {
    control.forEachEdge(use, action);
  }

  /** Returns the callable from which the owner of {@code use} returns it, or null. */
  public @Nullable Operation callableReturnedFrom(OpOperand use) {
    return control.callableReturnedFrom(use.owner());
  }

  List<ConstantSource> constants() {
    return constants;
  }

  List<DataFlowAnalysis> analyses() {
    return analyses;
  }
}
