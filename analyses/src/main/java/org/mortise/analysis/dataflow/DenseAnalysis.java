// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * What dense analyses of both directions have in common: states that grow, and places from which to go on when they
 * have.
 *
 * @param <S> the states
 * @param <P> the places from which to go on
 */
abstract class DenseAnalysis<S, P> extends DataFlowAnalysis {
  /** What holds where a block is entered. */
  final Map<Block, S> atStart = new HashMap<>();
  /** What holds behind operations that control leaves; backwards also behind the last one of a block. */
  final Map<Operation, S> behind = new HashMap<>();
  /** Calls of something that is not known. */
  final Set<Operation> unknownCalls = new HashSet<>();
  /** Places of which the state has grown: a list in place of recursion. */
  private final List<P> pending = new ArrayList<>();
  private boolean running;

  /** The least state above both. Must be idempotent, commutative and associative, and not grow endlessly. */
  protected abstract S join(S a, S b);

  /** What holds in front of {@code op}; null if nothing is known. Linear in the operations of the block. */
  public abstract S before(Operation op);

  /** What holds behind {@code op}; null if nothing is known. Linear in the operations of the block. */
  public abstract S after(Operation op);

  /** Goes on from a place of which the state has grown. */
  abstract void goOn(P place);

  /** Whether control goes elsewhere on its way from in front of {@code op} to behind it. */
  static boolean isLeft(Operation op) {
    return op.implementsInterface(RegionBranchOpInterface.class) || op.implementsInterface(CallOpInterface.class);
  }

  /** Returns whether there is something new. */
  final <K> boolean grow(Map<K, S> states, K key, S state) {
    S old = states.get(key);
    S joined = old == null ? state : join(old, state);
    if (joined.equals(old)) {
      return false;
    }
    states.put(key, joined);
    return true;
  }

  /** Goes on from {@code place}, soon. */
  final void goOnFrom(P place) {
    pending.add(place);
    if (running) {
      return;
    }
    running = true;
    while (!pending.isEmpty()) {
      goOn(pending.remove(pending.size() - 1));
    }
    running = false;
  }

  @Override
  protected final void visitUnknownArguments(Operation owner, List<? extends Value> arguments) {}
}
