// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;

class CallGraphTest {
  @Test
  void node_regionOfNonCallable_isNull() {
    FlowBuilder flow = new FlowBuilder(1);
    flow.nest(flow.block(0));
    CallGraph calls = CallGraph.of(flow.function);
    assertThat(calls.nodes()).isEmpty();
    assertThat(calls.node(flow.function.region(0))).isNull();
    assertThat(calls.stronglyConnectedComponents()).singleElement()
        .satisfies(component -> assertThat(component).containsExactly(calls.externalCaller()));
    assertThat(calls.unknownCallee().isExternal()).isTrue();
    assertThatThrownBy(() -> calls.graph().removeVertex(calls.externalCaller()))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
