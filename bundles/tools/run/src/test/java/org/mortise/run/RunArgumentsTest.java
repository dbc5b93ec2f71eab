// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;
import org.mortise.pipeline.flags.UsageException;

class RunArgumentsTest {
  private static RunArguments parse(String... arguments) throws UsageException {
    return parse(ExecutedProgram.ENGINES, arguments);
  }

  private static RunArguments parse(List<Engine> engines, String... arguments) throws UsageException {
    return RunArguments.parse(RunArguments.table(engines), arguments);
  }

  @Test
  void engine_installed_isFoundByName() throws UsageException {
    assertThat(parse().engine(ExecutedProgram.ENGINES)).isEqualTo(Engine.CHECKED);
    assertThat(parse("--engine=compiled").engine(ExecutedProgram.ENGINES)).isEqualTo(ExecutedProgram.COMPILED);
  }

  @Test
  void engine_isMissing_isRefused() {
    assertThatThrownBy(() -> parse(List.of(Engine.CHECKED), "--engine=compiled")).isInstanceOf(UsageException.class)
        .hasMessage("for the --engine option: Cannot find option named 'compiled'!");
  }

  @Test
  void engine_ofAnotherBundle_isFoundByName() throws UsageException {
    Engine other = new Engine() {
      @Override
      public String name() {
        return "other";
      }

      @Override
      public String summary() {
        return "for this test";
      }

      @Override
      public ExecutionLimits limits() {
        return ExecutionLimits.DEFAULTS;
      }

      @Override
      public Execution begin(Program program, ExecutionOptions options) {
        return Engine.CHECKED.begin(program, options);
      }
    };
    List<Engine> engines = List.of(Engine.CHECKED, other);
    assertThat(parse(engines, "--engine=other").engine(engines)).isSameAs(other);
    assertThat(RunArguments.table(engines).find("engine").values()).containsExactly("checked", "other");
  }

  @Test
  void limits_given_replaceThoseOfTheEngine() throws UsageException {
    assertThat(parse().limits(ExecutionLimits.COMPILED_DEFAULTS)).isEqualTo(ExecutionLimits.COMPILED_DEFAULTS);
    assertThat(parse("--max-steps=5", "--max-calls=7").limits(ExecutionLimits.DEFAULTS))
        .isEqualTo(new ExecutionLimits(5, ExecutionLimits.DEFAULTS.bytes(), 7));
  }

  @Test
  void files_count_followsFromValidation() {
    assertThatThrownBy(() -> parse("a", "b")).hasMessageStartingWith("Too many positional arguments specified!\n");
    assertThatThrownBy(() -> parse("--validate", "a"))
        .hasMessage("for the --validate option: requires two files");
    assertThatThrownBy(() -> parse("--validate-runs=2"))
        .hasMessage("for the --validate-runs option: requires --validate");
    assertThatThrownBy(() -> parse("--validate=false", "--validate-runs=2"))
        .hasMessage("for the --validate-runs option: requires --validate");
  }

  @Test
  void parse_severalMistakes_reportsAll() {
    assertThatThrownBy(() -> parse("--max-steps=0", "--validate", "a")).hasMessage(
        "for the --max-steps option: '0' is not a number of at least 1\n"
        + "mortise-run: for the --validate option: requires two files");
    assertThatThrownBy(() -> parse("--max-steps=0", "a", "b")).hasMessage(
        "for the --max-steps option: '0' is not a number of at least 1\nmortise-run: Too many positional arguments "
        + "specified!\nCan specify at most 1 positional arguments: See: mortise-run --help");
  }

  @Test
  void validation_seedAndUlps_areNotNegativeAndUpTo63Bits() throws UsageException {
    assertThatThrownBy(() -> parse("--validate", "--validate-seed=-1", "a", "b"))
        .hasMessage("for the --validate-seed option: '-1' is not a number of at least 0");
    assertThat(parse("--validate", "--validate-ulps=9223372036854775807", "a", "b").validation().ulps())
        .isEqualTo(Long.MAX_VALUE);
  }
}
