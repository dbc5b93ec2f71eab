// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Trait;

class OpDefinitionTest {
  private interface First extends OpInterface {}

  private interface Second extends OpInterface {}

  private static final class Both implements First, Second {}

  /** The inner request stands for another thread that is faster. */
  @Test
  void implementation_createdTwiceAtOnce_isOneObject() {
    List<OpInterface> seen = new ArrayList<>();
    ImplementationFactory factory = new ImplementationFactory() {
      private int calls;

      @Override
      public OpInterface create(int index, OpDefinition definition) {
        if (calls++ == 0) {
          seen.add(definition.implementation(1));
        }
        return new Both();
      }
    };
    OpDefinition op = OpDefinition.named("t.op").implement(factory, 0, First.class, Second.class).build();
    OpInterface created = op.implementation(0);
    assertThat(seen).hasSize(1);
    assertThat(created).isSameAs(seen.get(0)).isSameAs(op.implementation(0)).isSameAs(op.implementation(1));
  }

  @Test
  void build_inferredTypeDoesNotFollow_isRejected() {
    OpDefinitionBuilder op = OpDefinition.named("t.op").traits(Trait.INFERS_RESULT_TYPES);
    op.result("a", TypeConstraints.INDEX);
    assertThat(op.build().canInferResultTypes()).isTrue();
    op.result("b", TypeConstraints.ANY);
    assertThatThrownBy(op::build).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'t.op'").hasMessageContaining("INFERS_RESULT_TYPES");
  }
}
