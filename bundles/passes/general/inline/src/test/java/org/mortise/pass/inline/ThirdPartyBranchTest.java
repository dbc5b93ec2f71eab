// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.inline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.func.FuncDialect;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.InlineAll;
import org.mortise.ir.interfaces.InlinedReturnOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.PassExecution;

/** Functions of several blocks are inlined if some dialect, here a third party's, turns returns into branches. */
class ThirdPartyBranchTest {
  private static final String BRANCH = "own.br";

  private static final String PROGRAM = """
      func.func private @callee(%a: i32) -> i32 {
        "own.br"(%a)[^next] : (i32) -> ()
      ^next(%b: i32):
        return %b : i32
      }
      func.func @caller(%a: i32) -> i32 {
        %0 = call @callee(%a) : (i32) -> i32
        return %0 : i32
      }
      """;

  /** A dialect with a branch. */
  private static final class OwnDialect extends DeclaredDialect {
    OwnDialect() {
      super(OpDefinition.named(BRANCH).operands("passed", TypeConstraints.ANY).successors("target")
          .traits(Trait.TERMINATOR).build());
    }

    @Override
    public InlineAll inliner() {
      return new InlineAll();
    }
  }

  @Serves(BRANCH)
  private static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(new OperandRange(op, 0, op.operandCount()));
    }
  }

  @Serves("func.return")
  private static final class OwnReturns implements InlinedReturnOpInterface {
    @Override
    public void replaceByBranch(Operation terminator, Block continuation) {
      OpBuilder builder = OpBuilder.before(terminator);
      builder.create(builder.state(terminator.location(), BRANCH)
          .addOperands(List.of(terminator.operands())).addSuccessor(continuation));
      terminator.erase();
    }
  }

  /** Runs the inliner in a context without the dialect {@code cf}. */
  private static PassExecution run(OpInterface... implementations) {
    Context.Builder builder = Contexts.builder().dialect(new FuncDialect()).dialect(new OwnDialect());
    List<OpInterface> all = new ArrayList<>(List.of(implementations));
    for (OpInterface known : ServiceLoader.load(OpInterface.class)) {
      if (!(known instanceof InlinedReturnOpInterface)) {
        all.add(known);
      }
    }
    ClassPathContext.attach(builder, all);
    Operation module = ClassPathContext.parse(builder.build(), ParserOptions.STRICT, PROGRAM);
    return PassExecution.of(new InlineFactory(), Map.of(), module);
  }

  @Test
  void run_branchOfThirdParty_joinsInlinedBlocks() {
    String program = run(new Branch(), new OwnReturns()).program();

    assertThat(program).doesNotContain("@callee").contains("own.br");
    assertThat(program.split("own\\.br", -1)).as("two branches: the callee's, and the former return").hasSize(3);
  }

  @Test
  void run_noDialectWithBranch_keepsCall() {
    assertThat(run(new Branch()).program()).contains("call @callee");
  }
}
