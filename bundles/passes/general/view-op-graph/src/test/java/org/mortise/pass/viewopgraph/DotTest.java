// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.graphs.GraphNode;

class DotTest {
  private final StringBuilder text = new StringBuilder();
  private final Dot dot = new Dot(text::append);

  @Test
  void node_labelWithSpecialCharacters_isQuoted() {
    dot.node("a\"b\\c\nd\te", "box");

    assertThat(text).contains("label = \"a\\\"b\\\\c\\nd\\te\"");
  }

  @Test
  void edge_beforeNodesAreComplete_isWrittenAtTheEnd() {
    GraphNode first = dot.node("first", "box");
    dot.edge(first, first, "self", false);
    dot.node("second", "box");
    dot.finish();

    assertThat(text.toString().indexOf("v1 -> v1")).isGreaterThan(text.toString().indexOf("second"));
  }

  /** Graphviz draws edges between nodes only; the edge of a cluster is cut off at its border. */
  @Test
  void edge_betweenClusters_isDrawnBetweenTheirNodesAndCutOff() {
    GraphNode from = dot.openCluster("from");
    dot.closeCluster();
    GraphNode to = dot.openCluster("to");
    dot.closeCluster();
    dot.edge(from, to, "ignored", true);
    dot.finish();

    assertThat(text).contains("v2 -> v4 [lhead = cluster_3, ltail = cluster_1, style = dashed];")
        .doesNotContain("ignored");
  }

  @Test
  void closeCluster_nested_restoresIndentation() {
    dot.openCluster("outer");
    dot.openCluster("inner");
    dot.closeCluster();
    dot.node("in outer", "box");
    dot.closeCluster();
    dot.finish();

    assertThat(text).contains("\n    v5 [label = \"in outer\"").endsWith("\n  }\n}\n");
  }
}
