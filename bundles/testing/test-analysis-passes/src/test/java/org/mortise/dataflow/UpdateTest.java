// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.ContextPolicy;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.dataflow.DenseForwardAnalysis;
import org.mortise.analyses.dataflow.SparseBackwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.types.IndexType;

/** Facts after changes of the program. */
class UpdateTest {
  /** Values that are needed by a returned value. */
  private static final class Needed extends SparseBackwardAnalysis<Boolean> {
    @Override
    protected Boolean join(Boolean a, Boolean b) {
      return a || b;
    }

    @Override
    protected Boolean exitElement(Value value) {
      return true;
    }

    @Override
    protected void visitOperation(Operation op, List<Boolean> results) {
      for (Value operand : op.operands()) {
        set(operand, results.contains(true) ? true : null);
      }
    }
  }

  /** Whether a sum of natural numbers was computed before. Looks signs up. */
  private static final class NaturalSums extends DenseForwardAnalysis<Boolean> {
    @Override
    protected Boolean join(Boolean a, Boolean b) {
      return a || b;
    }

    @Override
    protected Boolean entryState() {
      return false;
    }

    @Override
    protected Boolean visitOperation(Operation op, Boolean before) {
      boolean isSum = op.name().name().equals("arith.addi");
      return before || isSum && solver().get(SignAnalysis.class).lookup(op.result(0)) == SignAnalysis.Sign.ANY;
    }
  }

  private static DataFlowSolver solve(Operation module, ContextPolicy policy, boolean inStages) {
    DataFlowSolver solver = new DataFlowSolver(module).contexts(policy);
    solver.load(new ConstantAnalysis());
    solver.load(new SignAnalysis());
    if (inStages) {
      solver.run();
    }
    solver.load(new Needed());
    solver.load(new NaturalSums());
    solver.run();
    return solver;
  }

  private static List<String> facts(Operation module, DataFlowSolver solver) {
    List<String> facts = new ArrayList<>();
    module.walk(op -> {
      for (Value result : op.results()) {
        facts.add(solver.get(ConstantAnalysis.class).lookup(result) + " "
            + solver.get(SignAnalysis.class).lookup(result) + " " + solver.get(Needed.class).lookup(result));
      }
      if (op != module) {
        facts.add(op.name().name() + " " + solver.isExecutable(op.block()) + " "
            + solver.get(NaturalSums.class).before(op) + " " + solver.get(NaturalSums.class).after(op));
      }
    });
    return facts;
  }

  /** Changes an operation and returns it. */
  private static Operation change(Operation module, Random random) {
    List<Operation> candidates = new ArrayList<>();
    module.walk(op -> {
      if (op.name().name().equals("arith.constant") || op.name().name().equals("arith.addi")) {
        candidates.add(op);
      }
    });
    Operation op = candidates.get(random.nextInt(candidates.size()));
    if (op.operandCount() == 0) {
      op.setAttr("value", IntegerAttr.of(IndexType.of(op.context()), random.nextInt(21) - 10));
    } else {
      op.opOperand(random.nextInt(2)).set(op.operand(random.nextInt(2)));
    }
    return op;
  }

  @Test
  void update_randomChanges_equalsNewSolver() {
    List<ContextPolicy> policies =
        List.of(ContextPolicy.insensitive(), ContextPolicy.callStrings(1), ContextPolicy.summaries(1000));
    for (int seed = 0; seed < 150; seed++) {
      Random random = new Random(seed);
      Operation module = DataFlowPrograms.parse(RandomFlow.program(seed));
      ContextPolicy policy = policies.get(seed % 3);
      DataFlowSolver solver = solve(module, policy, seed % 2 == 0);
      for (int round = 0; round < 4; round++) {
        solver.update(List.of(change(module, random)));
        assertThat(facts(module, solver)).as("seed %d, round %d", seed, round)
            .isEqualTo(facts(module, solve(module, policy, seed % 2 == 0)));
      }
    }
  }

  @Test
  void update_oneOfManyFunctions_visitsFewOperations() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      text.append("func.func @f").append(i).append("() -> i32 {\n%a = arith.constant ").append(i)
          .append(" : i32\n%b = arith.addi %a, %a {tag = \"b").append(i).append("\"} : i32\nreturn %b : i32\n}\n");
    }
    Operation module = DataFlowPrograms.parse(text.toString());
    DataFlowSolver solver = new DataFlowSolver(module);
    SignAnalysis signs = solver.load(new SignAnalysis());
    solver.run();
    long first = solver.steps();
    Operation constant = DataFlowPrograms.tagged(module, "b7").operand(0).definingOp();
    constant.setAttr("value", IntegerAttr.i32(module.context(), -1));
    solver.update(List.of(constant));

    assertThat(signs.lookup(constant.result(0))).isEqualTo(SignAnalysis.Sign.NEGATIVE);
    assertThat(signs.lookup(DataFlowPrograms.tagged(module, "b8").result(0))).isEqualTo(SignAnalysis.Sign.NATURAL);
    assertThat(solver.steps() - first).isLessThan(first / 20);
  }

  @Test
  void update_functionIsReferencedElsewhere_changesArguments() {
    Operation module = DataFlowPrograms.parse("""
        func.func private @f(%a: index) {
          "test.use"(%a) {tag = "out"} : (index) -> ()
          return
        }
        func.func @main() {
          %c1 = arith.constant 1 : index
          call @f(%c1) : (index) -> ()
          return
        }
        func.func @other() {
          "test.refer"() {tag = "refer"} : () -> ()
          return
        }""");
    DataFlowSolver solver = new DataFlowSolver(module);
    SignAnalysis signs = solver.load(new SignAnalysis());
    solver.run();
    assertThat(signs.lookup(DataFlowPrograms.operand(module, "out"))).isEqualTo(SignAnalysis.Sign.NATURAL);

    Operation reference = DataFlowPrograms.tagged(module, "refer");
    reference.setAttr("function", SymbolRefAttr.of(module.context(), "f"));
    solver.update(List.of(reference));

    assertThat(signs.lookup(DataFlowPrograms.operand(module, "out"))).isEqualTo(SignAnalysis.Sign.ANY);
  }

  @Test
  void update_functionErased_equalsNewSolver() {
    Operation module = DataFlowPrograms.parse(RandomFlow.program(4));
    DataFlowSolver solver = solve(module, ContextPolicy.insensitive(), false);
    module.region(0).first().last().erase();
    solver.update(List.of(module));

    assertThat(facts(module, solver)).isEqualTo(facts(module, solve(module, ContextPolicy.insensitive(), false)));
  }

  @Test
  void update_beforeRun_isRejected() {
    DataFlowSolver solver = new DataFlowSolver(DataFlowPrograms.parse("func.func @f() { return }"));

    assertThatThrownBy(() -> solver.update(List.of())).isInstanceOf(IllegalStateException.class)
        .hasMessage("the solver has not run");
  }
}
