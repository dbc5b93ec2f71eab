// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Computes a state for each program point against the direction of control: what may happen afterwards. A state is an
 * immutable object that is compared by {@code equals}; it grows by {@link #join}.
 *
 * <p>States are stored at both ends of blocks and around operations that control leaves or enters at other points;
 * states between are recomputed by each query. An operation with regions whose control flow no interface describes is
 * treated like one without regions: {@link #visitOperation(Operation, Object)} must account for the operations inside.
 * Nothing is known at points from which control never leaves (endless loops).
 *
 * @param <S> the states
 */
public abstract class DenseBackwardAnalysis<S> extends DenseAnalysis<S, Operation> {
  /** The states before operations that control leaves. */
  private final Map<Operation, S> beforeOps = new HashMap<>();
  /** The operations from which control enters a block, or continues after an operation. */
  private final Map<Object, List<Operation>> sources = new HashMap<>();
  private final Map<Operation, Operation> calleeOf = new HashMap<>();
  private final Map<Operation, S> afterCallees = new HashMap<>();
  private final Map<Operation, List<Operation>> returnsOf = new HashMap<>();

  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /** Returns the state assumed where control continues in unknown code. */
  protected abstract S exitState();

  /** Returns the state before {@code op}. Must be monotonic in {@code after}. */
  protected abstract S visitOperation(Operation op, S after);

  /** Returns the state before a call of an unknown callee. By default this is the exit state. */
  protected S visitExternalCall(Operation call, S after) {
    return exitState();
  }

  // ---- queries ------------------------------------------------------------------------------------------------------

  @Override
  public final @Nullable S after(Operation op) {
    Operation from = op;
    while (from.next() != null && !isLeft(from) && !isLeft(from.next())) {
      from = from.next();
    }
    boolean isKept = isLeft(from) || from.next() == null;
    S state = isKept ? afterOps.get(from) : beforeOps.get(from.next());
    for (; state != null && from != op; from = from.previous()) {
      state = visitOperation(from, state);
    }
    return state;
  }

  @Override
  public final @Nullable S before(Operation op) {
    if (isLeft(op)) {
      return beforeOps.get(op);
    }
    S state = after(op);
    return state == null ? null : visitOperation(op, state);
  }

  // ---- propagation --------------------------------------------------------------------------------------------------

  /** Joins {@code state} to the state of the point at which {@code source} passes control on. */
  private void comeBackTo(Operation source, @Nullable S state) {
    if (state != null && grow(isLeft(source) ? beforeOps : afterOps, source, state)) {
      enqueue(source);
    }
  }

  @Override
  final void propagate(Operation op) {
    if (isLeft(op)) {
      pass(op.previous(), beforeOps.get(op), op.block());
    } else {
      pass(op, afterOps.get(op), op.block());
    }
  }

  /** Propagates from {@code op} back to the start of the block, or to a point that control enters from elsewhere. */
  private void pass(Operation op, @Nullable S after, Block block) {
    S state = after;
    for (; op != null; op = op.previous()) {
      if (isLeft(op)) {
        if (grow(afterOps, op, state)) {
          arriveAfter(op);
        }
        return;
      }
      state = visitOperation(op, state);
    }
    if (grow(atStart, block, state)) {
      for (Operation source : sources.getOrDefault(block, List.of())) {
        comeBackTo(source, atStart.get(block));
      }
    }
  }

  private void arriveAfter(Operation op) {
    S state = afterOps.get(op);
    if (state == null) {
      return;
    }
    for (Operation source : sources.getOrDefault(op, List.of())) {
      comeBackTo(source, state);
    }
    if (unknownCalls.contains(op)) {
      comeBackTo(op, visitExternalCall(op, state));
    }
    Operation callee = calleeOf.get(op);
    if (callee != null && grow(afterCallees, callee, state)) {
      for (Operation source : returnsOf.getOrDefault(callee, List.of())) {
        comeBackTo(source, afterCallees.get(callee));
      }
    }
  }

  // ---- callbacks of the solver --------------------------------------------------------------------------------------

  /** Visits operations at which control stops or leaves the analysed code. */
  @Override
  protected final void visitOperation(Operation op) {
    if (op == solver().root() || op.next() != null || op.successorCount() > 0 || isLeft(op)) {
      return;
    }
    Operation parent = op.parentOp();
    boolean isInside = parent != solver().root()
        && (parent.implementsInterface(RegionBranchOpInterface.class)
            || Callables.regionOf(parent) == op.parentRegion());
    if (!isInside) {
      comeBackTo(op, exitState());
    }
  }

  @Override
  protected final void visitEdge(FlowEdge edge) {
    Operation source = edge.source();
    if (source.implementsInterface(CallOpInterface.class)) {
      return;
    }
    Object target = edge.target() == null ? edge.owner() : edge.target();
    sources.computeIfAbsent(target, key -> new ArrayList<>(2)).add(source);
    comeBackTo(source, edge.target() == null ? afterOps.get(edge.owner()) : atStart.get(edge.target()));
  }

  @Override
  protected final void visitReturn(Operation source, Operation callable) {
    if (solver().hasUnknownCalls(callable)) {
      comeBackTo(source, exitState());
    }
    returnsOf.computeIfAbsent(callable, key -> new ArrayList<>(1)).add(source);
    comeBackTo(source, afterCallees.get(callable));
  }

  @Override
  protected final void visitCall(Operation call, Operation callable) {
    calleeOf.put(call, callable);
    Block entry = Callables.regionOf(callable).first();
    sources.computeIfAbsent(entry, key -> new ArrayList<>(2)).add(call);
    arriveAfter(call);
    comeBackTo(call, atStart.get(entry));
  }

  @Override
  protected final void visitUnknownCall(Operation call) {
    unknownCalls.add(call);
    arriveAfter(call);
  }
}
