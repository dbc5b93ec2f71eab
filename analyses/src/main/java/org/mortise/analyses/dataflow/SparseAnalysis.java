// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;

/**
 * Common base of sparse analyses of both directions: an element per value.
 *
 * @param <E> the elements of the lattice
 */
abstract class SparseAnalysis<E> extends LatticeAnalysis<E> {
  /** The elements set by a transfer that runs outside of a solver's run; null during a run. */
  private @Nullable Map<Value, @Nullable E> captured;

  /** The facts about an activation. */
  class SparseFacts {
    final Facts<Value, E> values;
    final Facts<Returned, E> returned;

    SparseFacts(Activation activation) {
      LoopHeads heads = solver().heads();
      values = new Facts<>(SparseAnalysis.this, heads::isHead, value -> propagate(activation, value));
      returned = new Facts<>(SparseAnalysis.this, key -> heads.isRecursive(key.callable()),
          key -> propagateReturned(activation, key));
    }
  }

  abstract SparseFacts createFacts(Activation activation);

  /** Propagates the changed element of a value. */
  abstract void propagate(Activation activation, Value value);

  /** Propagates the changed element of a value that a callable returns. */
  abstract void propagateReturned(Activation activation, Returned key);

  /** Returns the element for unknown code. */
  abstract E unknownElement(Value value);

  @Override
  void forEachDependent(Activation activation, Consumer<Task> action) {
    facts(activation).values.dependents().forEach(action);
    facts(activation).returned.dependents().forEach(action);
  }

  SparseFacts facts(Activation activation) {
    Object known = activation.factsAt(index());
    if (known == null) {
      known = createFacts(activation);
      activation.setFacts(index(), known);
    }
    @SuppressWarnings("unchecked") // set above only
    SparseFacts facts = (SparseFacts) known;
    return facts;
  }

  /** Returns the element of {@code value} in {@code activation}, without a dependency. */
  final @Nullable E element(Activation activation, Value value) {
    return facts(activation).values.get(value);
  }

  /**
   * Returns the element of {@code value}, an operand or result of the visited operation, without an additional
   * dependency.
   */
  final @Nullable E peek(Value value) {
    return element(solver().activation(), value);
  }

  /**
   * Returns the element of {@code value}; null if nothing is known, for example because it is never computed. During a
   * run of the solver, the caller is called again when the element changes. After the run, the element is the join over
   * all contexts.
   */
  public final @Nullable E lookup(Value value) {
    if (solver().isExhausted()) {
      return unknownElement(value);
    }
    Task task = solver().worklist().currentReading(value);
    Activation here = solver().activation();
    Block block = value.parentBlock();
    if (here != null && (element(here, value) != null || solver().activations().isIn(block, here))) {
      return facts(here).values.read(value, task);
    }
    List<Activation> all = solver().activations().containing(block, task);
    E joined = null;
    for (int i = 0; i < all.size(); i++) {
      joined = joinNullable(joined, facts(all.get(i)).values.read(value, task));
    }
    return joined;
  }

  /**
   * Returns the element of {@code value} in {@code context} after the run; null if nothing is known.
   *
   * @param context a context of {@link DataFlowSolver#contextsOf}
   */
  public final @Nullable E lookup(Value value, CallContext context) {
    Activation activation = solver().activations().find(context);
    return activation == null ? null : solver().in(activation, () -> lookup(value));
  }

  /** Shows the elements of the results and of the arguments of all blocks inside {@code op}. */
  @Override
  final @Nullable Attribute describe(Operation op, PointStates states) {
    Context context = op.context();
    List<NamedAttribute> parts = new ArrayList<>(2);
    List<Attribute> arguments = new ArrayList<>();
    boolean hasArguments = false;
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        arguments.add(showAll(context, List.of(block.arguments())));
        hasArguments |= block.argumentCount() > 0;
      }
    }
    if (hasArguments) {
      parts.add(new NamedAttribute("arguments", ArrayAttr.of(context, arguments)));
    }
    if (op.resultCount() > 0) {
      parts.add(new NamedAttribute("results", showAll(context, List.of(op.results()))));
    }
    return parts.isEmpty() ? null : DictionaryAttr.of(context, parts);
  }

  @Override
  final List<Attribute> describeArguments(Block block) {
    return block.argumentCount() == 0 ? List.of()
        : showAll(block.argument(0).type().context(), List.of(block.arguments())).elements();
  }

  private ArrayAttr showAll(Context context, List<? extends Value> values) {
    List<Attribute> shown = new ArrayList<>(values.size());
    for (Value value : values) {
      shown.add(solver().isExecutable(value.parentBlock())
          ? show(context, lookup(value)) : FactAttributes.unreachable(context));
    }
    return ArrayAttr.of(context, shown);
  }

  /** Joins {@code element} to the element of {@code value}; null changes nothing. */
  protected final void set(Value value, @Nullable E element) {
    if (captured != null) {
      captured.put(value, joinNullable(captured.get(value), element));
      return;
    }
    Task task = solver().worklist().current();
    if (task instanceof OperationVisit visit && value.definingOp() == visit.op) {
      facts(visit.activation).values.contribute(value, element, Facts.SOLE);
      return;
    }
    Block block = value.parentBlock();
    Object source = task == null ? this : task;
    if (task != null && solver().activations().isIn(block, task.activation)) {
      facts(task.activation).values.contribute(value, element, source);
      return;
    }
    List<Activation> all = solver().activations().containing(block, null);
    for (Activation activation : all.isEmpty() ? solver().activations().anyOf(block).asList() : all) {
      facts(activation).values.contribute(value, element, source);
    }
  }

  /** Returns the elements that {@code transfer} sets, without adding them to the facts. */
  final Map<Value, @Nullable E> capture(Runnable transfer) {
    Map<Value, @Nullable E> elements = new LinkedHashMap<>();
    captured = elements;
    try {
      transfer.run();
    } finally {
      captured = null;
    }
    return elements;
  }
}
