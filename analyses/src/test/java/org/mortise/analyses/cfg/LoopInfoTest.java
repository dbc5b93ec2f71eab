// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;
import org.mortise.ir.Block;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominatorTree;

class LoopInfoTest {
  private static LoopInfo loopsOf(FlowBuilder flow) {
    return LoopInfo.of(flow.block(0).parent(), DominatorTree.of(flow.block(0).parent()));
  }

  @Test
  void subLoops_nestedLoop_belongsToOuterLoop() {
    FlowBuilder flow = new FlowBuilder(5);
    flow.branch(flow.block(0), flow.block(1));
    flow.branch(flow.block(1), flow.block(2));
    flow.branch(flow.block(2), flow.block(2), flow.block(3));
    flow.branch(flow.block(3), flow.block(1), flow.block(4));
    LoopInfo loops = loopsOf(flow);
    NaturalLoop outer = loops.topLevelLoops().get(0);
    NaturalLoop inner = loops.innermostLoop(flow.block(2));
    assertThat(loops.topLevelLoops()).containsExactly(outer);
    assertThat(outer.subLoops()).containsExactly(inner);
    assertThat(outer.blocks()).containsExactly(flow.block(1), flow.block(2), flow.block(3));
    assertThat(inner.depth()).isEqualTo(2);
    assertThat(inner.contains(flow.block(3))).isFalse();
    assertThat(outer.contains(flow.block(2))).isTrue();
    assertThat(outer.contains(flow.block(4))).isFalse();
  }

  @Test
  void preheader_blockWithOtherSuccessor_isNull() {
    FlowBuilder flow = new FlowBuilder(4);
    flow.branch(flow.block(0), flow.block(1), flow.block(2));
    flow.branch(flow.block(1), flow.block(1), flow.block(2));
    flow.branch(flow.block(2), flow.block(3));
    flow.branch(flow.block(3), flow.block(3));
    LoopInfo loops = loopsOf(flow);
    assertThat(loops.innermostLoop(flow.block(1)).preheader()).isNull();
    assertThat(loops.innermostLoop(flow.block(3)).preheader()).isSameAs(flow.block(2));
  }

  @Test
  void topLevelLoops_cycleWithTwoEntries_areEmpty() {
    FlowBuilder flow = new FlowBuilder(3);
    flow.branch(flow.block(0), flow.block(1), flow.block(2));
    flow.branch(flow.block(1), flow.block(2));
    flow.branch(flow.block(2), flow.block(1));
    assertThat(loopsOf(flow).topLevelLoops()).isEmpty();
  }

  @Test
  void depth_deeplyNestedLoops_isNestingLevel() {
    int depth = 20_000;
    FlowBuilder flow = new FlowBuilder(1);
    Region region = flow.block(0).parent();
    Block[] headers = new Block[depth];
    for (int i = 0; i < depth; i++) {
      headers[i] = region.addBlock();
      flow.branch(i == 0 ? flow.block(0) : headers[i - 1], headers[i]);
    }
    Block latch = headers[depth - 1];
    for (int i = depth - 1; i >= 0; i--) {
      Block next = region.addBlock();
      flow.branch(latch, next);
      latch = region.addBlock();
      flow.branch(next, headers[i], latch);
    }
    assertThat(loopsOf(flow).innermostLoop(headers[depth - 1]).depth()).isEqualTo(depth);
  }
}
