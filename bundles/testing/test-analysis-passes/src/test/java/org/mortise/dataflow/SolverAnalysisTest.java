// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.dataflow.SolverAnalysis;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.types.IndexType;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;

/** Solvers that passes share. */
class SolverAnalysisTest {
  private record Simple(String name, Pass pass) implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of(name, "");
    }

    @Override
    public Pass create(PassOptions options) {
      return pass;
    }
  }

  private final List<DataFlowSolver> solvers = new ArrayList<>();
  private final List<Long> steps = new ArrayList<>();
  private final List<String> constants = new ArrayList<>();
  private final List<Diagnostic> reported = new ArrayList<>();

  private final Operation module = DataFlowPrograms.parse("""
      func.func @f() -> index {
        %0 = arith.constant {tag = "f"} 1 : index
        return {tag = "end of f"} %0 : index
      }
      func.func @g() -> index {
        %0 = arith.constant {tag = "g"} 2 : index
        %1 = arith.addi %0, %0 : index
        %2 = arith.addi %1, %1 : index
        return {tag = "end of g"} %2 : index
      }
      """);

  /** Gets the solver, under a separate constant, and records its results. */
  private void ask(Operation op, PassRun run) {
    Analysis<DataFlowSolver> analysis = SolverAnalysis.of("dead-code", "constants");
    DataFlowSolver solver = run.get(analysis);
    ConstantAnalysis known = solver.get(ConstantAnalysis.class);
    solvers.add(solver);
    steps.add(solver.steps());
    constants.add(known.lookup(DataFlowPrograms.operand(op, "end of f")).constant() + ", "
        + known.lookup(DataFlowPrograms.operand(op, "end of g")).constant());
    run.markAllAnalysesPreserved();
  }

  private static void increment(Operation op, String tag) {
    Operation constant = DataFlowPrograms.tagged(op, tag);
    if (constant != null) {
      long value = ((IntegerAttr) constant.getAttr("value")).longValue();
      constant.setAttr("value", IntegerAttr.of(IndexType.of(op.context()), value + 1));
    }
  }

  private static void changeF(Operation function, PassRun run) {
    if (DataFlowPrograms.tagged(function, "f") == null) {
      run.markAllAnalysesPreserved();
    }
    increment(function, "f");
  }

  private static void changeG(Operation module, PassRun run) {
    Operation constant = DataFlowPrograms.tagged(module, "g");
    increment(module, "g");
    run.markOnlyChanged(constant);
  }

  private Pass passFor(String step) {
    return switch (step) {
      case "ask" -> this::ask;
      case "change f" -> SolverAnalysisTest::changeF;
      case "change g" -> SolverAnalysisTest::changeG;
      case "change all" -> (op, run) -> increment(op, "g");
      default -> (op, run) -> run.get(SolverAnalysis.of("constnats"));
    };
  }

  private boolean run(String... steps) {
    Pipeline pipeline = new Pipeline("builtin.module");
    for (String step : steps) {
      Pipeline target = step.equals("change f") ? pipeline.nest("func.func") : pipeline;
      target.add(new Simple(step.replace(' ', '-'), passFor(step)), Map.of());
    }
    return new PipelineRunner(pipeline, RunOptions.DEFAULTS).run(module, reported::add);
  }

  @Test
  void get_afterPreservingPass_isSameResult() {
    assertThat(run("ask", "ask")).isTrue();

    assertThat(solvers.get(1)).isSameAs(solvers.get(0));
    assertThat(steps.get(1)).isEqualTo(steps.get(0));
    assertThat(constants).containsOnly("1 : index, 8 : index");
  }

  @Test
  void get_afterNestedPipeline_isUpdatedForChangedFunction() {
    assertThat(run("ask", "change f", "ask")).isTrue();

    assertThat(solvers.get(1)).isSameAs(solvers.get(0));
    assertThat(steps.get(1) - steps.get(0)).isPositive().isLessThan(steps.get(0));
    assertThat(constants).containsExactly("1 : index, 8 : index", "2 : index, 8 : index");
  }

  @Test
  void get_afterSeveralChanges_isUpdatedForAll() {
    assertThat(run("ask", "change g", "change f", "change g", "ask", "change g", "ask")).isTrue();

    assertThat(solvers).containsOnly(solvers.get(0));
    assertThat(constants)
        .containsExactly("1 : index, 8 : index", "2 : index, 16 : index", "2 : index, 20 : index");
  }

  @Test
  void get_afterChangeAnywhere_isComputedAnew() {
    assertThat(run("ask", "change all", "ask")).isTrue();

    assertThat(solvers.get(1)).isNotSameAs(solvers.get(0));
    assertThat(constants).containsExactly("1 : index, 8 : index", "1 : index, 12 : index");
  }

  @Test
  void get_unknownName_failsWithSuggestion() {
    assertThat(run("ask wrongly")).isFalse();

    assertThat(reported.get(0).message())
        .contains("there is no analysis 'constnats'; did you mean 'constants'?");
  }
}
