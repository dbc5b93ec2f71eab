// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.StronglyConnectedComponents;
import org.mortise.ir.Value;

/**
 * The condensation of {@link BufferAliases}: its strongly connected components and the edges between them. {@link
 * #fold} combines facts over the aliases of many buffers in one pass, where {@link BufferAliases#resolve} would list
 * shared aliases once per buffer. A snapshot, as {@link BufferAliases} is; not thread-safe. Time and memory are linear
 * in values and edges.
 */
public final class BufferFlow {
  private final BufferAliases aliases;
  private final boolean[] isEnd;
  /** A component has a higher number than all components that it flows into. */
  private final StronglyConnectedComponents components;
  /** The result of {@link #fold} per component; empty between two calls. */
  private final Object[] answers;
  private final boolean[] isFound;

  private BufferFlow(BufferAliases aliases, boolean[] isEnd) {
    this.aliases = aliases;
    this.isEnd = isEnd;
    this.components = componentsOf(aliases, isEnd);
    this.answers = new Object[components.count()];
    this.isFound = new boolean[components.count()];
  }

  private static StronglyConnectedComponents componentsOf(BufferAliases aliases, boolean[] isEnd) {
    StronglyConnectedComponents components =
        new StronglyConnectedComponents(aliases.count(), new UnreadEdges(aliases, isEnd));
    for (int i = 0; i < aliases.count(); i++) {
      components.search(i);
    }
    return components;
  }

  /** Returns the condensation of all of {@code aliases}. */
  public static BufferFlow of(BufferAliases aliases) {
    return upTo(Set.of(), aliases);
  }

  /** Returns the condensation of {@code aliases} without the edges that lead to {@code ends}. */
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
   * Returns, for each of {@code buffers}, the values of {@code own} for all its aliases, itself included, combined by
   * {@code join}. Calls {@code own} once per alias; it may return null, which adds nothing. {@code join} must be
   * associative, commutative and idempotent. Linear in the aliases of all buffers and the edges between them.
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
      found.add(number < 0 ? own.apply(buffer) : (T) answers[components.of(number)]);
    }
    for (int component : reached) {
      answers[component] = null;
      isFound[component] = false;
    }
    return found;
  }

  @SuppressWarnings("unchecked")
  private <T> @Nullable T foldOne(int component, Function<Value, T> own, BinaryOperator<T> join) {
    T answer = null;
    for (int i = components.start(component); i < components.end(component); i++) {
      int member = components.member(i);
      answer = join(answer, own.apply(aliases.value(member)), join);
      for (int edge = aliases.firstEdge(member); edge < aliases.lastEdge(member); edge++) {
        int target = aliases.target(edge);
        if (!isEnd[target] && components.of(target) != component) {
          answer = join(answer, (T) answers[components.of(target)], join);
        }
      }
    }
    return answer;
  }

  private static <T> T join(@Nullable T a, T b, BinaryOperator<T> join) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return join.apply(a, b);
  }

  /** Returns the components reachable from {@code buffers}, marked as found, each after its successors. */
  private int[] reachedFrom(List<Value> buffers) {
    int[] found = new int[Math.max(buffers.size(), 8)];
    int size = 0;
    for (Value buffer : buffers) {
      int number = aliases.numberOf(buffer);
      if (number >= 0 && !isFound[components.of(number)]) {
        isFound[components.of(number)] = true;
        found[size++] = components.of(number);
      }
    }
    for (int next = 0; next < size; next++) {
      for (int i = components.start(found[next]); i < components.end(found[next]); i++) {
        int member = components.member(i);
        for (int edge = aliases.firstEdge(member); edge < aliases.lastEdge(member); edge++) {
          int target = components.of(aliases.target(edge));
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

  /** The edges of the aliases except edges to ends. */
  private static final class UnreadEdges implements StronglyConnectedComponents.Edges {
    private final BufferAliases aliases;
    private final boolean[] isEnd;
    private final int[] next;

    UnreadEdges(BufferAliases aliases, boolean[] isEnd) {
      this.aliases = aliases;
      this.isEnd = isEnd;
      this.next = new int[aliases.count()];
      for (int i = 0; i < next.length; i++) {
        next[i] = aliases.firstEdge(i);
      }
    }

    @Override
    public int nextTarget(int node) {
      while (next[node] < aliases.lastEdge(node)) {
        int target = aliases.target(next[node]++);
        if (!isEnd[target]) {
          return target;
        }
      }
      return StronglyConnectedComponents.NONE;
    }
  }
}
