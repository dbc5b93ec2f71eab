// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Trait;

class OpDefinitionTest {
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
