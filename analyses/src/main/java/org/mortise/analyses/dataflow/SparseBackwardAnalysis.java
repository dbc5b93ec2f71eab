// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Computes an element for each value, from uses to definitions. A subclass defines the transfer through an operation;
 * this class follows branches, regions and calls, as the interfaces of the operations describe them. Unreachable code
 * is not visited.
 *
 * <p>The lattice is as in {@link SparseForwardAnalysis}: immutable elements, and null for uninitialized.
 *
 * @param <E> the elements of the lattice
 */
public abstract class SparseBackwardAnalysis<E> extends SparseAnalysis<E> {
  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /** Returns the element assumed for a value that is forwarded to unknown code. */
  protected abstract E exitElement(Value value);

  /**
   * Sets the elements of the operands of {@code op} by {@link #set}. Called again when the element of a result has
   * grown. Not called for branches, returns, calls, and operations that forward operands to their regions.
   *
   * @param results the elements of the results; null elements are uninitialized
   */
  protected abstract void visitOperation(Operation op, List<E> results);

  /**
   * Visits an operand that is not forwarded by an operation that forwards others, such as the condition of a branch or
   * the bound of a loop. By default it gets the exit element.
   */
  protected void visitBranchOperand(Operation op, Value operand) {
    set(operand, exitElement(operand));
  }

  /**
   * Visits an operation that forwards operands along control flow. By default the operands that are not forwarded are
   * visited by {@link #visitBranchOperand}. Called again when the element of a result has grown.
   *
   * @param forwarded the indices of the forwarded operands, which this class handles
   */
  protected void visitControlFlow(Operation op, BitSet forwarded) {
    for (int i = forwarded.nextClearBit(0); i < op.operandCount(); i = forwarded.nextClearBit(i + 1)) {
      visitBranchOperand(op, op.operand(i));
    }
  }

  /** Visits a call of an unknown callee. By default its operands get the exit element. */
  protected void visitExternalCall(Operation call) {
    setToExit(call);
  }

  @Override
  final String kind() {
    return "sparse backward";
  }

  // ---- queries ------------------------------------------------------------------------------------------------------

