// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.osgi.service.component.annotations.Component;

/** The pass {@code mark-complete-ownership}; {@link CompleteDeallocation} decides about one function. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MarkCompleteOwnership implements PassFactory {
  private static final PassStatistic MARKED = new PassStatistic("marked", "Number of functions marked");

  private static final PassOption<Boolean> CLEAR =
      PassOption.flag("clear", false, "Remove the attributes that the pass has added instead");

  private static final PassSpec SPEC = PassSpec.of("mark-complete-ownership",
          "Mark functions to which the ownership-based deallocation has nothing to add")
      .withDescription("""
          Adds the attribute `mortise.keep = "complete"` to functions that free or return all their buffers on each way.
          `ownership-based-buffer-deallocation`, the passes that simplify and lower its output, `cse` and `canonicalize`
          leave such functions as they are, so that a pipeline of them does not change its own output. Functions without
          buffers are not among them, and there are none unless one of them frees a buffer. Near-linear.
          """)
      .withOptions(CLEAR)
      .withStatistics(MARKED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return options.get(CLEAR) ? (root, run) -> KeptFunctions.clearMarks(root) : MarkCompleteOwnership::mark;
  }

  private static void mark(Operation root, PassRun run) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    if (!CompleteDeallocation.isBegunIn(root)) {
      run.markAllAnalysesPreserved();
      return;
    }
    FunctionBoundary boundary = new FunctionBoundary(root, false, policies);
    FreeingOperations freeing = new FreeingOperations(DeallocOp.NAME, policies);
    List<Operation> complete = new ArrayList<>();
    for (Operation function : OwnershipBasedBufferDeallocation.functionsIn(root)) {
      if (policies.isApart(function) || !CompleteDeallocation.hasBuffers(function)) {
        continue;
      }
      OwnedSources sources =
          new OwnedSources(boundary, freeing, new UnownedBuffers(function, boundary), true);
      Violations found = Violations.in(function, new Preconditions(sources));
      if (found.areUncertainFrees() && OwnDeallocators.areSeparateIn(function, freeing, policies)
          && CompleteDeallocation.isIn(function, sources, found.areNone())) {
        complete.add(function);
      }
    }
    if (complete.stream().anyMatch(CompleteDeallocation::isBegunIn)) {
      complete.forEach(KeptFunctions::mark);
      run.count(MARKED, complete.size());
    }
  }
}
