// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leandeallocation;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.mortise.ir.Value;

/** The sets of values that are connected by aliases, in either direction. Near-linear in the values and aliases. */
final class Families {
  private final Map<Value, Value> parents = new IdentityHashMap<>();

  Families(List<Value> values, Function<Value, List<Value>> aliases) {
    for (Value value : values) {
      for (Value alias : aliases.apply(value)) {
        parents.put(of(value), of(alias));
      }
    }
  }

  /** Returns the value that stands for all that are connected with {@code value}. */
  Value of(Value value) {
    Value found = value;
    for (Value parent = parents.get(found); parent != null && parent != found; parent = parents.get(found)) {
      Value next = parents.getOrDefault(parent, parent);
      parents.put(found, next);
      found = next;
    }
    return found;
  }
}
