// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.analyses.policies.BufferPolicies;
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

/** The pass {@code mark-complete-functions}; {@link CompleteFunction} decides about one function. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MarkCompleteFunctions implements PassFactory {
  private static final PassStatistic MARKED = new PassStatistic("marked", "Number of functions marked");

  private static final PassOption<Boolean> RESULTS_ARE_OWNED = PassOption.flag("results-are-owned", false,
      "The caller owns all buffers that functions return, and keeps its arguments");
  private static final PassOption<Boolean> CLEAR =
      PassOption.flag("clear", false, "Remove the attributes that the pass has added instead");

  private static final PassSpec SPEC = PassSpec.of("mark-complete-functions",
          "Mark functions that free all their buffers already")
      .withDescription("""
          Adds the attribute `mortise.keep = "complete"` to functions to which `buffer-deallocation` has nothing to add:
          each buffer is freed, returned, or handed to a value of which the same holds, on each way. That pass, those
          that hoist and promote buffers or remove copies, `cse` and `canonicalize` leave such functions as they are, so
          that a pipeline of them does not change its own output. Functions without buffers are not among them, and
          there are none unless one of them frees a buffer. Near-linear.
          """)
      .withOptions(RESULTS_ARE_OWNED, CLEAR)
      .withStatistics(MARKED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean areOwned = options.get(RESULTS_ARE_OWNED);
    return options.get(CLEAR)
        ? (root, run) -> KeptFunctions.clearMarks(root) : (root, run) -> mark(root, run, areOwned);
  }

  private static void mark(Operation root, PassRun run, boolean areOwned) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    List<Operation> functions = BufferDeallocation.functionsIn(root);
    functions.removeIf(policies::isApart);
    if (functions.stream().noneMatch(CompleteFunction::frees)) {
      run.markAllAnalysesPreserved();
      return;
    }
    OwnedResults results = areOwned ? OwnedResults.all(policies)
        : BufferDeallocation.ownedResults(root, functions, run.threads(), policies);
    functions.removeIf(function -> !CompleteFunction.is(function, results));
    if (functions.stream().noneMatch(CompleteFunction::frees)) {
      return;
    }
    functions.forEach(KeptFunctions::mark);
    run.count(MARKED, functions.size());
  }
}
