// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Value;

/**
 * The values that represent separate memory in MLIR's local alias analysis: the backward query on {@link
 * BufferGraph#UNDERLYING}. In contrast to {@link BufferOrigins}, it does not follow selections, declared flows or
 * calls.
 *
 * <p>A query is linear in the visited values and edges; its result is cached.
 */
public final class UnderlyingValues {
  /** A limit of the search. */
  @FunctionalInterface
  public interface Limit {
    /** Returns whether the search stops at {@code value}, found after {@code steps} steps, as an underlying value. */
    boolean stopsAt(Value value, int steps);
  }

  private record Step(Value value, int depth) {}

  private final Limit limit;
  private final Map<Value, List<Value>> known = new IdentityHashMap<>();

  /** Creates a search without a limit. */
  public UnderlyingValues() {
    this((value, steps) -> false);
  }

  /** Creates a search that ends at {@code limit}. */
  public UnderlyingValues(Limit limit) {
    this.limit = limit;
  }

  /**
   * Returns the underlying values of {@code value}; none if it is only forwarded to itself, or to an unreachable block.
   */
  public List<Value> of(Value value) {
    List<Value> found = known.get(value);
    if (found == null) {
      found = collect(value);
      known.put(value, found);
    }
    return found;
  }

  private List<Value> collect(Value start) {
    List<Value> found = new ArrayList<>(1);
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Step> pending = new ArrayDeque<>();
    pending.push(new Step(start, 0));
    List<Value> sources = new ArrayList<>();
    while (!pending.isEmpty()) {
      Step step = pending.pop();
      if (!seen.add(step.value())) {
        continue;
      }
      sources.clear();
      if (limit.stopsAt(step.value(), step.depth())
          || BufferGraph.UNDERLYING.collectSources(step.value(), sources)) {
        found.add(step.value());
      }
      for (int i = sources.size() - 1; i >= 0; i--) {
        pending.push(new Step(sources.get(i), step.depth() + 1));
      }
    }
    return found;
  }
}
