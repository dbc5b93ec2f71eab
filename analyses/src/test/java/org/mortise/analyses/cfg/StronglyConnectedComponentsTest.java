// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DirectedPseudograph;
import org.junit.jupiter.api.Test;

class StronglyConnectedComponentsTest {
  private final Graph<String, DefaultEdge> graph = new DirectedPseudograph<>(DefaultEdge.class);

  @Test
  void reachableFrom_severalComponents_successorsComeFirst() {
    edge("start", "a");
    edge("start", "leaf");
    edge("a", "b");
    edge("b", "c");
    edge("b", "leaf");
    edge("c", "a");
    edge("c", "c");
    assertThat(from("start")).containsExactly(List.of("leaf"), List.of("c", "b", "a"), List.of("start"));
  }

  @Test
  void reachableFrom_unreachableVertices_areOmitted() {
    edge("start", "a");
    edge("elsewhere", "a");
    assertThat(from("start")).containsExactly(List.of("a"), List.of("start"));
    assertThat(from("a")).containsExactly(List.of("a"));
  }

  @Test
  void reachableFrom_edgeToFinishedComponent_joinsNothing() {
    edge("start", "a");
    edge("start", "b");
    edge("b", "a");
    assertThat(from("start")).containsExactly(List.of("a"), List.of("b"), List.of("start"));
  }

  @Test
  void reachableFrom_longPath_needsNoRecursion() {
    int length = 200_000;
    for (int i = 0; i < length; i++) {
      edge(name(i), name(i + 1));
    }
    assertThat(from(name(0))).hasSize(length + 1);
    edge(name(length), name(0));
    assertThat(from(name(0))).singleElement().satisfies(component -> assertThat(component).hasSize(length + 1));
  }

  @Test
  void reachableFrom_randomGraphs_agreeWithJGraphT() {
    Random random = new Random(7);
    for (int round = 0; round < 200; round++) {
      Graph<String, DefaultEdge> random20 = randomGraph(random, 20, random.nextInt(60));
      List<List<String>> found = StronglyConnectedComponents.reachableFrom(random20, name(0));
      Set<Set<String>> expected =
          new HashSet<>(new KosarajuStrongConnectivityInspector<>(random20).stronglyConnectedSets());
      assertThat(found).allSatisfy(component -> assertThat(expected).contains(Set.copyOf(component)));
      assertEdgesLeadBack(random20, found);
    }
  }

  /** Asserts that every edge stays in its component or leads to an earlier one, so no reachable vertex is missing. */
  private static void assertEdgesLeadBack(Graph<String, DefaultEdge> graph, List<List<String>> components) {
    Map<String, Integer> position = new HashMap<>();
    for (int i = 0; i < components.size(); i++) {
      for (String vertex : components.get(i)) {
        assertThat(position.put(vertex, i)).isNull();
      }
    }
    for (String vertex : new ArrayList<>(position.keySet())) {
      for (DefaultEdge edge : graph.outgoingEdgesOf(vertex)) {
        assertThat(position.get(graph.getEdgeTarget(edge))).isNotNull().isLessThanOrEqualTo(position.get(vertex));
      }
    }
  }

  private static Graph<String, DefaultEdge> randomGraph(Random random, int vertices, int edges) {
    Graph<String, DefaultEdge> made = new DirectedPseudograph<>(DefaultEdge.class);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < vertices; i++) {
      names.add(name(i));
      made.addVertex(name(i));
    }
    for (int i = 0; i < edges; i++) {
      made.addEdge(names.get(random.nextInt(vertices)), names.get(random.nextInt(vertices)));
    }
    return made;
  }

  @Test
  void search_chainOfCycles_takesOneStepPerNodeAndEdge() {
    assertThat(stepsOfChain(1_000)).isEqualTo(5 * 1_000);
    assertThat(stepsOfChain(100_000)).isEqualTo(5 * 100_000);
  }

  /** Returns the steps for a chain of cycles of two nodes each, if the search is started from every node. */
  private static int stepsOfChain(int cycles) {
    int[][] targets = new int[2 * cycles][];
    for (int i = 0; i < targets.length; i += 2) {
      targets[i] = new int[] {i + 1};
      targets[i + 1] = i + 2 < targets.length ? new int[] {i, i + 2} : new int[] {i, i + 1};
    }
    int[] read = new int[targets.length];
    int[] steps = new int[1];
    StronglyConnectedComponents found = new StronglyConnectedComponents(1, node -> {
      steps[0]++;
      return read[node] < targets[node].length ? targets[node][read[node]++] : StronglyConnectedComponents.NONE;
    });
    for (int i = 0; i < targets.length; i++) {
      found.search(i);
    }
    assertThat(found.count()).isEqualTo(cycles);
    assertThat(found.of(0)).isEqualTo(found.of(1)).isEqualTo(cycles - 1);
    return steps[0];
  }

  private List<List<String>> from(String start) {
    return StronglyConnectedComponents.reachableFrom(graph, start);
  }

  private void edge(String source, String target) {
    graph.addVertex(source);
    graph.addVertex(target);
    graph.addEdge(source, target);
  }

  private static String name(int number) {
    return "v" + number;
  }
}
