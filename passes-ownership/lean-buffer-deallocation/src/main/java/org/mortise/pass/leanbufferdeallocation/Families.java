// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.List;
import java.util.function.Function;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.ir.Value;

/** The sets of values that are connected by aliases, in either direction. Near-linear in the values and aliases. */
final class Families {
  private final BufferAliases values;
  private final int[] parents;

  Families(BufferAliases values, Function<Value, List<Value>> aliases) {
    this.values = values;
    this.parents = new int[values.count()];
    for (int i = 0; i < parents.length; i++) {
      parents[i] = i;
    }
    List<Value> all = values.values();
    for (int i = 0; i < parents.length; i++) {
      for (Value alias : aliases.apply(all.get(i))) {
        parents[find(i)] = find(values.numberOf(alias));
      }
    }
  }

  private int find(int number) {
    int found = number;
    while (parents[found] != found) {
      parents[found] = parents[parents[found]];
      found = parents[found];
    }
    return found;
  }

  /** Returns the representative of the values connected with {@code value}. */
  Value of(Value value) {
    int number = values.numberOf(value);
    return number < 0 ? value : values.values().get(find(number));
  }
}
