// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Computes a state for each program point against the direction of control, for facts about later execution. A state is
 * an immutable object that is compared by {@code equals}; it grows by {@link #join}.
 *
 * <p>States are stored at both ends of blocks and around operations that control leaves or enters at other points;
 * states between are recomputed by each query. An operation with regions whose control flow no interface describes is
 * treated like one without regions: {@link #visitOperation(Operation, Object)} must account for the operations inside.
 * Nothing is known at points in endless loops, unless there is a {@link #leastState}.
 *
 * @param <S> the states
 */
public abstract class DenseBackwardAnalysis<S> extends DenseAnalysis<S> {
  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /** Returns the state assumed where control continues in unknown code. */
  protected abstract S exitState();

  /**
   * Returns the initial state of all reachable points, so that endless loops have a state; null for no initial state.
   * The join of this state with any other must be the other.
   */
  protected @Nullable S leastState() {
    return null;
  }

  /** Returns the state before {@code op}. Must be monotonic in {@code after}. */
  protected abstract S visitOperation(Operation op, S after);

  /** Returns the state before a call of an unknown callee. By default this is the exit state. */
  protected S visitExternalCall(Operation call, S after) {
    return exitState();
  }

  @Override
  final String kind() {
    return "dense backward";
  }

  // ---- queries ------------------------------------------------------------------------------------------------------

  @Override
  final @Nullable S queryAfter(Activation activation, Operation op) {
    Operation from = op;
    while (from.next() != null && !isLeft(from) && !isLeft(from.next())) {
      from = from.next();
    }
    boolean isKept = isLeft(from) || from.next() == null;
    Task task = solver().worklist().current();
    DenseFacts facts = facts(activation);
    S state = isKept ? facts.afterOps.read(from, task) : facts.leaving.read(from.next(), task);
    for (; state != null && from != op; from = from.previous()) {
      state = visitOperation(from, state);
    }
    return state;
  }

  @Override
  final @Nullable S queryBefore(Activation activation, Operation op) {
    if (isLeft(op)) {
      return facts(activation).leaving.read(op, solver().worklist().current());
    }
    S state = queryAfter(activation, op);
    return state == null ? null : visitOperation(op, state);
  }

  @Override
  final void forEachPoint(Activation activation, Block block, PointVisitor<S> visitor) {
    DenseFacts facts = facts(activation);
    S following = null;
    for (Operation op = block.last(); op != null; op = op.previous()) {
      S after = isLeft(op) || op.next() == null ? facts.afterOps.get(op) : following;
      following = isLeft(op) ? facts.leaving.get(op) : after == null ? null : visitOperation(op, after);
      visitor.visit(op, following, after);
    }
  }

  @Override
  final S unknownState() {
    return exitState();
  }

  // ---- propagation --------------------------------------------------------------------------------------------------

  /** The facts about an activation. */
  private final class BackwardFacts extends DenseFacts {
    /** The sources of control per block, and per operation after which control continues. */
    final Map<Object, List<OperationVisit>> sources = new HashMap<>();
    final Map<Operation, List<OperationVisit>> returnsOf = new HashMap<>(2);

    BackwardFacts(Activation activation) {
      super(activation);
    }

    void addSource(Object target, OperationVisit source) {
      sources.computeIfAbsent(target, key -> new ArrayList<>(2)).add(source);
    }
  }

  @Override
  final DenseFacts createFacts(Activation activation) {
    return new BackwardFacts(activation);
  }

  @Override
  final BackwardFacts facts(Activation activation) {
    @SuppressWarnings("unchecked") // created above
    BackwardFacts facts = (BackwardFacts) super.facts(activation);
    return facts;
  }

  @Override
  final int depthOf(Block block) {
    return -1;
  }

  @Override
  final S transfer(Operation op, S state) {
    return visitOperation(op, state);
  }

  /** Propagates {@code state} of {@code target} backward to the point at which {@code source} passes control to it. */
  private void comeBackTo(OperationVisit source, @Nullable S state, Object target) {
    DenseFacts facts = facts(source.activation);
    (isLeft(source.op) ? facts.leaving : facts.afterOps).contribute(source.op, state, target);
  }

  /** Returns the state at the point from which {@code source} passes control to the start of {@code block}. */
  private @Nullable S atSource(OperationVisit source, @Nullable S state, Block block) {
    S before = intoBlock(source.op, block, state);
    return isLeft(source.op) ? throughEntry(source.op, before) : before;
  }

  /** Returns the state at the point from which {@code source} passes control to the end of {@code op}. */
  private @Nullable S atSource(OperationVisit source, @Nullable S state, Operation op) {
    return outOf(op, source.op, source.op == op ? state : throughExit(op, state));
  }

  @Override
  final void propagateStart(Activation activation, Block block) {
    S state = facts(activation).atStart.get(block);
    for (OperationVisit source : facts(activation).sources.getOrDefault(block, List.of())) {
      comeBackTo(source, atSource(source, state, block), block);
    }
  }

  @Override
  final void propagateLeaving(Activation activation, Operation op) {
    OperationVisit visit = activation.visitOf(op);
    if (visit != null && visit.callsUnknown() && visit.callees().isEmpty()) {
      passSegment(activation, op); // the call was passed like an operation of the segment
    } else {
      scheduleSegment(activation, op);
    }
  }

  @Override
  final void propagateAfter(Activation activation, Operation op) {
    if (!isLeft(op)) {
      scheduleSegment(activation, op);
      return;
    }
    BackwardFacts facts = facts(activation);
    S state = facts.afterOps.get(op);
    for (OperationVisit source : facts.sources.getOrDefault(op, List.of())) {
      comeBackTo(source, atSource(source, state, op), op);
    }
    OperationVisit visit = activation.visitOf(op);
    if (visit == null) {
      return;
    }
    if (visit.callsUnknown()) {
      passExternalCall(visit);
    }
    for (Activation callee : visit.callees()) {
      facts(callee).returned.contribute(solver().calleeOf(op), throughExit(op, state), visit);
    }
  }

  @Override
  final void propagateReturned(Activation activation, Operation callable) {
    S state = facts(activation).returned.get(callable);
    for (OperationVisit source : facts(activation).returnsOf.getOrDefault(callable, List.of())) {
      comeBackTo(source, state, callable);
    }
  }

  /** Computes the segment before {@code place}, an operation that control leaves, or up to it, a terminator. */
  @Override
  final void passFrom(Activation activation, Object place) {
    Operation op = (Operation) place;
    if (!isLeft(op)) {
      pass(activation, op, facts(activation).afterOps.get(op));
    } else if (op.previous() != null) {
      pass(activation, op.previous(), facts(activation).leaving.get(op));
    } else {
      facts(activation).atStart.contribute(op.block(), facts(activation).leaving.get(op), Facts.SOLE);
    }
  }

  @Override
  final void pass(Activation activation, @Nullable Operation last, S after) {
    S state = after;
    for (Operation op = last; op != null; op = op.previous()) {
      if (isLeft(op)) {
        facts(activation).afterOps.contribute(op, state, Facts.SOLE);
        return;
      }
      state = transferInSegment(activation, op, state);
    }
    facts(activation).atStart.contribute(last.block(), state, Facts.SOLE);
  }

  @Override
  final void visitUnknownCall(OperationVisit call) {
    S after = facts(call.activation).afterOps.get(call.op);
    if (after != null) {
      comeBackTo(call, visitExternalCall(call.op, after), call);
    }
  }

  // ---- callbacks of the solver --------------------------------------------------------------------------------------

  /** Sets the states at operations at which control stops or leaves the analysed code, and initial states of others. */
  @Override
  final void visit(OperationVisit visit) {
    Operation op = visit.op;
    if (op == solver().root()) {
      return;
    }
    if (op.next() == null || isLeft(op)) {
      comeBackTo(visit, leastState(), this);
    }
    if (op.next() != null || op.successorCount() > 0 || isLeft(op)) {
      return;
    }
    Operation parent = op.parentOp();
    boolean isInside = parent != solver().root()
        && (parent.implementsInterface(RegionBranchOpInterface.class)
            || Callables.regionOf(parent) == op.parentRegion());
    if (!isInside) {
      comeBackTo(visit, exitState(), this);
    }
  }

  @Override
  final void enterFromUnknown(Activation activation, Block block) {}

  @Override
  final void follow(FlowEdge edge) {
    if (edge.isCall()) {
      return;
    }
    Object target = edge.target() == null ? edge.owner() : edge.target();
    BackwardFacts facts = facts(edge.activation());
    facts.addSource(target, edge.source());
    S state = edge.target() == null
        ? atSource(edge.source(), facts.afterOps.get(edge.owner()), edge.owner())
        : atSource(edge.source(), facts.atStart.get(edge.target()), edge.target());
    comeBackTo(edge.source(), state, target);
  }

  @Override
  final void followReturn(OperationVisit source, Operation callable) {
    if (solver().control().isCalledFromUnknown(callable, source.activation)) {
      solver().worklist().schedule(Task.of(source.activation, () -> comeBackTo(source, exitState(), this)));
    }
    facts(source.activation).returnsOf.computeIfAbsent(callable, key -> new ArrayList<>(1)).add(source);
    comeBackTo(source, facts(source.activation).returned.get(callable), callable);
  }

  @Override
  final void followCall(OperationVisit call, Operation callable, Activation callee) {
    Block entry = Callables.regionOf(callable).first();
    facts(callee).addSource(entry, call);
    S after = facts(call.activation).afterOps.get(call.op);
    facts(callee).returned.contribute(callable, throughExit(call.op, after), call);
    comeBackTo(call, throughEntry(call.op, facts(callee).atStart.get(entry)), entry);
  }

  @Override
  final void followUnknownCall(OperationVisit call) {
    scheduleExternalCall(call);
  }
}
