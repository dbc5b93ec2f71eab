// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Computes a state for each program point in the direction of control, for facts about earlier execution. A state is an
 * immutable object that is compared by {@code equals}; it grows by {@link #join}.
 *
 * <p>States are stored at the starts of blocks, after their last operations, and after operations that control leaves
 * or enters at other points; states between are recomputed by each query. An operation with regions whose control flow
 * no interface describes is treated like one without regions: {@link #visitOperation(Operation, Object)} must account
 * for the operations inside.
 *
 * @param <S> the states
 */
public abstract class DenseForwardAnalysis<S> extends DenseAnalysis<S> {
  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /** Returns the state assumed where control enters from unknown code. */
  protected abstract S entryState();

  /** Returns the state after {@code op}. Must be monotonic in {@code before}. */
  protected abstract S visitOperation(Operation op, S before);

  /** Returns the state after a call of an unknown callee. By default this is the entry state. */
  protected S visitExternalCall(Operation call, S before) {
    return entryState();
  }

  @Override
  final String kind() {
    return "dense forward";
  }

  // ---- queries ------------------------------------------------------------------------------------------------------

  @Override
  final @Nullable S queryBefore(Activation activation, Operation op) {
    Operation from = op.previous();
    while (from != null && !isLeft(from)) {
      from = from.previous();
    }
    Task task = solver().worklist().current();
    DenseFacts facts = facts(activation);
    S state = from == null ? facts.atStart.read(op.block(), task) : facts.afterOps.read(from, task);
    Operation next = from == null ? op.block().first() : from.next();
    for (; state != null && next != op; next = next.next()) {
      state = visitOperation(next, state);
    }
    return state;
  }

  @Override
  final @Nullable S queryAfter(Activation activation, Operation op) {
    if (isLeft(op)) {
      return facts(activation).afterOps.read(op, solver().worklist().current());
    }
    if (op.next() == null) {
      return facts(activation).leaving.read(op, solver().worklist().current());
    }
    S state = queryBefore(activation, op);
    return state == null ? null : visitOperation(op, state);
  }

  @Override
  final void forEachPoint(Activation activation, Block block, PointVisitor<S> visitor) {
    DenseFacts facts = facts(activation);
    S before = facts.atStart.get(block);
    for (Operation op = block.first(); op != null; op = op.next()) {
      S after = isLeft(op) ? facts.afterOps.get(op) : before == null ? null : visitOperation(op, before);
      visitor.visit(op, before, after);
      before = after;
    }
  }

  @Override
  final S unknownState() {
    return entryState();
  }

  @Override
  final void addEntryFacts(OperationVisit call, List<@Nullable Object> entryFacts) {
    entryFacts.add(facts(call.activation).leaving.get(call.op));
  }

  // ---- propagation --------------------------------------------------------------------------------------------------

  @Override
  final DenseFacts createFacts(Activation activation) {
    return new DenseFacts(activation);
  }

  @Override
  final int depthOf(Block block) {
    return solver().depths().of(block);
  }

  @Override
  final S transfer(Operation op, S state) {
    return visitOperation(op, state);
  }

  @Override
  final void propagateStart(Activation activation, Block block) {
    scheduleSegment(activation, block);
  }

  @Override
  final void propagateAfter(Activation activation, Operation op) {
    scheduleSegment(activation, op);
  }

  /** Computes the segment from {@code place}: a block, or after an operation. */
  @Override
  final void passFrom(Activation activation, Object place) {
    DenseFacts facts = facts(activation);
    if (place instanceof Block block) {
      pass(activation, block.first(), facts.atStart.get(block));
    } else {
      pass(activation, ((Operation) place).next(), facts.afterOps.get((Operation) place));
    }
  }

  @Override
  final void pass(Activation activation, @Nullable Operation first, S before) {
    S state = before;
    for (Operation op = first; op != null; op = op.next()) {
      if (!isLeft(op)) {
        state = transferInSegment(activation, op, state);
      }
      if (isLeft(op) || op.next() == null) {
        facts(activation).leaving.contribute(op, state, Facts.SOLE);
        return;
      }
    }
  }

  @Override
  final void propagateLeaving(Activation activation, Operation op) {
    OperationVisit visit = activation.visitOf(op);
    if (visit == null) {
      return;
    }
    for (FlowEdge edge : visit.allEdges()) {
      if (!solver().isFollowedByVisit(edge)) {
        follow(edge);
      }
    }
    for (Activation callee : visit.callees()) {
      enterAlsoCalledFromUnknown(visit, callee.unit(), callee);
    }
    if (visit.callsUnknown()) {
      passExternalCall(visit);
    }
    if (visit.returnsFrom() != null) {
      followReturn(visit, visit.returnsFrom());
    }
    if (solver().policy().dependsOnFacts() && op.implementsInterface(CallOpInterface.class)) {
      solver().worklist().schedule(visit);
    }
  }

  @Override
  final void propagateReturned(Activation activation, Operation callable) {
    for (OperationVisit call : activation.callsOf(callable)) {
      followCall(call, callable, activation);
    }
  }

  @Override
  final void visitUnknownCall(OperationVisit call) {
    S before = facts(call.activation).leaving.get(call.op);
    if (before != null) {
      facts(call.activation).afterOps.contribute(call.op, visitExternalCall(call.op, before), call);
    }
  }

  // ---- callbacks of the solver --------------------------------------------------------------------------------------

  @Override
  final void visit(OperationVisit visit) {}

  @Override
  final void enterFromUnknown(Activation activation, Block block) {
    solver().worklist().schedule(
        Task.of(activation, () -> facts(activation).atStart.contribute(block, entryState(), this)));
  }

  @Override
  final void follow(FlowEdge edge) {
    S state = facts(edge.source().activation).leaving.get(edge.source().op);
    DenseFacts target = facts(edge.activation());
    Operation source = edge.source().op;
    if (edge.target() != null) {
      S entering = isLeft(source) ? throughEntry(source, state) : state;
      target.atStart.contribute(edge.target(), intoBlock(source, edge.target(), entering), edge);
    } else {
      S leaving = outOf(edge.owner(), source, state);
      target.afterOps.contribute(
          edge.owner(), source == edge.owner() ? leaving : throughExit(edge.owner(), leaving), edge);
    }
  }

  @Override
  final void followReturn(OperationVisit source, Operation callable) {
    DenseFacts facts = facts(source.activation);
    facts.returned.contribute(callable, facts.leaving.get(source.op), source);
  }

  @Override
  final void followCall(OperationVisit call, Operation callable, Activation callee) {
    enterAlsoCalledFromUnknown(call, callable, callee);
    S returned = facts(callee).returned.get(callable);
    facts(call.activation).afterOps.contribute(call.op, throughExit(call.op, returned), callee);
  }

  /**
   * Adds the state at a call to the start of a callee that unknown code calls, too. The solver has no edges to such a
   * callee, because its arguments are unknown, but the entry state does not include the states at known calls.
   */
  private void enterAlsoCalledFromUnknown(OperationVisit call, Operation callable, Activation callee) {
    if (solver().control().isCalledFromUnknown(callable, callee)) {
      S state = throughEntry(call.op, facts(call.activation).leaving.get(call.op));
      facts(callee).atStart.contribute(Callables.regionOf(callable).first(), state, call);
    }
  }

  @Override
  final void followUnknownCall(OperationVisit call) {
    scheduleExternalCall(call);
  }
}
