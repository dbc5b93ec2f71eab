// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Computes something of every place of the program, against the direction of control: what may happen afterwards. A
 * state is an immutable object that is compared by {@code equals}; it grows by {@link #join}.
 *
 * <p>States are kept at both ends of blocks and around operations that control leaves or enters otherwise; those
 * between are computed again when asked for. Operations with regions that do not tell how control goes through them are
 * passed as if they had none: {@link #visitOperation(Operation, Object)} must think of what is in them. From where
 * control never leaves (endless loops), nothing is known.
 *
 * @param <S> the states
 */
public abstract class DenseBackwardAnalysis<S> extends DenseAnalysis<S, Operation> {
  /** What holds in front of operations that control leaves: of what it does then. */
  private final Map<Operation, S> inFront = new HashMap<>();
  /** Who goes to a block, or to behind an operation. */
  private final Map<Object, List<Operation>> sources = new HashMap<>();
  private final Map<Operation, Operation> calleeOf = new HashMap<>();
  private final Map<Operation, S> behindCalls = new HashMap<>();
  private final Map<Operation, List<Operation>> returnsOf = new HashMap<>();

  // ---- to be told by a subclass ------------------------------------------------------------------------------------

  /** What is assumed where control goes to nobody knows where. */
  protected abstract S exitState();

  /** The state in front of {@code op}. Must be monotonous in {@code after}. */
  protected abstract S visitOperation(Operation op, S after);

  /** The state in front of a call of something that is not known. By default anything may happen. */
  protected S visitExternalCall(Operation call, S after) {
    return exitState();
  }

  // ---- what is known -----------------------------------------------------------------------------------------------

  @Override
  public final S after(Operation op) {
    Operation from = op;
    while (from.next() != null && !isLeft(from) && !isLeft(from.next())) {
      from = from.next();
    }
    boolean isKept = isLeft(from) || from.next() == null;
    S state = isKept ? behind.get(from) : inFront.get(from.next());
    for (; state != null && from != op; from = from.previous()) {
      state = visitOperation(from, state);
    }
    return state;
  }

  @Override
  public final S before(Operation op) {
    if (isLeft(op)) {
      return inFront.get(op);
    }
    S state = after(op);
    return state == null ? null : visitOperation(op, state);
  }

  // ---- going on ----------------------------------------------------------------------------------------------------

  /** {@code state} holds where {@code source} sends control to. */
  private void comeBackTo(Operation source, S state) {
    if (state != null && grow(isLeft(source) ? inFront : behind, source, state)) {
      goOnFrom(source);
    }
  }

  @Override
  final void goOn(Operation op) {
    if (isLeft(op)) {
      pass(op.previous(), inFront.get(op), op.block());
    } else {
      pass(op, behind.get(op), op.block());
    }
  }

  /** Goes from {@code op} back to the start of the block, or to where control comes from elsewhere. */
  private void pass(Operation op, S after, Block block) {
    S state = after;
    for (; op != null; op = op.previous()) {
      if (isLeft(op)) {
        if (grow(behind, op, state)) {
          arriveBehind(op);
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

  private void arriveBehind(Operation op) {
    S state = behind.get(op);
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
    if (callee != null && grow(behindCalls, callee, state)) {
      for (Operation source : returnsOf.getOrDefault(callee, List.of())) {
        comeBackTo(source, behindCalls.get(callee));
      }
    }
  }

  // ---- what the solver tells ---------------------------------------------------------------------------------------

  /** Where control stops, or goes out of what is analysed. */
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
    comeBackTo(source, edge.target() == null ? behind.get(edge.owner()) : atStart.get(edge.target()));
  }

  @Override
  protected final void visitReturn(Operation source, Operation callable) {
    if (solver().hasUnknownCalls(callable)) {
      comeBackTo(source, exitState());
    }
    returnsOf.computeIfAbsent(callable, key -> new ArrayList<>(1)).add(source);
    comeBackTo(source, behindCalls.get(callable));
  }

  @Override
  protected final void visitCall(Operation call, Operation callable) {
    calleeOf.put(call, callable);
    Block entry = Callables.regionOf(callable).first();
    sources.computeIfAbsent(entry, key -> new ArrayList<>(2)).add(call);
    arriveBehind(call);
    comeBackTo(call, atStart.get(entry));
  }

  @Override
  protected final void visitUnknownCall(Operation call) {
    unknownCalls.add(call);
    arriveBehind(call);
  }
}
