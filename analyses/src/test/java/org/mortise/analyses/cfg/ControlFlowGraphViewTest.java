// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jgrapht.traverse.DepthFirstIterator;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;
import org.mortise.ir.Block;

class ControlFlowGraphViewTest {
  private final FlowBuilder flow = new FlowBuilder(3);
  private final ControlFlowGraphView graph = new ControlFlowGraphView(flow.function.region(0));

  @Test
  void view_changedRegion_showsCurrentBlocksAndEdges() {
    flow.branch(flow.block(0), flow.block(1), flow.block(1));
    assertThat(graph.vertexSet()).containsExactly(flow.block(0), flow.block(1), flow.block(2));
    assertThat(graph.getAllEdges(flow.block(0), flow.block(1))).hasSize(2);
    assertThat(graph.inDegreeOf(flow.block(1))).isEqualTo(2);
    flow.branch(flow.block(1), flow.block(2));
    assertThat(graph.edgeSet()).hasSize(3);
    assertThat(graph.getEdgeTarget(graph.getEdge(flow.block(1), flow.block(2)))).isSameAs(flow.block(2));
  }

  @Test
  void view_usedByJGraphT_givesCorrectResults() {
    flow.branch(flow.block(0), flow.block(2));
    List<Block> reached = new ArrayList<>();
    new DepthFirstIterator<>(graph, flow.block(0)).forEachRemaining(reached::add);
    assertThat(reached).containsExactly(flow.block(0), flow.block(2));
  }

  @Test
  void addVertex_view_throws() {
    assertThatThrownBy(() -> graph.addVertex(new Block())).isInstanceOf(UnsupportedOperationException.class);
  }
}
