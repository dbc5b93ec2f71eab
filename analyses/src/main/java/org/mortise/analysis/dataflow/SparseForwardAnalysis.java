// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Computes an element for each value, from definitions to uses. A subclass defines the transfer through an operation;
 * this class follows branches, regions and calls, as the interfaces of the operations describe them.
 *
 * <p>An element of the lattice is an immutable object of type {@code E} that is compared by {@code equals}, or null for
 * <i>uninitialized</i>: nothing is known yet, perhaps because the value is never computed. Elements only grow, by
 * {@link #join}; ascending chains must be finite.
 *
 * @param <E> the elements of the lattice
 */
public abstract class SparseForwardAnalysis<E> extends SparseAnalysis<E> {
  /** Callables with a terminator whose returned values are unknown. */
  private final Set<Operation> returnsUnknown = new HashSet<>();

  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /** Returns the element assumed for a value that can be anything: the top element, or one derived from the program. */
  protected abstract E entryElement(Value value);

  /**
   * Sets the elements of the results of {@code op} by {@link #set} or {@link #setToEntry}. Called again when the
   * element of an operand has grown. Not called for operations whose results are determined by control flow: calls and
   * operations with {@link RegionBranchOpInterface}.
   *
   * @param operands the elements of the operands; null elements are uninitialized
   */
  protected abstract void visitOperation(Operation op, List<E> operands);

  /** Visits a call of an unknown callee. By default its results get the entry element. */
  protected void visitExternalCall(Operation call) {
    setToEntry(call);
  }

  /**
   * Visits values at the start of a region, or results of {@code owner}, that no operand is forwarded to, such as
   * induction variables. By default they get the entry element.
   */
  protected void visitNonControlFlowValues(Operation owner, List<? extends Value> values) {
    for (int i = 0; i < values.size(); i++) {
      setToEntry(values.get(i));
    }
  }

  // ---- queries ------------------------------------------------------------------------------------------------------

  /** Sets the element of {@code value} to its entry element. */
  protected final void setToEntry(Value value) {
    set(value, entryElement(value));
  }

  /** Sets all results of {@code op} to the entry element. */
  protected final void setToEntry(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      setToEntry(op.result(i));
    }
  }

  // ---- along control flow ------------------------------------------------------------------------------------------

  @Override
  final void propagate(Value value, @Nullable E element) {
    solver().revisitUsers(value);
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      int index = use.index();
      solver().forEachEdge(use, edge -> set(edge.inputFor(index), element));
      Operation callable = solver().callableReturnedFrom(use);
      if (callable != null) {
        addReturned(callable, index, element);
      }
    }
  }

  @Override
  protected final void visitOperation(Operation op) {
    if (op.resultCount() == 0 || op.implementsInterface(RegionBranchOpInterface.class)
        || op.implementsInterface(CallOpInterface.class)) {
      return;
    }
    List<E> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      operands.add(lookup(op.operand(i)));
    }
    visitOperation(op, operands);
  }

  @Override
  protected final void visitEdge(FlowEdge edge) {
    if (!edge.others().isEmpty()) {
      visitNonControlFlowValues(edge.owner(), edge.others());
    }
    int unknown = edge.operands() == null ? edge.inputs().size() : edge.produced();
    for (int i = 0; i < unknown && i < edge.inputs().size(); i++) {
      setToEntry(edge.inputs().get(i));
    }
    for (int i = unknown; i < edge.inputs().size() && i - unknown < edge.operands().size(); i++) {
      set(edge.inputs().get(i), lookup(edge.operands().get(i - unknown)));
    }
  }

  @Override
  protected final void visitUnknownArguments(Operation owner, List<? extends Value> arguments) {
    Region region = arguments.get(0).parentRegion();
    boolean isCalled = region != null && Callables.regionOf(owner) == region;
    if (isCalled || owner == solver().root()) {
      for (int i = 0; i < arguments.size(); i++) {
        setToEntry(arguments.get(i));
      }
    } else {
      visitNonControlFlowValues(owner, arguments);
    }
  }

  @Override
  protected final void visitReturn(Operation source, Operation callable) {
    boolean returns = source.hasTrait(Trait.RETURN_LIKE);
    int count = returns ? source.operandCount() : 0;
    for (int i = 0; i < count; i++) {
      addReturned(callable, i, lookup(source.operand(i)));
    }
    if (!returns && returnsUnknown.add(callable)) {
      for (Operation call : solver().callsOf(callable)) {
        setToEntry(call);
      }
    }
  }

  private void addReturned(Operation callable, int index, E element) {
    E joined = growReturned(callable, index, element);
    if (joined == null) {
      return;
    }
    for (Operation call : solver().callsOf(callable)) {
      setResult(call, index, joined);
    }
  }

  @Override
  protected final void visitCall(Operation call, Operation callable) {
    if (returnsUnknown.contains(callable)) {
      setToEntry(call);
      return;
    }
    List<E> all = returnedFrom(callable);
    for (int i = 0; i < all.size(); i++) {
      setResult(call, i, all.get(i));
    }
  }

  private void setResult(Operation call, int index, E element) {
    if (index < call.resultCount()) {
      set(call.result(index), element);
    }
  }

  @Override
  protected final void visitUnknownCall(Operation call) {
    visitExternalCall(call);
  }
}
