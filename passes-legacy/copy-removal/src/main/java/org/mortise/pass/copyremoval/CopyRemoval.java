// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import com.google.auto.service.AutoService;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code copy-removal}; {@link CopyRound} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CopyRemoval implements PassFactory {
  static final PassStatistic REUSED_SOURCES =
      new PassStatistic("reused sources", "Number of copies whose target was replaced by their source");
  static final PassStatistic REUSED_TARGETS =
      new PassStatistic("reused targets", "Number of copies whose source was replaced by their target");

  private static final PassSpec SPEC = PassSpec.of("copy-removal", "Remove the redundant copies from input IR")
      .withDescription("""
          Removes copies (`CopyOpInterface`) of buffers that are freed afterwards, as described by "Bufferization on
          MLIR" (2020). Either the source replaces the target, and the allocation of the target and the deallocation of
          the source are erased; or the target replaces the source, and the allocation and the deallocation of the
          source are erased. Source and target must have the same type, and the remaining buffer must be at least as
          aligned as the other one. The source is reused if
          1. the copy, the allocation of the target and the deallocation of the source are in one block;
          2. neither the target nor an alias of it is used between its allocation and the copy;
          3. neither the source nor an alias of it is used between the copy and its deallocation.
          The target is reused if 3. holds and
          4. the copy, the allocation of the source and the deallocation of the source are in one block;
          5. the target is defined before the source is allocated, and neither it nor an alias of it is used between the
          allocation of the source and the copy.
          Arguments of a function and results of calls may alias each other, and a callee may access any memory that the
          function has not allocated. A target that may come from outside is therefore not reused if such memory is
          accessed between the first use of the source and the copy; but a single operation may both read the target and
          fill the source, as in the document. An argument with the attribute `llvm.noalias` aliases no other argument.
          A target defined by an operation that neither allocates nor is a call may be any buffer and is not reused.
          Buffers that operations of different names free, such as `gpu.dealloc`, do not replace each other. Copies of
          buffers that a policy (attribute `mortise.policies`) leaves to the program, or of memory that is not to be
          reused, stay.
          Repeated until nothing changes, in near-linear time. In large functions with many values that can be one of
          several buffers, the steps for distinguishing these are limited; beyond the limit, a copy is kept if any of
          them is used.
          """)
      .onOperation("func.func")
      .withStatistics(REUSED_SOURCES, REUSED_TARGETS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (root, run) -> KeptFunctions.runBeside(root, run, () -> removeAll(root, run));
  }

  private static void removeAll(Operation root, PassRun run) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null || policies.isApart(root)
        || !new CopyRound(root, StepBudget.of(root), policies, run).run()) {
      run.markAllAnalysesPreserved();
    }
  }
}
