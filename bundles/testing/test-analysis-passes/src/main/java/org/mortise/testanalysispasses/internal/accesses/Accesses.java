// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The operations that access the memory of values next, or last, at a program point. Immutable. A change copies the
 * references to the sets of all values.
 *
 * <p>Nothing is known about a value without a set, and a join with one takes the other's set. The order of a set is
 * that in which its operations were found; it does not matter for equality.
 */
final class Accesses {
  /** Nothing is known about any value. */
  static final Accesses NONE = new Accesses(Map.of());

  private static final Set<Operation> UNKNOWN = Set.of();

  private final Map<Value, Set<Operation>> sets;

  private Accesses(Map<Value, Set<Operation>> sets) {
    this.sets = sets;
  }

  /** Returns the operations that access the memory of {@code value}, or null if they are unknown. */
  @Nullable Set<Operation> of(Value value) {
    Set<Operation> set = sets.get(value);
    return set == null || set.isEmpty() ? null : set;
  }

  /** Returns these accesses with {@code op} as the only one to the memory of {@code value}. */
  Accesses with(Value value, Operation op) {
    Map<Value, Set<Operation>> changed = new LinkedHashMap<>(sets);
    changed.put(value, Set.of(op));
    return new Accesses(changed);
  }

  /** Returns unknown accesses for all values with known accesses. */
  Accesses forgotten() {
    Map<Value, Set<Operation>> unknown = new LinkedHashMap<>(sets);
    unknown.replaceAll((value, set) -> UNKNOWN);
    return new Accesses(unknown);
  }

  /** Returns the union with {@code others}; the operations of this object come first. */
  Accesses join(Accesses others) {
    if (sets.isEmpty() || others.sets.isEmpty()) {
      return sets.isEmpty() ? others : this;
    }
    Map<Value, Set<Operation>> joined = new LinkedHashMap<>(sets);
    others.sets.forEach((value, set) -> joined.merge(value, set, Accesses::union));
    return new Accesses(joined);
  }

  private static Set<Operation> union(Set<Operation> first, Set<Operation> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return UNKNOWN;
    }
    if (first.containsAll(second)) {
      return first;
    }
    Set<Operation> union = new LinkedHashSet<>(first);
    union.addAll(second);
    return Collections.unmodifiableSet(union);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Accesses accesses && sets.equals(accesses.sets);
  }

  @Override
  public int hashCode() {
    return sets.hashCode();
  }
}
