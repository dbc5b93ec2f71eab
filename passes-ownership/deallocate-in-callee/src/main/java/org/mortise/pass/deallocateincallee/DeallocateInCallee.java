// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocateincallee;

import com.google.auto.service.AutoService;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Trait;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.Precondition;
import org.osgi.service.component.annotations.Component;

/** The pass {@code deallocate-in-callee}; {@link CalleeDeallocation} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DeallocateInCallee implements PassFactory {
  private static final PassStatistic MOVED = new PassStatistic("moved", "Number of arguments freed by the callee");

  private static final PassSpec SPEC = PassSpec.of("deallocate-in-callee",
          "Free arguments of private functions in the callee if all callers free them after the call")
      .withDescription("""
          If every call of a private function is followed by the deallocation of the same argument, the function frees
          the argument instead, after its last use, as `optimize-allocation-liveness` with `across-control-flow` places
          it. Functions are visited before those that they call, so that an argument that is passed on is freed by the
          last function that uses it. A function is converted if all its uses are direct calls, no other operand of them
          may be the same buffer, and only other deallocations are between a call and the deallocation: run
          `optimize-allocation-liveness` before. Near-linear.
          """)
      .withPreconditions(Precondition.assumed("""
          No deallocation pass follows other than `lean-buffer-deallocation`, as callers no longer show that the
          argument is freed."""))
      .withDialects("cf", "scf")
      .withStatistics(MOVED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> {
      BufferPolicies policies = BufferPolicies.of(root, run::emit);
      boolean isApplicable = policies != null && root.hasTrait(Trait.SYMBOL_TABLE);
      int moved = isApplicable ? new CalleeDeallocation(root, policies, run).run() : 0;
      run.count(MOVED, moved);
      if (moved == 0) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
