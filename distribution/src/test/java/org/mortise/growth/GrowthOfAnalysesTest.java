// SPDX-License-Identifier: Apache-2.0
package org.mortise.growth;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.analysis.dataflow.AnalysisFactory;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.steps.CountSteps;

/** The cost of analyses, of the verifier and of printing is near-linear in the size of a program of any shape. */
@CountSteps
class GrowthOfAnalysesTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(GrowthOfAnalysesTest.class.getClassLoader());
  private static final GrowingPrograms PROGRAMS = new GrowingPrograms(SNAPSHOT.context());

  @ParameterizedTest
  @EnumSource
  void run_eachShape_isNearLinear(Computation computation) {
    PROGRAMS.assertNearLinear(Set.of(), (module, size) -> computation.run(module));
  }

  static Stream<String> analyses() {
    return SNAPSHOT.analyses().stream().map(AnalysisFactory::name);
  }

  @ParameterizedTest
  @MethodSource("analyses")
  void run_dataFlowAnalysisOfEachShape_isNearLinear(String name) {
    PROGRAMS.assertNearLinear(Set.of(), (module, size) -> SNAPSHOT.run(name, module));
  }
}
