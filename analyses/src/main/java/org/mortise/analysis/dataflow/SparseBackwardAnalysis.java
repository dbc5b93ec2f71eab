// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

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
 * Computes something of every value, from uses to definitions: through operations as a subclass tells, back along
 * branches, out of and into regions and calls by itself, as the interfaces of the operations say. Of code that cannot
 * be executed nothing is asked.
 *
 * <p>The lattice is as in {@link SparseForwardAnalysis}: immutable elements, null for what nothing is known of.
 *
 * @param <E> the elements of the lattice
 */
public abstract class SparseBackwardAnalysis<E> extends SparseAnalysis<E> {
  /** Per block argument or result the operands that become its value. */
  private final Map<Value, List<Value>> sources = new HashMap<>();
  private final Map<Operation, Operation> calleeOf = new HashMap<>();
  private final Map<Operation, List<Operation>> returnsOf = new HashMap<>();

  // ---- to be told by a subclass ------------------------------------------------------------------------------------

  /** What is assumed of a value that goes to where nobody sees it. */
  protected abstract E exitElement(Value value);

  /**
   * Tells what {@code op} wants of its operands, by {@link #set}. Called again when something more is known of a
   * result. Not called for branches, returns, calls, and operations that pass on operands to their regions.
   *
   * @param results per result what is known of it; null elements for nothing
   */
  protected abstract void visitOperation(Operation op, List<E> results);

  /**
   * An operand of an operation that passes on others, such as the condition of a branch or the bound of a loop. By
   * default nobody knows what becomes of it.
   */
  protected void visitBranchOperand(Operation op, Value operand) {
    set(operand, exitElement(operand));
  }

  /**
   * An operation that passes on operands along control flow. By default those that it does not pass on are visited by
   * {@link #visitBranchOperand}. Called again when something more is known of a result.
   *
   * @param forwarded the indices of the operands that are passed on, which the analysis follows by itself
   */
  protected void visitControlFlow(Operation op, BitSet forwarded) {
    for (int i = forwarded.nextClearBit(0); i < op.operandCount(); i = forwarded.nextClearBit(i + 1)) {
      visitBranchOperand(op, op.operand(i));
    }
  }

  /** A call of something that is not known. By default nobody knows what becomes of the operands. */
  protected void visitExternalCall(Operation call) {
    setToExit(call);
  }

  // ---- what is known -----------------------------------------------------------------------------------------------

  /** Nobody knows what becomes of the operands of {@code op}. */
  protected final void setToExit(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      set(op.operand(i), exitElement(op.operand(i)));
    }
  }

  @Override
  final void goOn(Value value, E element) {
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

  /** {@code source} becomes {@code target} somewhere: what is known of that is joined to it, now and later. */
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

  /** Joins {@code element} to what is known of what {@code callable} returns at {@code index}. */
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

  /** By default nothing is to be said of them. */
  @Override
  protected void visitUnknownArguments(Operation owner, List<? extends Value> arguments) {}
}
