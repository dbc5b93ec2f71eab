// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/**
 * A walk backward along the edges of a {@link BufferGraph}. It visits every value once, and continues only from values
 * that the client follows:
 *
 * <pre>{@code
 * BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, start);
 * for (Value value = walk.next(); value != null; value = walk.next()) {
 *   if (!isKnown(value)) {
 *     mayBeOther |= walk.follow();
 *   }
 * }
 * }</pre>
 *
 * <p>Linear in the visited values and their edges, also if values are added after the walk has ended. The order of the
 * visits is not specified. Not thread-safe.
 */
public final class BackwardWalk {
  private final BufferGraph graph;
  private final Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Value> pending = new ArrayList<>();
  private final List<Value> sources = new ArrayList<>();
  private @Nullable Value current;

  /** Creates a walk without values. */
  public BackwardWalk(BufferGraph graph) {
    this.graph = graph;
  }

  /** Creates a walk that starts from {@code start}. */
  public BackwardWalk(BufferGraph graph, Value start) {
    this(graph);
    add(start);
  }

  /** Adds {@code value} to the values to be visited, unless it has been added before. */
  public void add(Value value) {
    if (seen.add(value)) {
      pending.add(value);
    }
  }

  /** Returns the next value, or null at the end. */
  public @Nullable Value next() {
    current = pending.isEmpty() ? null : pending.remove(pending.size() - 1);
    return current;
  }

  /**
   * Adds the sources of the value that {@link #next} returned last. Returns whether that value may also be another
   * buffer, like {@link BufferGraph#collectSources}.
   */
  public boolean follow() {
    sources.clear();
    boolean mayBeOther = graph.collectSources(current, sources);
    for (Value source : sources) {
      add(source);
    }
    return mayBeOther;
  }

  /** Removes all values. */
  public void clear() {
    seen.clear();
    pending.clear();
    current = null;
  }
}
