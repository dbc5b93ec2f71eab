// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.inline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.PassExecution;

/** The options of the inliner. */
class InlineFactoryTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(InlineFactoryTest.class.getClassLoader());
  private static final String CALL = """
      func.func private @callee(%a: i32) -> i32 {
        %0 = arith.addi %a, %a : i32
        return %0 : i32
      }
      func.func @caller(%a: i32) -> i32 {
        %0 = call @callee(%a) : (i32) -> i32
        return %0 : i32
      }
      """;

  private static String spelledOut(String options) throws PipelineException {
    return PipelineParser.parse(SNAPSHOT, "builtin.module(inline{" + options + "})").toString();
  }

  @Test
  void parse_unknownPassInDefaultPipeline_isReported() {
    assertThatThrownBy(() -> spelledOut("default-pipeline=no-such-pass"))
        .isInstanceOf(PipelineException.class)
        .hasMessageContaining("'no-such-pass' does not refer to a registered pass or pass pipeline");
  }

  @Test
  void parse_pipelineWithoutAnchor_isReported() {
    assertThatThrownBy(() -> spelledOut("op-pipelines=func.func")).isInstanceOf(PipelineException.class);
  }

  @Test
  void parse_negativeThreshold_isReported() {
    assertThatThrownBy(() -> PassExecution.of(new InlineFactory(), Map.of("inlining-threshold", "-1"), CALL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--inlining-threshold");
  }

  @Test
  void toString_pipelineOfCallables_hasAllOptions() throws PipelineException {
    assertThat(spelledOut("op-pipelines=func.func(inline)"))
        .contains("op-pipelines=func.func(inline{default-pipeline=canonicalize inlining-threshold=4294967295");
  }

  @Test
  void run_thresholdZero_inlinesNothing() {
    assertThat(PassExecution.of(new InlineFactory(), Map.of("inlining-threshold", "0"), CALL).program())
        .contains("call @callee");
  }

  /** Without a parser of pipelines, as in a plain Java program, callables are inlined but not simplified. */
  @Test
  void create_withoutPipelines_inlinesWithoutSimplification() {
    assertThat(PassExecution.of(new InlineFactory(), CALL).program())
        .contains("arith.addi").doesNotContain("@callee");
  }
}
