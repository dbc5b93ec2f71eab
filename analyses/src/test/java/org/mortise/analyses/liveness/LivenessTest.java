// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.liveness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

class LivenessTest {
  @Test
  void liveIn_valueUsedInLoop_reachesBackToDefinition() {
    FlowBuilder flow = new FlowBuilder(4); // entry -> head <-> body, head -> exit
    Block entry = flow.block(0);
    Block head = flow.block(1);
    Block body = flow.block(2);
    Block exit = flow.block(3);
    Value a = flow.define(entry);
    Value b = flow.define(entry);
    flow.branch(entry, head);
    flow.branch(head, body, exit);
    flow.use(body, a);
    flow.branch(body, head);
    flow.use(exit, b);

    Liveness liveness = Liveness.of(flow.function);

    assertThat(liveness.liveIn(entry)).isEmpty();
    assertThat(liveness.liveOut(entry)).containsExactly(a, b);
    assertThat(liveness.liveIn(head)).containsExactly(a, b);
    assertThat(liveness.liveIn(body)).containsExactly(a, b);
    assertThat(liveness.liveOut(body)).containsExactly(a, b);
    assertThat(liveness.liveIn(exit)).containsExactly(b);
    assertThat(liveness.liveOut(exit)).isEmpty();
  }

  @Test
  void liveIn_useInNestedRegion_countsForEnclosingBlocks() {
    FlowBuilder flow = new FlowBuilder(2);
    Value a = flow.define(flow.block(0));
    flow.branch(flow.block(0), flow.block(1));
    Block outer = flow.nest(flow.block(1));
    Block inner = flow.nest(outer);
    flow.use(inner, a);

    Liveness liveness = Liveness.of(flow.function);

    assertThat(liveness.liveIn(inner)).containsExactly(a);
    assertThat(liveness.liveIn(outer)).containsExactly(a);
    assertThat(liveness.liveIn(flow.block(1))).containsExactly(a);
    assertThat(liveness.liveOut(flow.block(0))).containsExactly(a);
    assertThat(liveness.liveOut(flow.block(1))).isEmpty();
  }

  @Test
  void liveIn_regionWithoutUse_isEmpty() {
    FlowBuilder flow = new FlowBuilder(1);
    Value a = flow.define(flow.block(0));
    Block inner = flow.nest(flow.block(0));
    flow.use(flow.block(0), a);
    assertThat(Liveness.of(flow.function).liveIn(inner)).isEmpty();
  }

  @Test
  void liveIn_usesInOtherOrder_areInOrderOfDefinition() {
    FlowBuilder flow = new FlowBuilder(2);
    Value a = flow.define(flow.block(0));
    Value b = flow.define(flow.block(0));
    Value c = flow.define(flow.block(0));
    flow.branch(flow.block(0), flow.block(1));
    flow.use(flow.block(1), c, a);
    flow.use(flow.block(1), b, a);
    assertThat(Liveness.of(flow.function).liveIn(flow.block(1))).containsExactly(a, b, c);
  }

  @Test
  void of_filterOfValues_ignoresOtherValues() {
    FlowBuilder flow = new FlowBuilder(2);
    Value a = flow.define(flow.block(0));
    Value b = flow.define(flow.block(0));
    flow.branch(flow.block(0), flow.block(1));
    flow.use(flow.block(1), a, b);
    assertThat(Liveness.of(flow.function, value -> value == b).liveIn(flow.block(1))).containsExactly(b);
  }

  @Test
  void of_filterOfUses_ignoresOtherUses() {
    FlowBuilder flow = new FlowBuilder(2);
    Value a = flow.define(flow.block(0));
    Value b = flow.define(flow.block(0));
    flow.branch(flow.block(0), flow.block(1));
    flow.use(flow.block(1), a, b);
    Liveness liveness = Liveness.of(flow.function, value -> true, use -> use.index() == 1);
    assertThat(liveness.liveIn(flow.block(1))).containsExactly(b);
    assertThat(liveness.endOperation(a, flow.block(1).first())).isSameAs(flow.block(1).first());
  }

  @Test
  void liveIn_blocksRenumbered_isUnchanged() {
    FlowBuilder flow = new FlowBuilder(2);
    Value a = flow.define(flow.block(0));
    flow.branch(flow.block(0), flow.block(1));
    flow.use(flow.block(1), a);
    Liveness liveness = Liveness.of(flow.function);
    flow.block(0).setNumberHint(1);
    flow.block(1).setNumberHint(0);
    assertThat(liveness.liveIn(flow.block(1))).containsExactly(a);
    assertThat(liveness.liveIn(flow.block(0))).isEmpty();
  }

  @Test
  void startAndEndOperation_valueInBlock_delimitLiveRange() {
    FlowBuilder flow = new FlowBuilder(2);
    Block entry = flow.block(0);
    Block exit = flow.block(1);
    Value passing = flow.define(entry);
    Value ending = flow.define(entry);
    Value unused = flow.define(entry);
    Operation last = flow.use(flow.nest(entry), ending).parentOp();
    flow.branch(entry, exit);
    Operation use = flow.use(exit, passing);
    Operation after = flow.use(exit);

    Liveness liveness = Liveness.of(flow.function);

    assertThat(liveness.startOperation(passing, entry)).isSameAs(passing.definingOp());
    assertThat(liveness.endOperation(passing, passing.definingOp())).isSameAs(entry.last());
    assertThat(liveness.isDeadAfter(passing, entry.last())).isFalse();
    assertThat(liveness.startOperation(passing, exit)).isSameAs(use);
    assertThat(liveness.endOperation(passing, use)).isSameAs(use);
    assertThat(liveness.endOperation(ending, ending.definingOp())).isSameAs(last);
    assertThat(liveness.isDeadAfter(ending, ending.definingOp())).isFalse();
    assertThat(liveness.isDeadAfter(ending, last)).isTrue();
    assertThat(liveness.endOperation(unused, unused.definingOp())).isSameAs(unused.definingOp());
    assertThat(liveness.isDeadAfter(passing, after)).isTrue();
  }
}
