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

/** A list of values without its duplicates, and where each value of the list is in it. Linear. */
final class Positions {
  private final List<Value> distinct = new ArrayList<>();
  private final int[] positions;

  Positions(List<Value> values) {
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

  boolean haveDuplicates() {
    return distinct.size() < positions.length;
  }

  /** The values without duplicates, in the order of their first occurrence. */
  List<Value> distinct() {
    return distinct;
  }

  /** The position in {@link #distinct()} of the value at {@code index} of the list. */
  int of(int index) {
    return positions[index];
  }

  /** Per distinct value the disjunction of the conditions that belong to it. */
  List<Value> merge(List<Value> conditions, Location location, OpBuilder builder) {
    List<Value> merged = new ArrayList<>(distinct.size());
    for (int i = 0; i < positions.length; i++) {
      int position = positions[i];
      if (position == merged.size()) {
        merged.add(conditions.get(i));
      } else if (merged.get(position) != conditions.get(i)) {
        merged.set(position, OrIOp.create(builder, location, merged.get(position), conditions.get(i)).result());
      }
    }
    return merged;
  }
}
