// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Common base of dense analyses of both directions: a state per program point.
 *
 * <p>A <i>segment</i> is a sequence of operations of one block that control passes through: it starts at the start (for
 * a backward analysis the end) of the block, or next to an operation that control leaves. States are stored at the
 * starts of segments and next to operations that control leaves. A segment is computed again when its first state
 * changes. If a transfer looks up facts, only the remainder of the segment is computed again when they change.
 *
 * @param <S> the states
 */
abstract class DenseAnalysis<S> extends LatticeAnalysis<S> {
  /** A call of an unknown callee. */
  private final class ExternalCall extends Task {
    final OperationVisit call;

    ExternalCall(OperationVisit call) {
      super(call.activation);
      this.call = call;
    }

    @Override
    void run() {
      visitUnknownCall(call);
    }
  }

  /** The transfers from a place to the end of its segment. */
  private final class Segment extends Task {
    final Object place;
    private final int depth;

    Segment(Activation activation, Object place) {
      super(activation);
      this.place = place;
      this.depth = depthOf(place instanceof Block block ? block : ((Operation) place).block());
    }

    @Override
    int depth() {
      return depth;
    }

    @Override
    void run() {
      passFrom(activation, place);
    }
  }

  /** The transfers from {@code op} on. The transfer of {@code op} looks up facts. */
  private final class Remainder extends Task {
    final Operation op;
    S state;

    Remainder(Activation activation, Operation op, S state) {
      super(activation);
      this.op = op;
      this.state = state;
    }

    @Override
    void run() {
      pass(activation, op, state);
    }
  }

  /** A transfer. If it looks up a fact, the remainder of its segment depends on it. */
  private final class Transfer extends Task {
    private @Nullable Operation op;
    private @Nullable S state;

    Transfer(Activation activation) {
      super(activation);
    }

    @Override
    Task dependent() {
      return facts(activation).remainders.computeIfAbsent(op, added -> new Remainder(activation, added, state));
    }

    @Override
    void run() {
      throw new IllegalStateException("a transfer is part of a segment");
    }
  }

  /** The facts about an activation. */
  class DenseFacts {
    /** The states at the entries of blocks. */
    final Facts<Block, S> atStart;
    /** The states before operations that control leaves; in a forward analysis also the states after terminators. */
    final Facts<Operation, S> leaving;
    /** The states after operations that control leaves; in a backward analysis also the states after terminators. */
    final Facts<Operation, S> afterOps;
    /** The states that callables return to calls, or get from them. */
    final Facts<Operation, S> returned;
    private final Map<Object, Segment> segments = new HashMap<>();
    private final Map<Operation, Remainder> remainders = new HashMap<>();
    private final Transfer transfer;
    private final Map<Operation, ExternalCall> externalCalls = new HashMap<>();

    DenseFacts(Activation activation) {
      LoopHeads heads = solver().heads();
      transfer = new Transfer(activation);
      atStart = new Facts<>(DenseAnalysis.this, heads::isHead, block -> propagateStart(activation, block));
      leaving = new Facts<>(DenseAnalysis.this, op -> false, op -> propagateLeaving(activation, op));
      afterOps = new Facts<>(DenseAnalysis.this, op -> false, op -> propagateAfter(activation, op));
      returned = new Facts<>(
          DenseAnalysis.this, heads::isRecursive, callable -> propagateReturned(activation, callable));
    }
  }

  /** Returns whether control leaves {@code op} for another program point between its start and its end. */
  static boolean isLeft(Operation op) {
    return op.implementsInterface(RegionBranchOpInterface.class) || op.implementsInterface(CallOpInterface.class);
  }

  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /**
   * Follows control from {@code op}, a call or an operation with regions, into a callee or region. Must be monotonic.
   * The default changes nothing, which is right if all effects of such an operation are effects of its nested
   * operations.
   *
   * @param state the state on the side from which the analysis comes: before {@code op} if it follows control, at the
   *     start of the callee or region if it goes against it
   * @return the state on the other side
   */
  protected S visitEntry(Operation op, S state) {
    return state;
  }

  /**
   * Follows control from a callee or region back to {@code op}. Otherwise like {@link #visitEntry}, with the end of the
   * callee or region and the state after {@code op}.
   */
  protected S visitExit(Operation op, S state) {
    return state;
  }

