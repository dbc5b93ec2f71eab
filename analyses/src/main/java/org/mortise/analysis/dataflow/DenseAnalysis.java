// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Common base of dense analyses of both directions: states that grow, and a worklist of program points whose state has
 * grown.
 *
 * @param <S> the states
 * @param <P> the program points from which propagation continues
 */
abstract class DenseAnalysis<S, P> extends DataFlowAnalysis {
  /** The state at the entry of each block. */
  final Map<Block, S> atStart = new HashMap<>();
  /**
   * The state after operations that control leaves. A backward analysis also has the state after the last operation of
   * each block.
   */
  final Map<Operation, S> afterOps = new HashMap<>();
  /** Calls of unknown callees. */
  final Set<Operation> unknownCalls = new HashSet<>();
  /** The worklist of points whose state has grown; avoids recursion. */
  private final List<P> pending = new ArrayList<>();
  private boolean running;

  /**
   * Returns the least upper bound. Must be idempotent, commutative and associative; ascending chains must be finite.
   */
  protected abstract S join(S a, S b);

  /** Returns the state before {@code op}; null if nothing is known. Linear in the operations of the block. */
  public abstract @Nullable S before(Operation op);

  /** Returns the state after {@code op}; null if nothing is known. Linear in the operations of the block. */
  public abstract @Nullable S after(Operation op);

  /** Continues the propagation from a point whose state has grown. */
  abstract void propagate(P place);

  /** Returns whether control leaves {@code op} for another place between its start and its end. */
  static boolean isLeft(Operation op) {
    return op.implementsInterface(RegionBranchOpInterface.class) || op.implementsInterface(CallOpInterface.class);
  }

  /** Joins {@code state} to the state of {@code key}. Returns whether the state has grown. */
  final <K> boolean grow(Map<K, S> states, K key, @Nullable S state) {
    S old = states.get(key);
    S joined = old == null ? state : join(old, state);
    if (joined.equals(old)) {
      return false;
    }
    states.put(key, joined);
    return true;
  }

  /** Adds {@code place} to the worklist. */
  final void enqueue(P place) {
    pending.add(place);
    if (running) {
      return;
    }
    running = true;
    while (!pending.isEmpty()) {
      propagate(pending.remove(pending.size() - 1));
    }
    running = false;
  }

  @Override
  protected final void visitUnknownArguments(Operation owner, List<? extends Value> arguments) {}
}
