// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Context;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IndexType;

class ControlFlowEdgesTest {
  /** Forwards its operand, after a value that it produces. */
  private static final OpDefinition BRANCH = OpDefinition.named("own.br")
      .operand("passed", TypeConstraints.INDEX)
      .successors("targets")
      .build();

  private static final BranchOpInterface MEANING =
      (op, index) -> new SuccessorOperands(1, new OperandRange(op, 0, 1));

  private final Context context = Contexts.builder()
      .dialect(new DeclaredDialect(BRANCH))
      .attach(new InterfaceAttachment(BranchOpInterface.class, MEANING, List.of("own.br")))
      .build();
  private final Block from = block();
  private final Block to = block();
  private final List<Value> passed = new ArrayList<>();

  private Block block() {
    Block block = new Block();
    block.addArgument(IndexType.of(context), UnknownLoc.of(context));
    block.addArgument(IndexType.of(context), UnknownLoc.of(context));
    return block;
  }

  private Operation branch(String name) {
    OperationState state = new OperationState(UnknownLoc.of(context), context.operationName(name));
    return Operation.create(state.addOperand(from.argument(0)).addSuccessor(to).addSuccessor(to));
  }

  private void note(OperandRange operands, List<? extends Value> inputs) {
    passed.addAll(operands);
    passed.addAll(inputs);
  }

  @Test
  void toSuccessors_producedOperands_areNotForwarded() {
    assertThat(ControlFlowEdges.toSuccessors(branch("own.br"), this::note)).isTrue();

    BlockArgument operand = from.argument(0);
    assertThat(passed).containsExactly(operand, to.argument(1), operand, to.argument(1));
  }

  @Test
  void visit_withoutInterface_returnsFalse() {
    Operation unknown = branch("t.br");

    assertThat(ControlFlowEdges.toSuccessors(unknown, this::note)).isFalse();
    assertThat(ControlFlowEdges.intoRegions(unknown, this::note)).isFalse();
    assertThat(ControlFlowEdges.outOfRegion(unknown, this::note)).isFalse();
    assertThat(passed).isEmpty();
  }
}
