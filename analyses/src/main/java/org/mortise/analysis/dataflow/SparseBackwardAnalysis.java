// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
  /** Per block argument or result the operands that are forwarded to it. */
  private final Map<Value, List<Value>> sources = new HashMap<>();
  private final Map<Operation, Operation> calleeOf = new HashMap<>();
  private final Map<Operation, List<Operation>> returnsOf = new HashMap<>();

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
   * @param forwarded the indices of the forwarded operands, which this class follows by itself
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

  // ---- queries ------------------------------------------------------------------------------------------------------

  /** Sets all operands of {@code op} to the exit element. */
  protected final void setToExit(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      set(op.operand(i), exitElement(op.operand(i)));
    }
  }

  @Override
  final void propagate(Value value, @Nullable E element) {
    for (Value source : sources.getOrDefault(value, List.of())) {
      set(source, element);
    }
    if (value instanceof OpResult result) {
      Operation op = result.owner();
      Operation callee = calleeOf.get(op);
      if (callee != null) {
        setReturned(callee, result.index(), element);
      } else {
        solver().revisit(op);
      }
    }
  }

  // ---- along control flow ------------------------------------------------------------------------------------------

  @Override
  protected final void visitOperation(Operation op) {
    BitSet forwarded = op == solver().root() ? null : ForwardedOperands.of(op);
    if (forwarded != null) {
      visitControlFlow(op, forwarded);
      return;
    }
    List<E> results = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(lookup(op.result(i)));
    }
    visitOperation(op, results);
  }

  @Override
  protected final void visitEdge(FlowEdge edge) {
    if (edge.source().implementsInterface(CallOpInterface.class)) {
      return;
    }
    if (edge.operands() == null) {
      setToExit(edge.source());
      return;
    }
    int produced = edge.produced();
    for (int i = produced; i < edge.inputs().size() && i - produced < edge.operands().size(); i++) {
      connect(edge.operands().get(i - produced), edge.inputs().get(i));
    }
  }

  /**
   * Records that {@code source} is forwarded to {@code target}: elements of the target are joined to the source, now
   * and later.
   */
  protected final void connect(Value source, Value target) {
    sources.computeIfAbsent(target, key -> new ArrayList<>(1)).add(source);
    set(source, lookup(target));
  }

  @Override
  protected final void visitReturn(Operation source, Operation callable) {
    if (!source.hasTrait(Trait.RETURN_LIKE) || solver().hasUnknownCalls(callable)) {
      setToExit(source);
      return;
    }
    returnsOf.computeIfAbsent(callable, key -> new ArrayList<>(1)).add(source);
    List<E> all = returnedFrom(callable);
    for (int i = 0; i < all.size() && i < source.operandCount(); i++) {
      set(source.operand(i), all.get(i));
    }
  }

  /** Joins {@code element} to the value that {@code callable} returns at {@code index}. */
  protected final void setReturned(Operation callable, int index, E element) {
    E joined = growReturned(callable, index, element);
    if (joined == null) {
      return;
    }
    for (Operation source : returnsOf.getOrDefault(callable, List.of())) {
      if (index < source.operandCount()) {
        set(source.operand(index), joined);
      }
    }
  }

  @Override
  protected final void visitCall(Operation call, Operation callable) {
    calleeOf.put(call, callable);
    OperandRange operands = call.getInterface(CallOpInterface.class).getArgOperands(call);
    Block entry = Callables.regionOf(callable).first();
    for (int i = 0; i < operands.size() && i < entry.argumentCount(); i++) {
      connect(operands.get(i), entry.argument(i));
    }
    for (int i = 0; i < call.resultCount(); i++) {
      setReturned(callable, i, lookup(call.result(i)));
    }
  }

  @Override
  protected final void visitUnknownCall(Operation call) {
    visitExternalCall(call);
  }

  /** Ignores the arguments by default. */
  @Override
  protected void visitUnknownArguments(Operation owner, List<? extends Value> arguments) {}
}
