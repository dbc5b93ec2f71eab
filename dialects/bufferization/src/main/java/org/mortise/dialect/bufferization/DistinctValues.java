// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;

/** The distinct values of a list, and the position of each value of the list among them. Linear. */
final class DistinctValues {
  private final List<Value> distinct = new ArrayList<>();
  private final int[] positions;

  DistinctValues(List<Value> values) {
    positions = new int[values.size()];
    Map<Value, Integer> known = new HashMap<>();
    for (int i = 0; i < positions.length; i++) {
      Integer position = known.putIfAbsent(values.get(i), distinct.size());
      if (position == null) {
        positions[i] = distinct.size();
        distinct.add(values.get(i));
      } else {
        positions[i] = position;
      }
    }
  }

  /** Returns whether a value occurs more than once in the list. */
  boolean hasDuplicates() {
    return distinct.size() < positions.length;
  }

  /** Returns the distinct values in the order of their first occurrence. */
  List<Value> values() {
    return distinct;
  }

  /** Returns the position in {@link #values()} of the value at {@code index} of the list. */
  int positionOf(int index) {
    return positions[index];
  }

  /** Creates, for each distinct value, the disjunction of the conditions of its occurrences. */
  List<Value> merge(List<Value> conditions, Location location, OpBuilder builder) {
    List<Value> merged = new ArrayList<>(distinct.size());
    for (int i = 0; i < positions.length; i++) {
      int position = positions[i];
      if (position == merged.size()) {
        merged.add(conditions.get(i));
      } else if (merged.get(position) != conditions.get(i)) {
        merged.set(position, OrIOp.create(builder, location, merged.get(position), conditions.get(i)));
      }
    }
    return merged;
  }
}
