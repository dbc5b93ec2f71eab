// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import static org.assertj.core.api.Assertions.assertThat;

import org.jgrapht.alg.cycle.CycleDetector;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;

class BackEdgesTest {
  @Test
  void of_loop_returnsClosingEdge() {
    FlowBuilder flow = new FlowBuilder(4);
    flow.branch(flow.block(0), flow.block(1));
    flow.branch(flow.block(1), flow.block(2), flow.block(3));
    flow.branch(flow.block(2), flow.block(1));
    assertThat(BackEdges.of(flow.function.region(0))).containsExactly(flow.block(2).last().blockOperand(0));
  }

  @Test
  void of_chainOfDiamonds_isEmpty() {
    int diamonds = 50_000;
    FlowBuilder flow = new FlowBuilder(0);
    Block top = flow.function.region(0).addBlock();
    for (int i = 0; i < diamonds; i++) {
      Block left = flow.function.region(0).addBlock();
      Block right = flow.function.region(0).addBlock();
      Block bottom = flow.function.region(0).addBlock();
      flow.branch(top, left, right);
      flow.branch(left, bottom);
      flow.branch(right, bottom);
      top = bottom;
    }
    assertThat(BackEdges.of(flow.function.region(0))).isEmpty();
  }

  @Test
  void of_unreachableLoop_returnsClosingEdge() {
    FlowBuilder flow = new FlowBuilder(2);
    flow.branch(flow.block(1), flow.block(1));
    assertThat(BackEdges.of(flow.function.region(0))).hasSize(1);
  }

  @Test
  void of_irreducibleGraph_remainingEdgesAreAcyclic() {
    FlowBuilder flow = new FlowBuilder(3); // irreducible: 1 and 2 branch to each other and are both entered
    flow.branch(flow.block(0), flow.block(1), flow.block(2));
    flow.branch(flow.block(1), flow.block(2));
    flow.branch(flow.block(2), flow.block(1));
    ControlFlowGraphView graph = new ControlFlowGraphView(flow.function.region(0));
    assertThat(new CycleDetector<>(graph).detectCycles()).isTrue();
    for (BlockOperand edge : BackEdges.of(flow.function.region(0))) {
      edge.set(flow.function.region(0).addBlock());
    }
    assertThat(new CycleDetector<>(graph).detectCycles()).isFalse();
  }
}
