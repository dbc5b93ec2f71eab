// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.cfg;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jgrapht.Graph;

/**
 * Tarjan's strongly connected components ("Depth-first search and linear graph algorithms", 1972) without recursion, in
 * the order that his algorithm finds them in. JGraphT has others, which promise no order. Linear.
 */
public final class StronglyConnectedComponents {
  private StronglyConnectedComponents() {}

  /**
   * The components of what is reached from {@code start}: a component comes after all others that edges lead to from
   * it. Edges are followed in the graph's order; in a component, what was met last comes first.
   */
  public static <V, E> List<List<V>> reachableFrom(Graph<V, E> graph, V start) {
    Search<V, E> search = new Search<>(graph);
    search.run(start);
    return search.components;
  }

  private static final class Search<V, E> {
    final List<List<V>> components = new ArrayList<>();

    private final Graph<V, E> graph;
    private final Map<V, Visit<V, E>> visits = new HashMap<>();
    /** From the start to the vertex in hand. */
    private final Deque<Visit<V, E>> path = new ArrayDeque<>();
    /** What was met and is in no component yet. */
    private final Deque<Visit<V, E>> open = new ArrayDeque<>();

    Search(Graph<V, E> graph) {
      this.graph = graph;
    }

    void run(V start) {
      enter(start);
      while (!path.isEmpty()) {
        Visit<V, E> visit = path.peek();
        if (visit.edges.hasNext()) {
          follow(visit, graph.getEdgeTarget(visit.edges.next()));
        } else {
          leave(visit);
        }
      }
    }

    private void enter(V vertex) {
      Visit<V, E> visit = new Visit<>(vertex, visits.size(), graph.outgoingEdgesOf(vertex).iterator());
      visits.put(vertex, visit);
      path.push(visit);
      open.push(visit);
    }

    private void follow(Visit<V, E> from, V target) {
      Visit<V, E> known = visits.get(target);
      if (known == null) {
        enter(target);
      } else if (known.isOpen) {
        from.lowest = Math.min(from.lowest, known.number);
      }
    }

    private void leave(Visit<V, E> visit) {
      path.pop();
      if (visit.lowest == visit.number) {
        close(visit);
      }
      if (!path.isEmpty()) {
        path.peek().lowest = Math.min(path.peek().lowest, visit.lowest);
      }
    }

    /** Makes a component of all that was met since {@code first}. */
    private void close(Visit<V, E> first) {
      List<V> component = new ArrayList<>();
      Visit<V, E> member;
      do {
        member = open.pop();
        member.isOpen = false;
        component.add(member.vertex);
      } while (member != first);
      components.add(component);
    }
  }

  /** A vertex that was met: the edges that are left to follow, and the earliest open vertex known to be reached. */
  private static final class Visit<V, E> {
    final V vertex;
    final int number;
    final Iterator<E> edges;
    int lowest;
    boolean isOpen = true;

    Visit(V vertex, int number, Iterator<E> edges) {
      this.vertex = vertex;
      this.number = number;
      this.edges = edges;
      this.lowest = number;
    }
  }
}
