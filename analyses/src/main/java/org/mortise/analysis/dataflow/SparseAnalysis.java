// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Common base of sparse analyses of both directions: lattice elements that grow, and a worklist of values whose element
 * has grown.
 *
 * @param <E> the elements of the lattice
 */
abstract class SparseAnalysis<E> extends DataFlowAnalysis {
  private final Map<Value, E> elements = new HashMap<>();
  /** Per callable the elements of its returned values; null for uninitialized ones. */
  private final Map<Operation, List<E>> returned = new HashMap<>();
  /** The worklist of values whose element has grown; avoids recursion. */
  private final List<Value> pending = new ArrayList<>();
  private boolean running;

  /**
   * Returns the least upper bound. Must be idempotent, commutative and associative; ascending chains must be finite.
   *
   * @param a not null
   * @param b not null
   */
  protected abstract E join(E a, E b);

  /** Continues the propagation from a value whose element has grown. */
  abstract void propagate(Value value, @Nullable E element);

  /** Returns the element of {@code value}; null if nothing is known, for example because it is never computed. */
  public final @Nullable E lookup(Value value) {
    return elements.get(value);
  }

  /** Joins {@code element} to the element of {@code value}; null changes nothing. */
  protected final void set(Value value, E element) {
    E old = elements.get(value);
    E joined = joined(old, element);
    if (joined == null || joined.equals(old)) {
      return;
    }
    elements.put(value, joined);
    pending.add(value);
    if (running) {
      return;
    }
    running = true;
    while (!pending.isEmpty()) {
      Value changed = pending.remove(pending.size() - 1);
      propagate(changed, elements.get(changed));
    }
    running = false;
  }

  private E joined(@Nullable E old, E element) {
    return old == null ? element : element == null ? old : join(old, element);
  }

  /** Returns the elements of the values that {@code callable} returns. */
  final List<E> returnedFrom(Operation callable) {
    return returned.getOrDefault(callable, List.of());
  }

  /**
   * Joins {@code element} to that of a value that {@code callable} returns. Returns the new element if it has grown,
   * otherwise null.
   */
  final @Nullable E growReturned(Operation callable, int index, E element) {
    List<E> all = returned.computeIfAbsent(callable, key -> new ArrayList<>());
    while (all.size() <= index) {
      all.add(null);
    }
    E joined = joined(all.get(index), element);
    if (joined == null || joined.equals(all.get(index))) {
      return null;
    }
    all.set(index, joined);
    return joined;
  }
}
