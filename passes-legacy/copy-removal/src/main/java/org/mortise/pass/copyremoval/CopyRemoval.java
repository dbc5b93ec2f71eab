// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
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
      new PassStatistic("reused sources", "Number of copies whose target is their source now");
  static final PassStatistic REUSED_TARGETS =
      new PassStatistic("reused targets", "Number of copies whose source is their target now");

  private static final PassSpec SPEC = PassSpec.of("copy-removal", "Remove the redundant copies from input IR")
      .withDescription("""
          Removes copies (`CopyOpInterface`) of buffers that are freed afterwards, as "Bufferization on MLIR" (2020)
          describes it. Either the source takes the place of the target, and the allocation of the target and the
          deallocation of the source go; or the target takes the place of the source, and the allocation and the
          deallocation of the source go. Source and target must be of the same type, and the new place must be as
          aligned as the old one. The source is reused if
          1. the copy, the allocation of the target and the deallocation of the source are in one block;
          2. neither the target nor an alias of it is used between its allocation and the copy;
          3. neither the source nor an alias of it is used between the copy and its deallocation.
          The target is reused if 3. holds and
          4. the copy, the allocation of the source and the deallocation of the source are in one block;
          5. the target is there before the source is allocated, and neither it nor an alias of it is used between the
          allocation of the source and the copy.
          Of two arguments of a function, and of what calls return, nobody knows whether they are the same buffer, nor
          what a called function uses. A target that can come from outside is therefore kept apart, too, if something
          that others can have is used between the first use of the source and the copy; but a single operation may both
          read it and fill the source, as in the document. An argument with the attribute `llvm.noalias` is apart from
          all others. A target that comes from an operation which neither allocates nor is a call can be anything, and
          is not reused. Done until nothing is left to do, in near-linear time. In large functions with many buffers
          that can be one of several others, the effort to tell these apart is limited; beyond the limit, a copy stays
          if any of them is used.
          """)
      .onOperation("func.func")
      .withStatistics(REUSED_SOURCES, REUSED_TARGETS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return CopyRemoval::removeAll;
  }

  private static void removeAll(Operation root, PassRun run) {
    if (!new CopyRound(root, StepBudget.of(root), run).run()) {
      run.markAllAnalysesPreserved();
    }
  }
}
