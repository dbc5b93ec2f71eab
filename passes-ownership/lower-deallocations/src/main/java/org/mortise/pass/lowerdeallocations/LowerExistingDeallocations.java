// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdeallocations;

import com.google.auto.service.AutoService;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.NestingPassFactory;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code lower-existing-deallocations}: {@link LowerDeallocations} for programs that need it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LowerExistingDeallocations implements NestingPassFactory {
  private static final String LOWERING = "buffer-deallocation-simplification,"
      + "bufferization-lower-deallocations{max-compared-buffers=8},cse,canonicalize";

  private static final PassSpec SPEC = PassSpec.of("lower-existing-deallocations",
          "Lowers the bufferization.dealloc operations of a program before others are added")
      .withDescription("""
          Simplifies and lowers `bufferization.dealloc` operations and the conditions that they compute, so that a
          deallocation pass knows which buffers the program frees already: runs `buffer-deallocation-simplification`,
          `bufferization-lower-deallocations{max-compared-buffers=8}`, `cse` and `canonicalize`. A program without
          `bufferization.dealloc` is left as it is. Linear, besides the cost of these passes.
          """);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    NestedPipeline lowering = pipelines.parse(LOWERING, false);
    return new Pass() {
      @Override
      public void initialize(Context context) {
        lowering.initialize(context);
      }

      @Override
      public void run(Operation root, PassRun run) {
        if (!hasDeallocations(root)) {
          run.markAllAnalysesPreserved();
        } else if (!lowering.run(root, run)) {
          run.signalFailure();
        }
      }
    };
  }

  private static boolean hasDeallocations(Operation root) {
    return root.walkPreOrder((Operation op) ->
        DeallocOp.of(op) != null ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) == Walk.Result.INTERRUPT;
  }
}
