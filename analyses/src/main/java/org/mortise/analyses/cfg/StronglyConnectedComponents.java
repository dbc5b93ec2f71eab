// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jgrapht.Graph;

/**
 * Finds strongly connected components by the algorithm of Tarjan ("Depth-first search and linear graph algorithms",
 * 1972), without recursion. Nodes are numbers from 0. The graph can number its nodes while it is searched, so a graph
 * that is expensive to build is only built as far as it is reached.
 *
 * <p>Components are numbered in the order in which they are found: a component has a higher number than all other
 * components that its edges lead to. Time and memory are linear in the nodes and edges that are reached; several
 * searches of one object share their results. JGraphT's implementations do not guarantee this order.
 */
public final class StronglyConnectedComponents {
  /** No further node. */
  public static final int NONE = -1;

  /** The edges of a graph, each read once. */
  public interface Edges {
    /** Returns the node that the next unread edge of {@code node} leads to, or {@link #NONE} after the last edge. */
    int nextTarget(int node);
  }

  private final Edges edges;
  /** The visit number of each node, or {@link #NONE}. */
  private int[] visits;
  /** For each node, the first visit of an open node that is known to be reachable from it. */
  private int[] lowest;
  private int[] components;
  /** The nodes on the path from the start of the search to the current node. */
  private int[] path;
  private int depth;
  /** The visited nodes without a component. */
  private int[] open;
  private int openCount;
  private int visited;
  /** The nodes, component by component. */
  private int[] members;
  private int memberCount;
  private int[] ends;
  private int count;

  /** @param expectedNodes the likely number of nodes; there can be more */
  public StronglyConnectedComponents(int expectedNodes, Edges edges) {
    int capacity = Math.max(expectedNodes, 1);
    this.edges = edges;
    this.visits = new int[capacity];
    this.lowest = new int[capacity];
    this.components = new int[capacity];
    this.path = new int[capacity];
    this.open = new int[capacity];
    this.members = new int[capacity];
    this.ends = new int[capacity];
    Arrays.fill(visits, NONE);
    Arrays.fill(components, NONE);
  }

  /**
   * Returns the components that can be reached from {@code start}. Edges are followed in the order of the graph; inside
   * a component the vertex that was visited last comes first.
   */
  public static <V, E> List<List<V>> reachableFrom(Graph<V, E> graph, V start) {
    NumberedGraph<V, E> numbered = new NumberedGraph<>(graph);
    StronglyConnectedComponents found = new StronglyConnectedComponents(16, numbered);
    found.search(numbered.numberOf(start));
    List<List<V>> components = new ArrayList<>(found.count());
    for (int i = 0; i < found.count(); i++) {
      List<V> component = new ArrayList<>(found.end(i) - found.start(i));
      for (int k = found.start(i); k < found.end(i); k++) {
        component.add(numbered.vertices.get(found.member(k)));
      }
      components.add(component);
    }
    return components;
  }

  /** Finds the new components that can be reached from {@code start}. */
  public void search(int start) {
    if (isVisited(start)) {
      return;
    }
    enter(start);
    while (depth > 0) {
      int node = path[depth - 1];
      int target = edges.nextTarget(node);
      if (target == NONE) {
        depth--;
        leave(node);
      } else if (!isVisited(target)) {
        enter(target);
      } else if (components[target] == NONE) {
        lowest[node] = Math.min(lowest[node], visits[target]);
      }
    }
  }

  private boolean isVisited(int node) {
    return node < visits.length && visits[node] != NONE;
  }

  private void enter(int node) {
    if (node >= visits.length) {
      grow(Math.max(node + 1, visits.length * 2));
    }
    visits[node] = visited;
    lowest[node] = visited++;
    path[depth++] = node;
    open[openCount++] = node;
  }

  private void grow(int capacity) {
    int former = visits.length;
    visits = Arrays.copyOf(visits, capacity);
    components = Arrays.copyOf(components, capacity);
    Arrays.fill(visits, former, capacity, NONE);
    Arrays.fill(components, former, capacity, NONE);
    lowest = Arrays.copyOf(lowest, capacity);
    path = Arrays.copyOf(path, capacity);
    open = Arrays.copyOf(open, capacity);
    members = Arrays.copyOf(members, capacity);
    ends = Arrays.copyOf(ends, capacity);
  }

  private void leave(int node) {
    if (depth > 0) {
      lowest[path[depth - 1]] = Math.min(lowest[path[depth - 1]], lowest[node]);
    }
    if (lowest[node] != visits[node]) {
      return;
    }
    int member;
    do {
      member = open[--openCount];
      components[member] = count;
      members[memberCount++] = member;
    } while (member != node);
    ends[count++] = memberCount;
  }

  /** Returns the number of components found. */
  public int count() {
    return count;
  }

  /** Returns the component of {@code node}, or {@link #NONE} if no search has reached it. */
  public int of(int node) {
    return node < components.length ? components[node] : NONE;
  }

  /** Returns the position of the first member of {@code component}; see {@link #member}. */
  public int start(int component) {
    return component == 0 ? 0 : ends[component - 1];
  }

  /** Returns the position after the last member of {@code component}. */
  public int end(int component) {
    return ends[component];
  }

  /** Returns the node at {@code position} in the list of all components; the node visited last comes first. */
  public int member(int position) {
    return members[position];
  }

  /** A JGraphT graph whose vertices are numbered in the order in which they are reached. */
  private static final class NumberedGraph<V, E> implements Edges {
    final List<V> vertices = new ArrayList<>();

    private final Graph<V, E> graph;
    private final Map<V, Integer> numbers = new HashMap<>();
    private final List<Iterator<E>> edges = new ArrayList<>();

    NumberedGraph(Graph<V, E> graph) {
      this.graph = graph;
    }

    int numberOf(V vertex) {
      Integer known = numbers.putIfAbsent(vertex, vertices.size());
      if (known != null) {
        return known;
      }
      vertices.add(vertex);
      edges.add(graph.outgoingEdgesOf(vertex).iterator());
      return vertices.size() - 1;
    }

    @Override
    public int nextTarget(int node) {
      Iterator<E> unread = edges.get(node);
      return unread.hasNext() ? numberOf(graph.getEdgeTarget(unread.next())) : NONE;
    }
  }
}
