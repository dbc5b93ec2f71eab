// SPDX-License-Identifier: Apache-2.0
package org.mortise.growth;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.steps.CountSteps;

/** The cost of each pass is near-linear in the size of a program, whatever its shape. */
@CountSteps
class GrowthOfPassesTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(GrowthOfPassesTest.class.getClassLoader());
  private static final GrowingPrograms PROGRAMS = new GrowingPrograms(SNAPSHOT.context());

  private static final Set<GrowingShape> NESTS = EnumSet.of(GrowingShape.NESTED_CONDITIONS, GrowingShape.NESTED_LOOPS);

  /** Where the cost is quadratic, as that of the reference is. */
  private static final Map<String, Set<GrowingShape>> EXCEPTIONS = Map.of(
      // A change makes the greedy driver visit all enclosing operations again, in the order of the reference.
      "canonicalize", EnumSet.of(GrowingShape.NESTED_LOOPS),
      "inline", EnumSet.of(GrowingShape.NESTED_LOOPS),
      // It looks for the data layout at all enclosing operations.
      "promote-buffers-to-stack", EnumSet.of(GrowingShape.NESTED_LOOPS),
      // Each loop is compared with the one into which all loops before it were fused.
      "scf-parallel-loop-fusion", EnumSet.of(GrowingShape.PARALLEL_LOOPS),
      // The text of an operation in a message has the numbers that the values of the function have at that time.
      "generate-runtime-verification", EnumSet.allOf(GrowingShape.class),
      // What a store or view computes is computed again for each of the views that it goes through.
      "expand-strided-metadata", EnumSet.of(GrowingShape.VIEWS),
      "fold-memref-alias-ops", EnumSet.of(GrowingShape.VIEWS),
      // The texts are indented by the depth.
      "print-ir", NESTS,
      "snapshot-op-locations", NESTS,
      // It runs both deallocations, and what they leave is compared by the numbers of buffers, block by block.
      "compare-deallocations", EnumSet.of(
          GrowingShape.CONDITIONS, GrowingShape.LOOPS_OF_BLOCKS, GrowingShape.NESTED_LOOPS, GrowingShape.TENSORS));

  static Stream<String> passes() {
    return SNAPSHOT.passes().stream().map(PassFactory::spec).map(PassSpec::name)
        .filter(name -> !PassSpec.isForTests(name)).sorted();
  }

  @ParameterizedTest
  @MethodSource("passes")
  void run_eachShape_isNearLinear(String pass) throws PipelineException {
    Pipeline pipeline = pipeline(pass);
    PROGRAMS.assertNearLinear(EXCEPTIONS.getOrDefault(pass, Set.of()), (module, size) -> run(pipeline, module));
  }

  private static void run(Pipeline pipeline, Operation module) {
    RunOptions options = RunOptions.DEFAULTS.withThreads(1).withVerifyEach(false);
    new PipelineRunner(pipeline, options).run(module, diagnostic -> { });
  }

  private static Pipeline pipeline(String pass) throws PipelineException {
    String anchor = SNAPSHOT.pass(pass).spec().anchor();
    String nested = anchor == null || anchor.equals("builtin.module") ? pass : anchor + "(" + pass + ")";
    return PipelineParser.parse(SNAPSHOT, "builtin.module(" + nested + ")");
  }
}
