// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.KnownValue;
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
  /** The refinements of each unit, or null if there are none. */
  private final Map<Operation, @Nullable Refinements> refinements = new HashMap<>();

  // ---- defined by subclasses ----------------------------------------------------------------------------------------

  /** Returns the element assumed for an unknown value: the top element, or an element derived from the program. */
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

  /**
   * Returns whether this analysis defines {@link #refinedBy} and {@link #refine}. Analyses that do not refine do not
   * pay for it.
   */
  protected boolean refines() {
    return false;
  }

  /**
   * Returns the values whose elements can be refined where {@code known} holds, for example the operands of the
   * comparison that defines a condition. Must depend on the program only. The default is {@code known} itself.
   */
  protected List<Value> refinedBy(Value known) {
    return List.of(known);
  }

  /**
   * Returns the element of {@code value} where {@code known} holds. Must be monotonic. May look up other facts. The
   * result holds on the edge on which {@code known} holds, in all operations that only this edge leads to, or at the
   * single use for which it holds.
   *
   * @param value a value of {@link #refinedBy}
   * @param element the element of {@code value} before
   * @return null if {@code known} contradicts the facts, so that control does not reach the place
   */
  protected @Nullable E refine(Value value, E element, KnownValue known) {
    return element;
  }

  @Override
  final String kind() {
    return "sparse forward";
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

  /**
   * Returns the element of {@code value} for a use in {@code op}, refined by the edges that lead there. Linear in the
   * depth of the dominator trees around {@code op} if this analysis refines. Otherwise like {@link #lookup(Value)}.
   */
  public final @Nullable E lookup(Value value, Operation op) {
    Activations activations = solver().activations();
    Operation unit = activations.unitOf(op.parentRegion());
    Refinements refinements = refines() && !solver().isExhausted() ? refinementsOf(unit) : null;
    Refinement refinement = refinements == null ? null : refinements.find(value, op, unit);
    if (refinement == null) {
      return lookup(value);
    }
    Task task = solver().worklist().current();
    Activation here = solver().activation();
    boolean isHere = here != null && here.unit() == unit;
    E joined = null;
    for (Activation each : isHere ? here.asList() : activations.containing(op.block(), task)) {
      joined = joinNullable(joined, facts(each).refined.read(refinement, task));
    }
    return joined;
  }

  // ---- along control flow ------------------------------------------------------------------------------------------

  /** The facts about an activation. */
  private final class ForwardFacts extends SparseFacts {
    /** Callables with a terminator whose returned values are unknown. */
    final Set<Operation> returnsUnknown = new HashSet<>(0);
    /** The refinements of the unit, or null if there are none. */
    final @Nullable Refinements refinements;
    final Facts<Refinement, E> refined;
    private final Map<Refinement, Task> refining = new HashMap<>(0);

    ForwardFacts(Activation activation) {
      super(activation);
      refinements = refines() ? refinementsOf(activation.unit()) : null;
      refined = new Facts<>(
          SparseForwardAnalysis.this, key -> false, key -> propagateRefined(activation, key));
    }

    /** Returns the element of the value at {@code use}. */
    @Nullable E elementAt(OpOperand use) {
      Refinement refinement = refinements == null ? null : refinements.at(use);
      return refinement == null ? values.get(use.value()) : refined.get(refinement);
    }

    /** Returns the element of the value of {@code use} on {@code edge}. */
    @Nullable E elementOn(FlowEdge edge, OpOperand use) {
      Refinement refinement = refinements == null ? null : refinements.on(edge, use.value());
      return refinement == null ? elementAt(use) : refined.get(refinement);
    }

    void scheduleRefining(List<Refinement> changed, Activation activation) {
      for (Refinement each : changed) {
        solver().worklist().schedule(
            refining.computeIfAbsent(each, key -> Task.of(activation, () -> refine(this, key))));
      }
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
    ForwardFacts facts = facts(activation);
    E element = facts.values.get(value);
    Refinements refinements = facts.refinements;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (refinements == null || refinements.at(use) == null) {
        visitUse(facts, activation.visitOf(use.owner()), use, element);
      }
    }
    if (refinements != null) {
      facts.scheduleRefining(refinements.outermost.getOrDefault(value, List.of()), activation);
    }
  }

  /** Visits {@code use}, whose element has changed. */
  private void visitUse(ForwardFacts facts, @Nullable OperationVisit user, OpOperand use, E element) {
    if (user == null) {
      return;
    }
    int index = use.index();
    solver().worklist().schedule(user);
    if (user.edges() != null) {
      user.edges().forEach(index, edge -> {
        boolean isRefined = facts.refinements != null && facts.refinements.on(edge, use.value()) != null;
        if (!isRefined && !solver().isFollowedByVisit(edge)) {
          facts(edge.activation()).values.contribute(edge.inputFor(index), element, edge);
        }
      });
    }
    Operation callable = ControlFlow.callableReturnedFrom(user);
    if (callable != null) {
      facts.returned.contribute(new Returned(callable, index), element, user);
    }
  }

  private @Nullable Refinements refinementsOf(Operation unit) {
    if (!refinements.containsKey(unit)) {
      refinements.put(unit,
          new RefinementBuilder(unit, solver().callables()::isUnit, this::refinedBy).build());
    }
    return refinements.get(unit);
  }

  private void refine(ForwardFacts facts, Refinement refinement) {
    Refinement outer = refinement.outer();
    E element = outer == null ? facts.values.get(refinement.value()) : facts.refined.get(outer);
    for (KnownValue known : refinement.known()) {
      element = element == null ? null : refine(refinement.value(), element, known);
    }
    facts.refined.contribute(refinement, element, Facts.SOLE);
  }

  private void propagateRefined(Activation activation, Refinement refinement) {
    ForwardFacts facts = facts(activation);
    E element = facts.refined.get(refinement);
    for (OpOperand use : refinement.uses()) {
      visitUse(facts, activation.visitOf(use.owner()), use, element);
    }
    facts.scheduleRefining(refinement.inner(), activation);
    OperationVisit source = activation.visitOf(refinement.place().source());
    for (FlowEdge edge : source == null ? List.<FlowEdge>of() : source.allEdges()) {
      if (edge.label().equals(refinement.place().label())) {
        forward(edge, refinement.value(), element);
      }
    }
  }

  /** Forwards the refined element of {@code value} along {@code edge}. */
  private void forward(FlowEdge edge, Value value, E element) {
    for (int i = edge.unforwarded(); i < edge.forwardedEnd(); i++) {
      if (edge.source().op.operand(edge.operandFor(i)) == value) {
        facts(edge.activation()).values.contribute(edge.inputs().get(i), element, edge);
      }
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
    ForwardFacts facts = facts(visit.activation);
    List<E> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      operands.add(facts.elementAt(op.opOperand(i)));
    }
    visitOperation(op, operands);
  }

  @Override
  final void follow(FlowEdge edge) {
    if (edge.unforwarded() > 0 || !edge.others().isEmpty()) {
      solver().worklist().schedule(Task.of(edge.activation(), () -> setUnforwarded(edge)));
    }
    ForwardFacts facts = facts(edge.source().activation);
    for (int i = edge.unforwarded(); i < edge.forwardedEnd(); i++) {
      OpOperand use = edge.source().op.opOperand(edge.operandFor(i));
      facts(edge.activation()).values.contribute(edge.inputs().get(i), facts.elementOn(edge, use), edge);
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
            new Returned(callable, i), facts(source.activation).elementAt(source.op.opOperand(i)), source);
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

  @Override
  final void forEachDependent(Activation activation, Consumer<Task> action) {
    super.forEachDependent(activation, action);
    facts(activation).refined.dependents().forEach(action);
  }

  @Override
  final void forget(Operation unit) {
    refinements.remove(unit);
  }

  @Override
  final void addEntryFacts(OperationVisit call, List<@Nullable Object> entryFacts) {
    OperandRange operands = call.op.getInterface(CallOpInterface.class).getArgOperands(call.op);
    for (int i = 0; i < operands.size(); i++) {
      entryFacts.add(facts(call.activation).elementAt(operands.opOperand(i)));
    }
  }
}
