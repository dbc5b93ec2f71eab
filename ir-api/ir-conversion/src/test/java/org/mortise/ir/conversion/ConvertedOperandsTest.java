// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IndexType;

class ConvertedOperandsTest {
  private final Context context = Contexts.builder().build();
  private final Block block = new Block();
  private final Value first = block.addArgument(IndexType.of(context), null);
  private final Value second = block.addArgument(IndexType.of(context), null);
  private final Operation op = operation();
  private final ConvertedOperands operands = new ConvertedOperands(op, List.of(second, first));

  private Operation operation() {
    return Operation.create(new OperationState(UnknownLoc.of(context), context.operationName("own.op"))
        .addOperands(List.of(first, second)));
  }

  @Test
  void of_operandsOfTheOperation_areConverted() {
    assertThat(operands.of(new OperandRange(op, 0, 2).opOperand(1))).isSameAs(first);
    assertThat(operands.of(new OperandRange(op, 1, 1))).containsExactly(first);
    assertThat(operands).containsExactly(second, first);
  }

  @Test
  void of_operandsOfAnotherOperation_areRejected() {
    OperandRange others = new OperandRange(operation(), 0, 2);
    OpOperand other = others.opOperand(0);

    assertThatThrownBy(() -> operands.of(other)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("an operand of 'own.op' is not one of 'own.op'");
    assertThatThrownBy(() -> operands.of(others)).isInstanceOf(IllegalArgumentException.class);
  }
}
