// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Computes something of every value, from definitions to uses: through operations as a subclass tells, along branches,
 * into and out of regions and calls by itself, as the interfaces of the operations say.
 *
 * <p>What is known of a value is an element of a lattice: an immutable object of type {@code E} that is compared by
 * {@code equals}, or null for <i>uninitialized</i>, of which nothing is known yet (it may be that the value is never
 * computed). It only ever grows, by {@link #join}, and must not grow endlessly.
 *
 * @param <E> the elements of the lattice
 */
public abstract class SparseForwardAnalysis<E> extends SparseAnalysis<E> {
  /** Callables of which some terminator does not tell what it returns. */
  private final Set<Operation> returnsUnknown = new HashSet<>();

  // ---- to be told by a subclass ------------------------------------------------------------------------------------

  /** What is assumed of a value that can be anything: the top element, or what the program itself says of the value. */
  protected abstract E entryElement(Value value);

  /**
   * Tells what {@code op} makes of its operands, by {@link #set} for its results, or {@link #setToEntry}. Called again
   * when an operand has changed. Not called for operations that determine their results by control flow: calls and
   * operations with {@link RegionBranchOpInterface}.
   *
   * @param operands per operand what is known of it; null elements are uninitialized
   */
  protected abstract void visitOperation(Operation op, List<E> operands);

  /** The results of a call of something that is not known. By default they can be anything. */
  protected void visitExternalCall(Operation call) {
    setToEntry(call);
  }

  /**
   * Values at the start of a region or results of {@code owner} that get no operand, such as induction variables. By
   * default they can be anything.
   */
  protected void visitNonControlFlowValues(Operation owner, List<? extends Value> values) {
    for (int i = 0; i < values.size(); i++) {
      setToEntry(values.get(i));
    }
  }

  // ---- what is known -----------------------------------------------------------------------------------------------

  protected final void setToEntry(Value value) {
    set(value, entryElement(value));
  }

  /** Every result can be anything. */
  protected final void setToEntry(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      setToEntry(op.result(i));
    }
  }

  // ---- along control flow ------------------------------------------------------------------------------------------

  @Override
  final void goOn(Value value, E element) {
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
    boolean tells = source.hasTrait(Trait.RETURN_LIKE);
    int count = tells ? source.operandCount() : 0;
    for (int i = 0; i < count; i++) {
      addReturned(callable, i, lookup(source.operand(i)));
    }
    if (!tells && returnsUnknown.add(callable)) {
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
