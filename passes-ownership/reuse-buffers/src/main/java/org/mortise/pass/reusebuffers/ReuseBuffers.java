// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

import com.google.auto.service.AutoService;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code reuse-buffers}: {@link InPlaceReuse} lets outputs take the place of operands, and
 * {@link FreedBufferReuse} lets allocations take freed buffers and moves allocations out of loops.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ReuseBuffers implements PassFactory {
  static final PassStatistic IN_PLACE =
      new PassStatistic("in-place", "Number of outputs that took the place of an operand");
  static final PassStatistic COPIES = new PassStatistic("copies", "Number of copies erased");
  static final PassStatistic TAKEN = new PassStatistic("taken", "Number of allocations that took a freed buffer");
  static final PassStatistic HOISTED = new PassStatistic("hoisted", "Number of allocations moved out of loops");

  /** Each round but the last moves an allocation out of a loop; a third round is rarely needed. */
  private static final int MAX_ROUNDS = 16;

  private static final PassSpec SPEC = PassSpec.of("reuse-buffers",
          "Reuse the memory of buffers whose life has ended")
      .withDescription("""
          Reuses memory in functions whose buffers are freed already, best after `optimize-allocation-liveness`:
          1. The output of an elementwise operation takes the place of an operand that is not used afterwards and freed
          in the same block. Both allocations must be alike (operation, type, attributes), with the identity layout. The
          operation must be the first use of the output, must not read its old contents, and must access both buffers by
          the same index (`ElementwiseWriteOpInterface`). A copy of such a buffer is erased (`CopyOpInterface`).
          2. An allocation takes a buffer of the same operation, type, attributes and sizes that was freed before it in
          the same block.
          3. An allocation in the body of a sequential loop is moved before the loop if it is freed in the same
          iteration and its sizes do not change, and its deallocation is moved after the loop. A dynamic size must be
          known to be valid even if the loop has no iteration: a constant, a dimension of a buffer, or in a loop with
          constant bounds. Such a loop without iterations then allocates needlessly. Parallel loops are left alone.

          The sum of live bytes never exceeds its former maximum: a buffer is kept over other allocations only if they
          leave room below the maximum that is reached anyway, and not over calls, which allocate an unknown amount.
          Allocations that cannot be reused by their `AllocationOpInterface`, or by a policy (`mortise.policies`) with
          `reuse = false`, are not treated. Near-linear. A second run
          changes nothing.
          """)
      .withStatistics(IN_PLACE, COPIES, TAKEN, HOISTED)
      .onParts();

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new Pass() {
      @Override
      public void run(Operation root, PassRun run) {
        reuse(root, run);
      }

      @Override
      public boolean runsOnPartsOf(Operation root) {
        return !BufferPolicies.areIn(root);
      }
    };
  }

  private static void reuse(Operation root, PassRun run) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    boolean changed = false;
    for (Operation function : FunctionOpInterface.outermostIn(root)) {
      changed |= !policies.isApart(function) && reuseIn(function, run, policies);
    }
    // Not stable if changed: a buffer whose life has become shorter may serve another one in the next run.
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }

  private static boolean reuseIn(Operation function, PassRun run, BufferPolicies policies) {
    if (function.walkPreOrder((Operation op) -> Allocations.isReusable(op, policies)
        ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) != Walk.Result.INTERRUPT) {
      return false;
    }
    Survey survey = Survey.of(function, policies);
    boolean changed = new InPlaceReuse(function, run, survey).run();
    for (int round = 0; round < MAX_ROUNDS; round++) {
      survey = changed ? Survey.of(function, policies) : survey;
      FreedBufferReuse freed = new FreedBufferReuse(function, run, survey);
      changed |= freed.run();
      if (!freed.mayChangeMore()) {
        freed.reportKept();
        break;
      }
    }
    return changed;
  }
}
