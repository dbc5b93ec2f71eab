// SPDX-License-Identifier: Apache-2.0
package org.mortise.growth;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.steps.CountSteps;

/** The cost of analyses, of the verifier and of printing is near-linear in the size of a program of any shape. */
@CountSteps
class GrowthOfAnalysesTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(GrowthOfAnalysesTest.class.getClassLoader());
  private static final GrowingPrograms PROGRAMS = new GrowingPrograms(SNAPSHOT.context());

  private static final Set<GrowingShape> NESTS = EnumSet.of(GrowingShape.NESTED_CONDITIONS, GrowingShape.NESTED_LOOPS);

  /** Where the cost is worse. */
  private static final Map<Computation, Set<GrowingShape>> EXCEPTIONS = new EnumMap<>(Map.of(
      // The texts are indented by the depth, so they are of quadratic length.
      Computation.PRINT, NESTS,
      Computation.PRINT_GENERIC, NESTS,
      // A query about operations of different depths is linear in the difference.
      Computation.DOMINANCE, NESTS,
      Computation.POST_DOMINANCE, NESTS,
      // A query is linear in the allocations from which the buffers can come, or in the chain of views.
      Computation.BUFFER_ORIGINS, EnumSet.of(GrowingShape.SELECTIONS, GrowingShape.CONDITIONS, GrowingShape.BRANCHES,
          GrowingShape.LOOPS_OF_BLOCKS, GrowingShape.VIEWS)));

  /**
   * Where a data-flow analysis costs more: facts implied by conditions are searched from block to block, and the edges
   * of a switch are searched for each of its cases.
   */
  private static final Map<String, Set<GrowingShape>> DATA_FLOW_EXCEPTIONS =
      Map.of("integer-ranges", EnumSet.of(GrowingShape.BRANCHES, GrowingShape.SWITCH));

  @ParameterizedTest
  @EnumSource
  void run_eachShape_isNearLinear(Computation computation) {
    PROGRAMS.assertNearLinear(
        EXCEPTIONS.getOrDefault(computation, Set.of()), (module, size) -> computation.run(module));
  }

  static Stream<String> analyses() {
    return SNAPSHOT.analyses().stream().map(AnalysisFactory::name);
  }

  @ParameterizedTest
  @MethodSource("analyses")
  void run_dataFlowAnalysisOfEachShape_isNearLinear(String name) {
    PROGRAMS.assertNearLinear(
        DATA_FLOW_EXCEPTIONS.getOrDefault(name, Set.of()), (module, size) -> SNAPSHOT.run(name, module));
  }
}
