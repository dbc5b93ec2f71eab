// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.OwnershipBuilder;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** Branches of third parties that the pass refuses. */
class OwnBranchTest {
  private static final String BRANCH = "own.br";

  /** A branch whose first argument is produced by the branch itself. */
  @Serves(BRANCH)
  private static final class Producing implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(1, new OperandRange(op, 1, op.operandCount() - 1));
    }
  }

  /** Treats the branch as one with two successors. */
  @Serves(BRANCH)
  private static final class TwoWays implements BufferDeallocationOpInterface {
    @Override
    public Operation process(Operation op, OwnershipBuilder ownership) {
      ownership.insertDeallocBeforeBranch(op, op.operand(0));
      return op;
    }
  }

  private static void run(List<Diagnostic> diagnostics, OpInterface... implementations) {
    Context.Builder builder = ClassPathContext.builder().dialect(new DeclaredDialect(OpDefinition.named(BRANCH)
        .operands("passed", TypeConstraints.ANY).successors("target").traits(Trait.TERMINATOR, Trait.NO_MEMORY_EFFECT)
        .build()));
    ClassPathContext.attach(builder, List.of(implementations));
    Operation module = ClassPathContext.parse(builder.build(), ParserOptions.STRICT, """
        func.func @f(%c: i1, %m: memref<f32>) {
          "own.br"(%c, %m)[^next] : (i1, memref<f32>) -> ()
        ^next(%a: i32, %b: memref<f32>):
          return
        }
        """);
    new OwnershipBasedBufferDeallocation().create(PassOptions.DEFAULTS)
        .run(module, PassRun.on(module, diagnostics::add));
  }

  @Test
  void branch_producesAnOperand_isRefused() {
    List<Diagnostic> diagnostics = new ArrayList<>();

    run(diagnostics, new Producing());

    assertThat(diagnostics).extracting(Diagnostic::message).containsExactly("produced operands are not supported");
  }

  @Test
  void insertDeallocBeforeBranch_oneSuccessor_isRefused() {
    assertThatThrownBy(() -> run(List.of(), new Producing(), new TwoWays()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'own.br' is no branch with two successors");
  }
}