  /** Sets all operands of {@code op} to the exit element. */
  protected final void setToExit(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      set(op.operand(i), exitElement(op.operand(i)));
    }
  }

  // ---- along control flow ------------------------------------------------------------------------------------------

  /** An operand that is forwarded to a block argument or result. Compared by identity. */
  private static final class Link {
    final Activation activation;
    final Value operand;

    Link(Activation activation, Value operand) {
      this.activation = activation;
      this.operand = operand;
    }
  }

  /** The facts about an activation. */
  private final class BackwardFacts extends SparseFacts {
    /** For each block argument or result, the operands that are forwarded to it. */
    final Map<Value, List<Link>> sources = new HashMap<>();
    final Map<Operation, List<OperationVisit>> returnsOf = new HashMap<>(2);

    BackwardFacts(Activation activation) {
      super(activation);
    }
  }

  @Override
  final SparseFacts createFacts(Activation activation) {
    return new BackwardFacts(activation);
  }

  @Override
  final BackwardFacts facts(Activation activation) {
    @SuppressWarnings("unchecked") // created above
    BackwardFacts facts = (BackwardFacts) super.facts(activation);
    return facts;
  }

  @Override
  final E unknownElement(Value value) {
    return exitElement(value);
  }

  @Override
  final void propagate(Activation activation, Value value) {
    E element = element(activation, value);
    for (Link link : facts(activation).sources.getOrDefault(value, List.of())) {
      facts(link.activation).values.contribute(link.operand, element, link);
    }
    OperationVisit definer = value instanceof OpResult result ? activation.visitOf(result.owner()) : null;
    if (definer == null) {
      return;
    }
    if (definer.callees().isEmpty()) {
      solver().worklist().schedule(definer);
    }
    for (Activation callee : definer.callees()) {
      addReturned(definer, callee, ((OpResult) value).index());
    }
  }

  /** Adds the element of a result of {@code call} to the element of the value that {@code callee} returns. */
  private void addReturned(OperationVisit call, Activation callee, int index) {
    Operation callable = solver().calleeOf(call.op);
    facts(callee).returned.contribute(
        new Returned(callable, index), element(call.activation, call.op.result(index)), call);
  }

  @Override
  final void propagateReturned(Activation activation, Returned key) {
    for (OperationVisit source : facts(activation).returnsOf.getOrDefault(key.callable(), List.of())) {
      receive(source, key);
    }
  }

  private void receive(OperationVisit source, Returned key) {
    if (key.index() < source.op.operandCount()) {
      BackwardFacts facts = facts(source.activation);
      facts.values.contribute(source.op.operand(key.index()), facts.returned.get(key), key);
    }
  }

  @Override
  final void visit(OperationVisit visit) {
    Operation op = visit.op;
    BitSet forwarded = op == solver().root() ? null : ForwardedOperands.of(op);
    if (forwarded != null) {
      visitControlFlow(op, forwarded);
      return;
    }
    List<E> results = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(element(visit.activation, op.result(i)));
    }
    visitOperation(op, results);
  }

  @Override
  final void follow(FlowEdge edge) {
    if (edge.isCall()) {
      return;
    }
    if (edge.operands() == null) {
      scheduleSetToExit(edge.source());
      return;
    }
    Activation activation = edge.activation();
    for (int i = edge.unforwarded(); i < edge.forwardedEnd(); i++) {
      connect(activation, edge.source().op.operand(edge.operandFor(i)), activation, edge.inputs().get(i));
    }
  }

  private void scheduleSetToExit(OperationVisit source) {
    solver().worklist().schedule(Task.of(source.activation, () -> setToExit(source.op)));
  }

  private void connect(Activation from, Value source, Activation to, Value target) {
    Link link = new Link(from, source);
    facts(to).sources.computeIfAbsent(target, key -> new ArrayList<>(1)).add(link);
    facts(from).values.contribute(source, element(to, target), link);
  }

  /**
   * Records in all contexts that {@code source} is forwarded to {@code target}, a value of the same callable: elements
   * of the target are joined to the source, now and later.
   */
  final void connect(Value source, Value target) {
    for (Activation activation : solver().activations().containing(source.parentBlock(), null)) {
      connect(activation, source, activation, target);
    }
  }

  /** Joins {@code element} to the value that {@code callable} returns at {@code index}, in all contexts. */
  final void setReturned(Operation callable, int index, E element) {
    Activations activations = solver().activations();
    activations.of(CallContext.any(callable));
    for (Activation activation : activations.ofUnit(activations.unitOfBody(callable))) {
      facts(activation).returned.contribute(new Returned(callable, index), element, this);
    }
  }

  @Override
  final void followReturn(OperationVisit source, Operation callable) {
    if (!source.op.hasTrait(Trait.RETURN_LIKE) || solver().control().isCalledFromUnknown(callable, source.activation)) {
      scheduleSetToExit(source);
      return;
    }
    facts(source.activation).returnsOf.computeIfAbsent(callable, key -> new ArrayList<>(1)).add(source);
    for (int i = 0; i < source.op.operandCount(); i++) {
      receive(source, new Returned(callable, i));
    }
  }

  @Override
  final void followCall(OperationVisit call, Operation callable, Activation callee) {
    OperandRange operands = call.op.getInterface(CallOpInterface.class).getArgOperands(call.op);
    Block entry = Callables.regionOf(callable).first();
    for (int i = 0; i < operands.size() && i < entry.argumentCount(); i++) {
      connect(call.activation, operands.get(i), callee, entry.argument(i));
    }
    for (int i = 0; i < call.op.resultCount(); i++) {
      addReturned(call, callee, i);
    }
  }

  @Override
  final void followUnknownCall(OperationVisit call) {
    solver().worklist().schedule(Task.of(call.activation, () -> visitExternalCall(call.op)));
  }

  @Override
  final void followUnknownEntry(Activation activation, Activation.UnknownEntry entry) {
    if (entry.region().first().argumentCount() > 0) {
      List<Value> arguments = List.of(entry.region().first().arguments());
      solver().worklist().schedule(Task.of(activation, () -> visitUnknownArguments(entry.owner(), arguments)));
    }
  }

  /**
   * Visits the arguments of a region of {@code owner} that control enters from unknown code. The default does nothing.
   */
  protected void visitUnknownArguments(Operation owner, List<? extends Value> arguments) {}
}
