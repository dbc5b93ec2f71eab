// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.mortise.ir.Value;

/**
 * The flow of buffers through their aliases, with those that flow in a cycle taken together. {@link #fold} answers a
 * question about the aliases of many buffers in one pass over what they share, where {@link BufferAliases#resolve}
 * would list the same aliases again for each of them. A snapshot, as {@link BufferAliases} is; not for several threads.
 *
 * <p>The components are found as in Tarjan, "Depth-first search and linear graph algorithms", 1972, without recursion,
 * in time and memory linear in values and edges.
 */
public final class BufferFlow {
  private static final int NONE = -1;

  private final BufferAliases aliases;
  private final boolean[] isEnd;
  /** Per value its component. A component has a higher number than all that it flows into. */
  private final int[] components;
  /** The values, component after component: component i is members[starts[i]] to members[starts[i + 1] - 1]. */
  private final int[] members;
  private final int[] starts;
  private int count;
  /** What {@link #fold} knows of a component; empty between two calls. */
  private final Object[] answers;
  private final boolean[] isFound;

  private BufferFlow(BufferAliases aliases, boolean[] isEnd) {
    this.aliases = aliases;
    this.isEnd = isEnd;
    int values = aliases.count();
    this.components = new int[values];
    this.members = new int[values];
    this.starts = new int[values + 1];
    new Components().run();
    this.answers = new Object[count];
    this.isFound = new boolean[count];
  }

  public static BufferFlow of(BufferAliases aliases) {
    return upTo(Set.of(), aliases);
  }

  /** The same, but nothing flows into {@code ends}. */
  public static BufferFlow upTo(Set<Value> ends, BufferAliases aliases) {
    boolean[] isEnd = new boolean[aliases.count()];
    for (Value end : ends) {
      int number = aliases.numberOf(end);
      if (number >= 0) {
        isEnd[number] = true;
      }
    }
    return new BufferFlow(aliases, isEnd);
  }

  /**
   * For each of {@code buffers} what {@code join} makes of {@code own} of all its aliases, itself included. {@code own}
   * is asked once for each alias and may answer null, which adds nothing; {@code join} has to be associative,
   * commutative and idempotent. Linear in the aliases of all buffers and the edges between them.
   */
  @SuppressWarnings("unchecked")
  public <T> List<T> fold(List<Value> buffers, Function<Value, T> own, BinaryOperator<T> join) {
    int[] reached = reachedFrom(buffers);
    for (int component : reached) {
      answers[component] = foldOne(component, own, join);
    }
    List<T> found = new ArrayList<>(buffers.size());
    for (Value buffer : buffers) {
      int number = aliases.numberOf(buffer);
      found.add(number < 0 ? own.apply(buffer) : (T) answers[components[number]]);
    }
    for (int component : reached) {
      answers[component] = null;
      isFound[component] = false;
    }
    return found;
  }

  @SuppressWarnings("unchecked")
  private <T> T foldOne(int component, Function<Value, T> own, BinaryOperator<T> join) {
    T answer = null;
    for (int i = starts[component]; i < starts[component + 1]; i++) {
      answer = join(answer, own.apply(aliases.value(members[i])), join);
      for (int edge = aliases.firstEdge(members[i]); edge < aliases.lastEdge(members[i]); edge++) {
        int target = aliases.target(edge);
        if (!isEnd[target] && components[target] != component) {
          answer = join(answer, (T) answers[components[target]], join);
        }
      }
    }
    return answer;
  }

  private static <T> T join(T a, T b, BinaryOperator<T> join) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return join.apply(a, b);
  }

  /** The components that {@code buffers} flow into, marked as found, each after all that it flows into. */
  private int[] reachedFrom(List<Value> buffers) {
    int[] found = new int[Math.max(buffers.size(), 8)];
    int size = 0;
    for (Value buffer : buffers) {
      int number = aliases.numberOf(buffer);
      if (number >= 0 && !isFound[components[number]]) {
        isFound[components[number]] = true;
        found[size++] = components[number];
      }
    }
    for (int next = 0; next < size; next++) {
      for (int i = starts[found[next]]; i < starts[found[next] + 1]; i++) {
        for (int edge = aliases.firstEdge(members[i]); edge < aliases.lastEdge(members[i]); edge++) {
          int target = components[aliases.target(edge)];
          if (isEnd[aliases.target(edge)] || isFound[target]) {
            continue;
          }
          isFound[target] = true;
          found = size == found.length ? Arrays.copyOf(found, size * 2) : found;
          found[size++] = target;
        }
      }
    }
    found = Arrays.copyOf(found, size);
    Arrays.sort(found);
    return found;
  }

  /** Finds the cycles of the flow, each after all that it flows into. */
  private final class Components {
    private final int[] index = new int[aliases.count()];
    private final int[] lowest = new int[aliases.count()];
    private final int[] nextEdge = new int[aliases.count()];
    private final int[] path = new int[aliases.count()];
    private final int[] open = new int[aliases.count()];
    private int depth;
    private int openCount;
    private int visited;
    private int closed;

    void run() {
      Arrays.fill(index, NONE);
      Arrays.fill(components, NONE);
      for (int i = 0; i < index.length; i++) {
        if (index[i] == NONE) {
          searchFrom(i);
        }
      }
    }

    private void searchFrom(int start) {
      enter(start);
      while (depth > 0) {
        int node = path[depth - 1];
        if (nextEdge[node] == aliases.lastEdge(node)) {
          depth--;
          leave(node);
          continue;
        }
        int target = aliases.target(nextEdge[node]++);
        if (isEnd[target]) {
          continue;
        }
        if (index[target] == NONE) {
          enter(target);
        } else if (components[target] == NONE) {
          lowest[node] = Math.min(lowest[node], index[target]);
        }
      }
    }

    private void enter(int node) {
      index[node] = visited;
      lowest[node] = visited++;
      nextEdge[node] = aliases.firstEdge(node);
      path[depth++] = node;
      open[openCount++] = node;
    }

    private void leave(int node) {
      if (depth > 0) {
        lowest[path[depth - 1]] = Math.min(lowest[path[depth - 1]], lowest[node]);
      }
      if (lowest[node] != index[node]) {
        return;
      }
      int member;
      do {
        member = open[--openCount];
        components[member] = count;
        members[closed++] = member;
      } while (member != node);
      starts[++count] = closed;
    }
  }
}
