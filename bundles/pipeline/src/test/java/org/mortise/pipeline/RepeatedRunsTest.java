// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.pass.NestedPipeline.Outcome;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

class RepeatedRunsTest {
  private final List<String> runs = new ArrayList<>();
  private boolean areStable = true;

  /** A pass that adds an attribute to a module that has another one. */
  private final class Adding implements PassFactory, Pass {
    private final String name;
    private final String needed;

    Adding(String name, String needed) {
      this.name = name;
      this.needed = needed;
    }

    @Override
    public PassSpec spec() {
      return PassSpec.of(name, "").onOperation("builtin.module");
    }

    @Override
    public Pass create(PassOptions options) {
      return this;
    }

    @Override
    public void run(Operation module, PassRun run) {
      runs.add(name);
      if (!module.hasAttr(needed) || module.hasAttr(name)) {
        run.markAllAnalysesPreserved();
        return;
      }
      module.setAttr(name, UnitAttr.of(module.context()));
      if (areStable) {
        run.markStable();
      }
    }
  }

  /** A pass that adds its attribute, or removes it. */
  private final class Changing implements PassFactory, Pass {
    @Override
    public PassSpec spec() {
      return PassSpec.of("changing", "").onOperation("builtin.module");
    }

    @Override
    public Pass create(PassOptions options) {
      return this;
    }

    @Override
    public void run(Operation module, PassRun run) {
      runs.add("changing");
      if (module.removeAttr("changed") == null) {
        module.setAttr("changed", UnitAttr.of(module.context()));
      }
    }
  }

  private Outcome run(String passes, String module) throws PipelineException {
    Snapshot snapshot = Snapshot.builder()
        .add(new Adding("a", "begin")).add(new Adding("b", "a")).add(new Adding("c", "b")).add(new Changing()).build();
    Operation op = IRParser.parse(SourceText.of("t", module), snapshot.context(), ParserOptions.STRICT,
        problem -> {
          throw new AssertionError(problem);
        });
    Pipeline pipeline = PipelineParser.parse(snapshot, "builtin.module(" + passes + ")");
    RunOptions options = RunOptions.DEFAULTS.withVerifyEach(false);
    PassRun around = PassRun.on(op, problem -> {
      throw new AssertionError(problem);
    });
    return new RepeatedRuns(pipeline, new PipelineRunner(pipeline, options)).run(op, around, 5);
  }

  @Test
  void run_finishedPasses_areSkipped() throws PipelineException {
    assertThat(run("a,b,c", "module attributes {begin} {}")).isEqualTo(Outcome.STABLE);
    assertThat(runs).containsExactly("a", "b", "c", "a", "b");
  }

  @Test
  void run_laterPassMakesWork_earlierRunsAgain() throws PipelineException {
    assertThat(run("c,b,a", "module attributes {begin} {}")).isEqualTo(Outcome.STABLE);
    assertThat(runs).containsExactly("c", "b", "a", "c", "b", "a", "c", "b", "a");
  }

  @Test
  void run_passesWithoutDeclaration_runUntilNothingChanges() throws PipelineException {
    areStable = false;
    assertThat(run("a", "module attributes {begin} {}")).isEqualTo(Outcome.STABLE);
    assertThat(runs).containsExactly("a", "a");
  }

  @Test
  void run_nothingToDo_isUnchanged() throws PipelineException {
    assertThat(run("a,b", "module {}")).isEqualTo(Outcome.UNCHANGED);
    assertThat(runs).containsExactly("a", "b");
  }

  @Test
  void run_endlessChange_endsAfterRepetitions() throws PipelineException {
    assertThat(run("changing", "module {}")).isEqualTo(Outcome.UNSTABLE);
    assertThat(runs).hasSize(6);
  }
}
