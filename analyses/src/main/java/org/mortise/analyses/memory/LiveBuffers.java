// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.Value;

/**
 * The number of bytes that a set of live values keeps alive.
 *
 * <p>A value is one buffer at a time. Views of one base are the same buffer; a value at which several buffers join,
 * such as an argument of a block, is one of them. So the number of live buffers is at most the number of live bases,
 * and at most the number of buffers that these bases can be. Both are counted for each component of the graph of
 * aliases, and the smaller number of bytes is used.
 *
 * <p>Adding or removing a value takes as many steps as its base has possible buffers. Components in which the product
 * of buffers and bases exceeds {@link #MOST_PAIRS} are counted by bases only, so that the graph is built in linear
 * time.
 */
final class LiveBuffers {
  private static final int MOST_PAIRS = 1 << 18;
  private static final int[] NONE = {};

  /** Counts of a component. */
  private static final class Component {
    final List<Integer> buffers = new ArrayList<>(1);
    final List<Integer> bases = new ArrayList<>(1);
    boolean countsBuffers;
    long ofBases;
    long ofBuffers;

    long bytes() {
      return countsBuffers ? Math.min(ofBases, ofBuffers) : ofBases;
    }
  }

  private final Map<Value, Integer> numbers = new IdentityHashMap<>();
  private final int[] bases;
  private final @Nullable Component[] components;
  /** The bytes of each base, and of each buffer, which has the number of its base. */
  private final long[] bytes;
  private final long[] sizes;
  private final int[][] buffersOf;
  private final int[] liveValues;
  private final int[] liveBases;
  private long total;

  /** @param buffers the buffers with their sizes in bytes; a view among them counts as a base */
  LiveBuffers(BufferAliases aliases, Map<Value, Long> buffers) {
    List<Value> values = aliases.values();
    for (int i = 0; i < values.size(); i++) {
      numbers.put(values.get(i), i);
    }
    int count = values.size();
    bases = identity(count);
    int[] joined = identity(count);
    int[][] targets = new int[count][];
    for (int i = 0; i < count; i++) {
      List<Value> direct = aliases.directAliases(values.get(i));
      targets[i] = new int[direct.size()];
      for (int k = 0; k < targets[i].length; k++) {
        Value target = direct.get(k);
        targets[i][k] = numbers.get(target);
        join(joined, i, targets[i][k]);
        boolean isView = BufferGraph.viewSource(target) == values.get(i) || aliases.isAddress(target);
        if (isView && bases[targets[i][k]] == targets[i][k] && !buffers.containsKey(target)) {
          join(bases, targets[i][k], i);
        }
      }
    }
    components = new Component[count];
    bytes = new long[count];
    sizes = new long[count];
    buffersOf = new int[count][];
    Arrays.fill(buffersOf, NONE);
    liveValues = new int[count];
    liveBases = new int[count];
    buffers.forEach((buffer, size) -> sizes[find(bases, numbers.get(buffer))] += size);
    collect(joined, targets);
  }

  private static int[] identity(int count) {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = i;
    }
    return numbers;
  }

  private static int find(int[] parents, int number) {
    int root = number;
    while (parents[root] != root) {
      parents[root] = parents[parents[root]];
      root = parents[root];
    }
    return root;
  }

  /** Unites the sets of {@code number} and {@code other}. */
  private static void join(int[] parents, int number, int other) {
    parents[find(parents, number)] = find(parents, other);
  }

  // ---- graph -------------------------------------------------------------------------------------------------------

  private void collect(int[] joined, int[][] targets) {
    List<List<Integer>> members = new ArrayList<>();
    for (int i = 0; i < bases.length; i++) {
      members.add(null);
    }
    List<Component> all = new ArrayList<>();
    Map<Integer, Component> byRoot = new HashMap<>();
    for (int i = 0; i < bases.length; i++) {
      int base = find(bases, i);
      if (members.get(base) == null) {
        members.set(base, new ArrayList<>(1));
        Component component = byRoot.computeIfAbsent(find(joined, base), root -> new Component());
        components[base] = component;
        component.bases.add(base);
        if (sizes[base] > 0) {
          component.buffers.add(base);
        }
        if (component.bases.size() == 1) {
          all.add(component);
        }
      }
      members.get(base).add(i);
    }
    for (Component component : all) {
      component.countsBuffers = (long) component.buffers.size() * component.bases.size() <= MOST_PAIRS;
      if (component.countsBuffers) {
        component.buffers.forEach(buffer -> reach(List.of(buffer), members, targets, true));
      } else {
        reach(component.buffers, members, targets, false);
      }
    }
  }

  /** Adds buffers to the bases that they can reach. */
  private void reach(List<Integer> buffers, List<List<Integer>> members, int[][] targets, boolean single) {
    long most = buffers.stream().mapToLong(buffer -> sizes[buffer]).max().orElse(0);
    List<Integer> reached = new ArrayList<>(buffers);
    Map<Integer, Boolean> seen = new HashMap<>();
    buffers.forEach(buffer -> seen.put(buffer, true));
    for (int i = 0; i < reached.size(); i++) {
      int base = reached.get(i);
      bytes[base] = Math.max(bytes[base], most);
      if (single) {
        buffersOf[base] = Arrays.copyOf(buffersOf[base], buffersOf[base].length + 1);
        buffersOf[base][buffersOf[base].length - 1] = buffers.get(0);
      }
      for (int member : members.get(base)) {
        for (int target : targets[member]) {
          int next = find(bases, target);
          if (seen.put(next, true) == null) {
            reached.add(next);
          }
        }
      }
    }
  }

  // ---- live values -------------------------------------------------------------------------------------------------

  /** Returns whether the value can be an allocated buffer. */
  boolean isCounted(Value value) {
    Integer number = numbers.get(value);
    return number != null && bytes[find(bases, number)] > 0;
  }

  void add(Value value) {
    int base = find(bases, numbers.get(value));
    if (liveValues[base]++ == 0) {
      Component component = components[base];
      total -= component.bytes();
      component.ofBases += bytes[base];
      for (int buffer : buffersOf[base]) {
        component.ofBuffers += liveBases[buffer]++ == 0 ? sizes[buffer] : 0;
      }
      total += component.bytes();
    }
  }

  void remove(Value value) {
    int base = find(bases, numbers.get(value));
    if (--liveValues[base] == 0) {
      Component component = components[base];
      total -= component.bytes();
      component.ofBases -= bytes[base];
      for (int buffer : buffersOf[base]) {
        component.ofBuffers -= --liveBases[buffer] == 0 ? sizes[buffer] : 0;
      }
      total += component.bytes();
    }
  }

  /** Returns the bytes of the live buffers. */
  long bytes() {
    return total;
  }
}
