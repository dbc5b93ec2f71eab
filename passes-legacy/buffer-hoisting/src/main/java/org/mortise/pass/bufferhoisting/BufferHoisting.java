// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferhoisting;

import com.google.auto.service.AutoService;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code buffer-hoisting}; {@link AllocationHoisting} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferHoisting implements PassFactory {
  static final PassStatistic HOISTED = new PassStatistic("hoisted", "Number of allocations moved");

  private static final PassSpec SPEC = PassSpec.of("buffer-hoisting",
          "Optimizes placement of allocation operations by moving them into common dominators and out of nested "
          + "regions")
      .withDescription("""
          Moves an allocation up to the nearest block that dominates all aliases of its buffer, so that a deallocation
          pass needs no copies where branches meet. The allocation stays below the definitions of its operands, inside
          loops of regions, inside loops of blocks if the buffer of the last iteration may still be used when the next
          one is allocated, and inside operations whose control flow no interface describes. The
          `AllocationOpInterface` of the allocation must permit hoisting, and no policy (attribute `mortise.policies`)
          may leave its buffer to the program. Precondition: 1. Deallocations have not been inserted yet. An
          allocation that is freed through one of its aliases is not moved, because it would leak on paths between its
          old and its new place. Near-linear in the flow of buffers.
          """)
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
        new AllocationHoisting(root, policies, run).run();
      }
    });
  }
}