  /**
   * Follows control along one edge of {@code op}, an operation with regions: from the operation into a region, from the
   * end of a region into another one or the same one, or out of the operation. An edge into or out of a region from or
   * to the operation itself also passes {@link #visitEntry} or {@link #visitExit}. Must be monotonic. The default
   * changes nothing.
   *
   * @param from the region that control leaves; null if it enters from before {@code op}
   * @param to the region that control enters; null if it continues after {@code op}
   * @param state the state on the side from which the analysis comes
   * @return the state on the other side
   */
  protected S visitRegionEdge(Operation op, @Nullable Region from, @Nullable Region to, S state) {
    return state;
  }

  /**
   * Follows control from {@code source} into a region, for the edge on which it enters a block.
   *
   * @param source an operation that control leaves, or a terminator
   */
  final @Nullable S intoBlock(Operation source, Block target, @Nullable S state) {
    if (state == null) {
      return null;
    }
    Region to = target.parent();
    if (source.implementsInterface(RegionBranchOpInterface.class) && to.parentOp() == source) {
      return visitRegionEdge(source, null, to, state);
    }
    boolean isBranch = source.successorCount() > 0 || isLeft(source);
    return isBranch ? state : visitRegionEdge(to.parentOp(), source.parentRegion(), to, state);
  }

  /** Follows control from {@code source}, the terminator of a region or {@code op} itself, to the point after it. */
  final @Nullable S outOf(Operation op, Operation source, @Nullable S state) {
    if (state == null || !op.implementsInterface(RegionBranchOpInterface.class)) {
      return state;
    }
    return visitRegionEdge(op, source == op ? null : source.parentRegion(), null, state);
  }

  final @Nullable S throughEntry(Operation op, @Nullable S state) {
    return state == null ? null : visitEntry(op, state);
  }

  final @Nullable S throughExit(Operation op, @Nullable S state) {
    return state == null ? null : visitExit(op, state);
  }

  // ---- of the direction --------------------------------------------------------------------------------------------

  abstract DenseFacts createFacts(Activation activation);

  abstract void propagateStart(Activation activation, Block block);

  abstract void propagateLeaving(Activation activation, Operation op);

  abstract void propagateAfter(Activation activation, Operation op);

  abstract void propagateReturned(Activation activation, Operation callable);

  /** Computes the segment that starts at {@code place}. */
  abstract void passFrom(Activation activation, Object place);

  /** Computes the transfers from {@code op} to the end of the segment. */
  abstract void pass(Activation activation, @Nullable Operation op, S state);

  abstract void visitUnknownCall(OperationVisit call);

  /** Returns the transfer of {@code op}. */
  abstract S transfer(Operation op, S state);

  abstract @Nullable S queryBefore(Activation activation, Operation op);

  abstract @Nullable S queryAfter(Activation activation, Operation op);

  abstract S unknownState();

  // ---- queries ------------------------------------------------------------------------------------------------------

  /**
   * Returns the state before {@code op}; null if nothing is known, for example before a program's root, which control
   * does not reach from elsewhere. Linear in the operations of the block. During a run of the solver, the caller is
   * called again when the state changes. After the run, the state is the join over all contexts.
   */
  public final @Nullable S before(Operation op) {
    return query(op, true);
  }

  /** Returns the state after {@code op}; null if nothing is known. Otherwise like {@link #before}. */
  public final @Nullable S after(Operation op) {
    return query(op, false);
  }

  /**
   * Returns the state before {@code op} in {@code context} after the run; null if nothing is known.
   *
   * @param context a context of {@link DataFlowSolver#contextsOf}
   */
  public final @Nullable S before(Operation op, CallContext context) {
    Activation activation = solver().activations().find(context);
    return activation == null ? null : solver().in(activation, () -> before(op));
  }

  /**
   * Returns the state after {@code op} in {@code context} after the run; null if nothing is known.
   *
   * @param context a context of {@link DataFlowSolver#contextsOf}
   */
  public final @Nullable S after(Operation op, CallContext context) {
    Activation activation = solver().activations().find(context);
    return activation == null ? null : solver().in(activation, () -> after(op));
  }

  private @Nullable S query(Operation op, boolean before) {
    if (op.block() == null) {
      return null;
    }
    if (solver().isExhausted()) {
      return unknownState();
    }
    Activation here = solver().activation();
    if (here != null && solver().activations().isIn(op.block(), here)) {
      return queryIn(here, op, before);
    }
    S joined = null;
    for (Activation each : solver().activations().containing(op.block(), solver().worklist().current())) {
      joined = joinNullable(joined, solver().in(each, () -> queryIn(each, op, before)));
    }
    return joined;
  }

