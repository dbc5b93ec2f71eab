// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
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

  /** The facts about an activation. */
  private final class ForwardFacts extends SparseFacts {
    /** Callables with a terminator whose returned values are unknown. */
    final Set<Operation> returnsUnknown = new HashSet<>(0);

    ForwardFacts(Activation activation) {
      super(activation);
    }
  }

  @Override
  final SparseFacts createFacts(Activation activation) {
    return new ForwardFacts(activation);
  }

  @Override
  final ForwardFacts facts(Activation activation) {
    @SuppressWarnings("unchecked") // created above
    ForwardFacts facts = (ForwardFacts) super.facts(activation);
    return facts;
  }

  @Override
  final E unknownElement(Value value) {
    return entryElement(value);
  }

  @Override
  final void propagate(Activation activation, Value value) {
    E element = element(activation, value);
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      OperationVisit user = activation.visitOf(use.owner());
      if (user != null) {
        solver().worklist().schedule(user);
        forward(user, use.index(), element);
      }
    }
  }

  /** Forwards the operand of {@code user} at {@code index} along edges and returns. */
  private void forward(OperationVisit user, int index, E element) {
    if (user.edges() != null) {
      user.edges().forEach(index, edge ->
          facts(edge.activation()).values.contribute(edge.inputFor(index), element, edge));
    }
    Operation callable = ControlFlow.callableReturnedFrom(user);
    if (callable != null) {
      facts(user.activation).returned.contribute(new Returned(callable, index), element, user);
    }
  }

  @Override
  final void propagateReturned(Activation activation, Returned key) {
    for (OperationVisit call : activation.callsOf(key.callable())) {
      receive(call, activation, key);
    }
  }

  /** Receives the value that {@code callee} returns as the result of {@code call}. */
  private void receive(OperationVisit call, Activation callee, Returned key) {
    if (key.index() < call.op.resultCount()) {
      facts(call.activation).values.contribute(
          call.op.result(key.index()), facts(callee).returned.get(key), callee);
    }
  }

  @Override
  final void visit(OperationVisit visit) {
    Operation op = visit.op;
    if (op.resultCount() == 0 || op.implementsInterface(RegionBranchOpInterface.class)
        || op.implementsInterface(CallOpInterface.class)) {
      return;
    }
    Facts<Value, E> values = facts(visit.activation).values;
    List<E> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      operands.add(values.get(op.operand(i)));
    }
    visitOperation(op, operands);
  }

  @Override
  final void follow(FlowEdge edge) {
    if (edge.unforwarded() > 0 || !edge.others().isEmpty()) {
      solver().worklist().schedule(Task.of(edge.activation(), () -> setUnforwarded(edge)));
    }
    for (int i = edge.unforwarded(); i < edge.forwardedEnd(); i++) {
      facts(edge.activation()).values.contribute(edge.inputs().get(i),
          element(edge.source().activation, edge.source().op.operand(edge.operandFor(i))), edge);
    }
  }

  private void setUnforwarded(FlowEdge edge) {
    if (!edge.others().isEmpty()) {
      visitNonControlFlowValues(edge.owner(), edge.others());
    }
    for (int i = 0; i < edge.unforwarded(); i++) {
      setToEntry(edge.inputs().get(i));
    }
  }

  @Override
  final void followUnknownEntry(Activation activation, Activation.UnknownEntry entry) {
    if (entry.region().first().argumentCount() > 0) {
      solver().worklist().schedule(Task.of(activation, () -> setArguments(entry)));
    }
  }

  private void setArguments(Activation.UnknownEntry entry) {
    List<Value> arguments = List.of(entry.region().first().arguments());
    if (entry.owner() != solver().root() && Callables.regionOf(entry.owner()) != entry.region()) {
      visitNonControlFlowValues(entry.owner(), arguments);
      return;
    }
    for (int i = 0; i < arguments.size(); i++) {
      setToEntry(arguments.get(i));
    }
  }

  @Override
  final void followReturn(OperationVisit source, Operation callable) {
    if (source.op.hasTrait(Trait.RETURN_LIKE)) {
      for (int i = 0; i < source.op.operandCount(); i++) {
        facts(source.activation).returned.contribute(
            new Returned(callable, i), element(source.activation, source.op.operand(i)), source);
      }
      return;
    }
    if (facts(source.activation).returnsUnknown.add(callable)) {
      for (OperationVisit call : source.activation.callsOf(callable)) {
        scheduleSetToEntry(call);
      }
    }
  }

  private void scheduleSetToEntry(OperationVisit call) {
    solver().worklist().schedule(Task.of(call.activation, () -> setToEntry(call.op)));
  }

  @Override
  final void followCall(OperationVisit call, Operation callable, Activation callee) {
    if (facts(callee).returnsUnknown.contains(callable)) {
      scheduleSetToEntry(call);
      return;
    }
    for (int i = 0; i < call.op.resultCount(); i++) {
      receive(call, callee, new Returned(callable, i));
    }
  }

  @Override
  final void followUnknownCall(OperationVisit call) {
    solver().worklist().schedule(Task.of(call.activation, () -> visitExternalCall(call.op)));
  }
}
