// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.promotewithinstackbudget;

import com.google.auto.service.AutoService;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code promote-within-stack-budget}; {@link StackBudget} divides the budget among functions. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class PromoteWithinStackBudget implements PassFactory {
  static final PassOption<Long> BUDGET = PassOption.unsigned(
      "stack-budget", 0, "Maximal size in bytes of the buffers on the stack along any path of calls");
  static final PassStatistic PROMOTED =
      new PassStatistic("promoted", "Number of allocations promoted to the stack");
  static final PassStatistic BYTES = new PassStatistic("bytes", "Sum of the sizes of the promoted buffers");

  private static final PassSpec SPEC = PassSpec.of("promote-within-stack-budget",
          "Move buffers to the stack as long as no path of calls needs more than a number of bytes")
      .withDescription("""
          Replaces allocations by ones on the stack, as built by their `AllocationOpInterface`, and erases the
          deallocations. Run it when deallocations are placed and lowered. An allocation is replaced if
          1. its size is static;
          2. its buffer is freed in the function, by deallocations that can free no other buffer, and is not stored or
          returned. If a call gets it, one of the deallocations is in the block of the allocation;
          3. all its aliases are in the automatic allocation scope around it, which is no loop, and no loop is in
          between. So a buffer in a loop is replaced only inside of a `memref.alloca_scope` that the iteration leaves;
          4. the sum of the buffers on the stack, those that are there already included, stays within `stack-budget` on
          each path of calls;
          5. no policy (`mortise.policies`) with `stack = false` selects it.

          Functions are visited from callees to callers, and the smallest buffers of a function come first. Recursive
          functions get nothing, nor does a function if it or one on its path has a buffer of dynamic size on the
          stack. Callees that are not known are taken to need no stack. Each buffer counts with its alignment, at
          least 16 bytes; the buffers of all branches are added. By default nothing is promoted. Near-linear. A second
          run with the same budget changes nothing.
          """)
      .withOptions(BUDGET)
      .withStatistics(PROMOTED, BYTES);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    long budget = options.get(BUDGET);
    return (root, run) -> promote(root, run, budget);
  }

  private static void promote(Operation root, PassRun run, long budget) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    if (budget == 0 || !new StackBudget(root, run, budget, policies).spend()) {
      run.markAllAnalysesPreserved();
    }
  }
}
