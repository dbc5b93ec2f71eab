// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Value;

/** Disjoint sets of values. A union or a query takes inverse-Ackermann time. */
final class ValueSets {
  private final Map<Value, Integer> numbers = new HashMap<>();
  private final List<Value> values = new ArrayList<>();
  private int[] parents = new int[16];
  private int[] sizes = new int[16];
  private int[] firstMembers = new int[16];
  private int[] lastMembers = new int[16];
  private int[] nextMembers = new int[16];

  /** Returns the number of the set of {@code value}, which changes with unions. */
  int find(Value value) {
    Integer number = numbers.get(value);
    return find(number == null ? add(value) : number);
  }

  private int add(Value value) {
    int number = values.size();
    if (number == parents.length) {
      parents = Arrays.copyOf(parents, 2 * number);
      sizes = Arrays.copyOf(sizes, 2 * number);
      firstMembers = Arrays.copyOf(firstMembers, 2 * number);
      lastMembers = Arrays.copyOf(lastMembers, 2 * number);
      nextMembers = Arrays.copyOf(nextMembers, 2 * number);
    }
    numbers.put(value, number);
    values.add(value);
    parents[number] = number;
    sizes[number] = 1;
    firstMembers[number] = number;
    lastMembers[number] = number;
    nextMembers[number] = -1;
    return number;
  }

  private int find(int number) {
    int root = number;
    while (parents[root] != root) {
      parents[root] = parents[parents[root]];
      root = parents[root];
    }
    return root;
  }

  boolean areTogether(Value first, Value second) {
    return first == second || find(first) == find(second);
  }

  /** Unites the sets of both values and returns the number of the union. */
  int unite(Value first, Value second) {
    int one = find(first);
    int other = find(second);
    if (one == other) {
      return one;
    }
    nextMembers[lastMembers[one]] = firstMembers[other];
    int large = sizes[one] >= sizes[other] ? one : other;
    int small = large == one ? other : one;
    parents[small] = large;
    sizes[large] += sizes[small];
    firstMembers[large] = firstMembers[one];
    lastMembers[large] = lastMembers[other];
    return large;
  }

  /** Returns the values of the set of {@code value}; in a union, the values of the first set come first. */
  List<Value> members(Value value) {
    int root = find(value);
    List<Value> members = new ArrayList<>(sizes[root]);
    for (int number = firstMembers[root]; number >= 0; number = nextMembers[number]) {
      members.add(values.get(number));
    }
    return members;
  }
}
