// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Operation;

/** The analyses of one operation that still hold, or that can be adapted to changes. Not thread-safe. */
public final class AnalysisCache {
  /** A result, and the operations that have changed since it was computed. */
  private static final class Result<T> {
    private final Set<Operation> changed = new LinkedHashSet<>();
    private T value;

    Result(T value) {
      this.value = value;
    }
  }

  private final Operation op;
  private final Map<Analysis<?>, Result<?>> results = new HashMap<>();
  private boolean changed;

  /** Creates an empty cache. */
  public AnalysisCache(Operation op) {
    this.op = op;
  }

  /** Returns the result of an analysis. It is computed, or adapted to changes, unless it is cached and holds. */
  public <T> T get(Analysis<T> analysis) {
    @SuppressWarnings("unchecked") // of this analysis
    Result<T> known = (Result<T>) results.get(analysis);
    if (known == null) {
      known = new Result<>(analysis.of(op));
      results.put(analysis, known);
    } else if (!known.changed.isEmpty()) {
      known.value = analysis.updater().update(known.value, known.changed);
      known.changed.clear();
    }
    return known.value;
  }

  /** The operation whose analyses these are. */
  public Operation operation() {
    return op;
  }

  /** Returns whether the analysis is known and still holds. */
  public boolean has(Analysis<?> analysis) {
    Result<?> known = results.get(analysis);
    return known != null && known.changed.isEmpty();
  }

  /** Returns whether the operation has changed since the cache was created. */
  public boolean hasChanged() {
    return changed;
  }

  /** Drops all results except {@code preserved}, after a change anywhere in the operation. */
  public void retain(Set<Analysis<?>> preserved) {
    changed = true;
    results.keySet().retainAll(preserved);
  }

  /**
   * Drops all results except {@code preserved} and those that can be updated, after a change of parts of the operation.
   *
   * @param parts the roots of the changed operations
   */
  public void retain(Set<Analysis<?>> preserved, Collection<Operation> parts) {
    changed |= !parts.isEmpty();
    for (Iterator<Map.Entry<Analysis<?>, Result<?>>> all = results.entrySet().iterator(); all.hasNext();) {
      Map.Entry<Analysis<?>, Result<?>> each = all.next();
      if (preserved.contains(each.getKey())) {
        continue;
      }
      if (each.getKey().updater() == null) {
        all.remove();
      } else {
        each.getValue().changed.addAll(parts);
      }
    }
  }
}
