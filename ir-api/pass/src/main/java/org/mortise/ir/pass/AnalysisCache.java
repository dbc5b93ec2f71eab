// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Operation;

/** The analyses of one operation that still hold. Used by one thread at a time. */
public final class AnalysisCache {
  private final Operation op;
  private final Map<Analysis<?>, Object> results = new IdentityHashMap<>();

  /** Creates an empty cache. */
  public AnalysisCache(Operation op) {
    this.op = op;
  }

  /** Returns the result of an analysis, which is computed unless it is cached. */
  @SuppressWarnings("unchecked")
  public <T> T get(Analysis<T> analysis) {
    return (T) results.computeIfAbsent(analysis, wanted -> wanted.of(op));
  }

  /** The operation whose analyses these are. */
  public Operation operation() {
    return op;
  }

  /** Returns whether the analysis is known and still holds. */
  public boolean has(Analysis<?> analysis) {
    return results.containsKey(analysis);
  }

  /** Forgets all but those in {@code preserved}. */
  public void retain(Set<Analysis<?>> preserved) {
    results.keySet().retainAll(preserved);
  }
}
