// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * Computes a state for each program point in the direction of control: what may have happened before. A state is an
 * immutable object that is compared by {@code equals}; it grows by {@link #join}.
 *
 * <p>States are stored at the starts of blocks and after operations that control leaves or enters at other points;
 * states between are recomputed by each query. An operation with regions whose control flow no interface describes is
 * treated like one without regions: {@link #visitOperation(Operation, Object)} must account for the operations inside.
 *
 * @param <S> the states
 */
public abstract class DenseForwardAnalysis<S> extends DenseAnalysis<S, Object> {
  /** The states before operations that control leaves; for terminators, the states after them. */
  private final Map<Operation, S> leaving = new HashMap<>();
  private final Map<Operation, List<FlowEdge>> edges = new HashMap<>();
  private final Map<Operation, Operation> returnsFrom = new HashMap<>();
  private final Map<Operation, S> returned = new HashMap<>();

  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /** Returns the state assumed where control enters from unknown code. */
  protected abstract S entryState();

  /** Returns the state after {@code op}. Must be monotonic in {@code before}. */
  protected abstract S visitOperation(Operation op, S before);

  /** Returns the state after a call of an unknown callee. By default this is the entry state. */
  protected S visitExternalCall(Operation call, @Nullable S before) {
    return entryState();
  }

  // ---- queries ------------------------------------------------------------------------------------------------------

  @Override
  public final @Nullable S before(Operation op) {
    Operation from = op.previous();
    while (from != null && !isLeft(from)) {
      from = from.previous();
    }
    S state = from == null ? atStart.get(op.block()) : afterOps.get(from);
    Operation next = from == null ? op.block().first() : from.next();
    for (; state != null && next != op; next = next.next()) {
      state = visitOperation(next, state);
    }
    return state;
  }

  @Override
  public final @Nullable S after(Operation op) {
    if (isLeft(op)) {
      return afterOps.get(op);
    }
    S state = before(op);
    return state == null ? null : visitOperation(op, state);
  }

  // ---- propagation --------------------------------------------------------------------------------------------------

  private void enter(Block block, S state) {
    if (grow(atStart, block, state)) {
      enqueue(block);
    }
  }

  private void continueAfter(Operation op, @Nullable S state) {
    if (grow(afterOps, op, state)) {
      enqueue(op);
    }
  }

  /** Continues from {@code place}: a block, or after an operation. */
  @Override
  final void propagate(Object place) {
    if (place instanceof Block block) {
      pass(block.first(), atStart.get(block));
    } else {
      pass(((Operation) place).next(), afterOps.get(place));
    }
  }

  /** Propagates from {@code op} to the end of the block, or to a point at which control leaves it. */
  private void pass(Operation op, @Nullable S before) {
    S state = before;
    for (; op != null; op = op.next()) {
      if (!isLeft(op)) {
        state = visitOperation(op, state);
      }
      if (isLeft(op) || op.next() == null) {
        if (grow(leaving, op, state)) {
          leave(op);
        }
        return;
      }
    }
  }

  private void leave(Operation op) {
    for (FlowEdge edge : edges.getOrDefault(op, List.of())) {
      take(edge);
    }
    if (unknownCalls.contains(op)) {
      continueAfter(op, visitExternalCall(op, leaving.get(op)));
    }
    Operation callable = returnsFrom.get(op);
    if (callable != null && grow(returned, callable, leaving.get(op))) {
      for (Operation call : solver().callsOf(callable)) {
        continueAfter(call, returned.get(callable));
      }
    }
  }

  private void take(FlowEdge edge) {
    S state = leaving.get(edge.source());
    if (state == null) {
      return;
    }
    if (edge.target() != null) {
      enter(edge.target(), state);
    } else {
      continueAfter(edge.owner(), state);
    }
  }

  // ---- callbacks of the solver --------------------------------------------------------------------------------------

  @Override
  protected final void visitOperation(Operation op) {}

  @Override
  protected final void visitUnknownEntry(Operation owner, Block entry) {
    enter(entry, entryState());
  }

  @Override
  protected final void visitEdge(FlowEdge edge) {
    edges.computeIfAbsent(edge.source(), key -> new ArrayList<>(2)).add(edge);
    take(edge);
  }

  @Override
  protected final void visitReturn(Operation source, Operation callable) {
    returnsFrom.put(source, callable);
    if (leaving.containsKey(source)) {
      leave(source);
    }
  }

  @Override
  protected final void visitCall(Operation call, Operation callable) {
    if (returned.containsKey(callable)) {
      continueAfter(call, returned.get(callable));
    }
  }

  @Override
  protected final void visitUnknownCall(Operation call) {
    unknownCalls.add(call);
    if (leaving.containsKey(call)) {
      leave(call);
    }
  }
}
