// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferloophoisting;

import com.google.auto.service.AutoService;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.Precondition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code buffer-loop-hoisting}; {@link LoopHoisting} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferLoopHoisting implements PassFactory {
  static final PassStatistic HOISTED =
      new PassStatistic("hoisted", "Number of allocations moved out of loops");

  private static final PassSpec SPEC = PassSpec.of("buffer-loop-hoisting",
          "Optimizes placement of allocation operations by moving them out of loop nests")
      .withDescription("""
          Moves an allocation before the loops that directly contain it, so that all iterations share one buffer. The
          allocation stays in a loop that computes one of its operands, that forwards the buffer to its next iteration
          or its results, or whose iterations may run in parallel. The `AllocationOpInterface` of the allocation must
          permit hoisting, and no policy (attribute `mortise.policies`) may leave its buffer to the program.
          An allocation that is freed through one of its aliases is not moved, because every iteration would free it.
          Near-linear in the flow of buffers.
          """)
      .withPreconditions(
          Precondition.assumed("Each iteration reads only parts of a buffer that it has written before."),
          Precondition.assumed("Deallocations have not been inserted yet."))
      .onOperation("func.func")
      .withStatistics(HOISTED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> KeptFunctions.runBeside(root, run, () -> {
      BufferPolicies policies = BufferPolicies.of(root, run::emit);
      if (policies != null && !policies.isApart(root)) {
        new LoopHoisting(root, policies, run).run();
      }
    });
  }
}
