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

/** The cost of each pass is near-linear in the size of a program, for all shapes. */
@CountSteps
class GrowthOfPassesTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(GrowthOfPassesTest.class.getClassLoader());
  private static final GrowingPrograms PROGRAMS = new GrowingPrograms(SNAPSHOT.context());

  private static final Set<GrowingShape> NESTS = EnumSet.of(GrowingShape.NESTED_CONDITIONS, GrowingShape.NESTED_LOOPS);

  /**
   * Where the cost is worse. The figures are seconds of user time of mlir-opt 19.1.7 for programs of these shapes, at
   * one size and at twice that size.
   */
  private static final Map<String, Set<GrowingShape>> EXCEPTIONS = Map.ofEntries(
      // After a change the greedy driver visits all enclosing operations again, in MLIR's order: 1.46 and 11.62 at
      // depths 500 and 1,000.
      Map.entry("canonicalize", EnumSet.of(GrowingShape.NESTED_LOOPS)),
      Map.entry("inline", EnumSet.of(GrowingShape.NESTED_LOOPS)),
      // These search all enclosing operations for the data layout, 0.06 and 0.21 at depths 500 and 1,000, or for a
      // loop marked as partial, 0.10 and 0.27.
      Map.entry("promote-buffers-to-stack", EnumSet.of(GrowingShape.NESTED_LOOPS)),
      Map.entry("scf-for-loop-peeling", EnumSet.of(GrowingShape.NESTED_LOOPS)),
      // Each loop is compared with the fusion of all earlier loops; 0.01 and 0.03 for 500 and 1,000.
      Map.entry("scf-parallel-loop-fusion", EnumSet.of(GrowingShape.PARALLEL_LOOPS)),
      // The text of an operation in a message numbers all values of the function: 0.10 and 0.39 for 1,000 and 2,000
      // allocations.
      Map.entry("generate-runtime-verification", EnumSet.allOf(GrowingShape.class)),
      // The offset of each view in a chain is a sum over all views before it: 0.67 and 2.91
      // for 500 and 1,000 views, and with fold-memref-alias-ops 0.35 and 1.41.
      Map.entry("expand-strided-metadata", EnumSet.of(GrowingShape.VIEWS)),
      Map.entry("fold-memref-alias-ops", EnumSet.of(GrowingShape.VIEWS)),
      // The indented output is quadratic; 0.05 and 0.16 at depths 500 and 1,000.
      Map.entry("print-ir", NESTS),
      Map.entry("snapshot-op-locations", NESTS),
      // Each buffer may alias all later selected values, and has a separate lifetime: 0.58 and 1.89 for 1,000 and
      // 2,000 selections.
      Map.entry("lean-buffer-deallocation", EnumSet.of(GrowingShape.SELECTIONS)),
      // The search for each buffer starts at the outermost block: 0.06 and 0.08 at depths 500 and 1,000.
      Map.entry("reuse-buffers", EnumSet.of(GrowingShape.NESTED_CONDITIONS)),
      // The pass is not in MLIR, but most of its parts are. CONDITIONS: one `bufferization.dealloc` has a memref for
      // each condition, and each pattern visits all; 0.33 and 1.48 for 1,000 and 2,000. LOOPS_OF_BLOCKS: an argument
      // can be any earlier allocation. NESTED_LOOPS: as for canonicalize. TENSORS: the type of a buffer depends on the
      // whole chain of its sources; MLIR's one-shot-bufferize needs more than a minute for 250.
      Map.entry("compare-deallocations", EnumSet.of(GrowingShape.CONDITIONS, GrowingShape.LOOPS_OF_BLOCKS,
          GrowingShape.NESTED_LOOPS, GrowingShape.TENSORS)));

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
