// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;
import org.mortise.ir.Value;

class BackwardWalkTest {
  private final FlowBuilder flow = new FlowBuilder(1);
  private final Value a = flow.define(flow.block(0));
  private final Value b = flow.define(flow.block(0));

  @Test
  void next_addedTwice_isVisitedOnce() {
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, a);
    walk.add(a);
    assertThat(walk.next()).isSameAs(a);
    walk.add(a);
    assertThat(walk.next()).isNull();
  }

  @Test
  void clear_pendingAndSeenValues_areForgotten() {
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, a);
    walk.add(b);
    walk.clear();
    assertThat(walk.next()).isNull();
    walk.add(a);
    assertThat(walk.next()).isSameAs(a);
    assertThat(walk.next()).isNull();
  }
}