  /** Shows the states before and after {@code op}. */
  @Override
  final @Nullable Attribute describe(Operation op, PointStates points) {
    if (op.block() == null) {
      return null;
    }
    Context context = op.context();
    if (!solver().isExecutable(op.block())) {
      return FactAttributes.unreachable(context);
    }
    @SuppressWarnings("unchecked") // of this analysis
    PointStates.Pair<S> pair = (PointStates.Pair<S>) points.at(op, this);
    return DictionaryAttr.of(context, List.of(new NamedAttribute("after", show(context, pair.after())),
        new NamedAttribute("before", show(context, pair.before()))));
  }

  /** Adds the states around each operation of {@code block}, which is executable. Linear in its operations. */
  final void addStates(Block block, Map<Operation, PointStates.Pair<?>> states) {
    if (solver().isExhausted()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        states.put(op, new PointStates.Pair<>(unknownState(), unknownState()));
      }
      return;
    }
    Map<Operation, S> before = new HashMap<>();
    Map<Operation, S> after = new HashMap<>();
    for (Activation each : solver().activations().containing(block, null)) {
      solver().in(each, () -> {
        forEachPoint(each, block, (op, first, second) -> {
          before.put(op, joinNullable(before.get(op), first));
          after.put(op, joinNullable(after.get(op), second));
        });
        return true;
      });
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      states.put(op, new PointStates.Pair<>(before.get(op), after.get(op)));
    }
  }

  /** Receives the states around an operation. */
  interface PointVisitor<S> {
    void visit(Operation op, @Nullable S before, @Nullable S after);
  }

  /** Visits each operation of {@code block} with the states around it. */
  abstract void forEachPoint(Activation activation, Block block, PointVisitor<S> visitor);

  private @Nullable S queryIn(Activation activation, Operation op, boolean before) {
    return before ? queryBefore(activation, op) : queryAfter(activation, op);
  }

  @Override
  final void forEachDependent(Activation activation, Consumer<Task> action) {
    DenseFacts facts = facts(activation);
    facts.atStart.dependents().forEach(action);
    facts.leaving.dependents().forEach(action);
    facts.afterOps.dependents().forEach(action);
    facts.returned.dependents().forEach(action);
  }

  // ---- segments -----------------------------------------------------------------------------------------------------

  DenseFacts facts(Activation activation) {
    Object known = activation.factsAt(index());
    if (known == null) {
      known = createFacts(activation);
      activation.setFacts(index(), known);
    }
    @SuppressWarnings("unchecked") // set above only
    DenseFacts facts = (DenseFacts) known;
    return facts;
  }

  /** Returns the depth of the segments in {@code block}, by which they are ordered; -1 for the order of changes. */
  abstract int depthOf(Block block);

  /** Schedules the segment that starts at {@code place}. */
  final void scheduleSegment(Activation activation, Object place) {
    solver().worklist().schedule(segment(activation, place));
  }

  /** Computes the segment that starts at {@code place} immediately. */
  final void passSegment(Activation activation, Object place) {
    solver().worklist().run(segment(activation, place));
  }

  private Segment segment(Activation activation, Object place) {
    return facts(activation).segments.computeIfAbsent(place, added -> new Segment(activation, added));
  }

  final void scheduleExternalCall(OperationVisit call) {
    solver().worklist().schedule(externalCall(call));
  }

  /** Visits a call of an unknown callee immediately, and again when a fact that the visit has looked up changes. */
  final void passExternalCall(OperationVisit call) {
    solver().worklist().run(externalCall(call));
  }

  private ExternalCall externalCall(OperationVisit call) {
    return facts(call.activation).externalCalls.computeIfAbsent(call.op, added -> new ExternalCall(call));
  }

  /** Returns the transfer of {@code op} as a part of a segment. */
  final S transferInSegment(Activation activation, Operation op, S state) {
    DenseFacts facts = facts(activation);
    Remainder remainder = facts.remainders.isEmpty() ? null : facts.remainders.get(op);
    if (remainder != null) {
      remainder.state = state;
    }
    facts.transfer.op = op;
    facts.transfer.state = state;
    Task segment = solver().worklist().begin(facts.transfer);
    try {
      return transfer(op, state);
    } finally {
      solver().worklist().end(segment);
    }
  }

  @Override
  final void followUnknownEntry(Activation activation, Activation.UnknownEntry entry) {
    enterFromUnknown(activation, entry.region().first());
  }

  abstract void enterFromUnknown(Activation activation, Block block);
}
