// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * What sparse analyses of both directions have in common: elements that grow, and values from which to go on when they
 * have.
 *
 * @param <E> the elements of the lattice
 */
abstract class SparseAnalysis<E> extends DataFlowAnalysis {
  private final Map<Value, E> elements = new HashMap<>();
  /** Per callable the elements of what it returns; nulls for uninitialized. */
  private final Map<Operation, List<E>> returned = new HashMap<>();
  /** Values of which the element has grown: a list in place of recursion. */
  private final List<Value> pending = new ArrayList<>();
  private boolean running;

  /**
   * The least element above both. Must be idempotent, commutative and associative, and not grow endlessly.
   *
   * @param a not null
   * @param b not null
   */
  protected abstract E join(E a, E b);

  /** Goes on from a value of which the element has grown. */
  abstract void goOn(Value value, E element);

  /** What is known of {@code value}; null if nothing is, for example because it is never computed. */
  public final E lookup(Value value) {
    return elements.get(value);
  }

  /** Joins {@code element} to what is known of {@code value}; null changes nothing. */
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
      goOn(changed, elements.get(changed));
    }
    running = false;
  }

  private E joined(E old, E element) {
    return old == null ? element : element == null ? old : join(old, element);
  }

  /** What is known of what {@code callable} returns. */
  final List<E> returnedFrom(Operation callable) {
    return returned.getOrDefault(callable, List.of());
  }

  /** Joins to what is known of what {@code callable} returns. Returns what is new of it, or null. */
  final E growReturned(Operation callable, int index, E element) {
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
