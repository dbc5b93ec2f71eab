// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import com.google.auto.service.AutoService;
import java.util.Set;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code optimize-allocation-liveness}; {@link LocalMoves} moves deallocations inside their blocks, {@link
 * FreeMotion} across control flow.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OptimizeAllocationLiveness implements PassFactory {
  private static final PassStatistic MOVED = new PassStatistic("moved", "Number of deallocations moved");

  static final PassOption<Boolean> ACROSS_CONTROL_FLOW = PassOption.flag("across-control-flow", false,
      "Also move deallocations over blocks, into regions and under conditions");

  private static final PassSpec SPEC = PassSpec.of("optimize-allocation-liveness",
          "This pass optimizes the liveness of temp allocations in the input function")
      .withDescription("""
          Moves each deallocation to right after the last operation of its block that uses the buffer, itself or in its
          regions. Operations that may use it through an alias, a result of a call, a tensor, an address or an
          asynchronous operation count as users. The buffer must be allocated in the same block by an operation with an
          allocation effect, and one operation must free it. The deallocation of a buffer that is stored, or that can
          be reached in another unknown way, stays before operations that may use it. Deallocations of buffers that a
          policy (attribute `mortise.policies`) leaves to the program stay where they are. The pass is to run after the
          deallocation pipeline. Near-linear.

          With `across-control-flow`, which MLIR does not have, all operations that do nothing but free memory move,
          also conditional ones, with their conditions, and those of buffers from elsewhere. They move over blocks and
          loops to where the buffer is dead, and into the regions of operations that choose one of them. More
          deallocations than before are made only if memory may be allocated in between; for that, edges between
          blocks are split, and `scf.if` gets a second region. Every path frees the same buffers as before. A second
          run changes nothing.
          """)
      .onOperation("func.func")
      .withOptions(ACROSS_CONTROL_FLOW)
      .withDialects("cf", "scf")
      .withStatistics(MOVED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean isAcrossControlFlow = options.get(ACROSS_CONTROL_FLOW);
    return (root, run) -> {
      BufferPolicies policies = BufferPolicies.of(root, run::emit);
      if (policies == null) {
        return;
      }
      int moved = isAcrossControlFlow
          ? new FreeMotion(root, Set.of(), policies, run).run() : new LocalMoves(root, policies, run).run();
      run.count(MOVED, moved);
      if (moved == 0) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
