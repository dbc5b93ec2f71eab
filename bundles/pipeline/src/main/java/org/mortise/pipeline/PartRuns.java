// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.PassRun;

/**
 * The runs of one pass on the functions of a module, instead of one run on the module. Their output is forwarded in the
 * order of the functions, up to the first one in which the pass fails; so it does not depend on the number of threads.
 */
final class PartRuns {
  private final Pipeline.PassStep step;
  private final List<Operation> parts;

  private PartRuns(Pipeline.PassStep step, List<Operation> parts) {
    this.step = step;
    this.parts = parts;
  }

  /** Returns the runs of a pass on the parts of {@code op}; null if it has to run on {@code op} itself. */
  static @Nullable PartRuns of(Pipeline.PassStep step, Operation op) {
    if (!step.spec().runsOnParts() || !op.hasTrait(Trait.SYMBOL_TABLE)) {
      return null;
    }
    List<Operation> parts = partsOf(step, op);
    return parts.size() > 1 && step.pass().runsOnPartsOf(op) ? new PartRuns(step, parts) : null;
  }

  /** Returns the isolated operations directly in a symbol table; none if there are others that could be changed. */
  private static List<Operation> partsOf(Pipeline.PassStep step, Operation table) {
    List<Operation> parts = new ArrayList<>();
    if (table.regionCount() != 1 || !table.region(0).hasOneBlock()) {
      return parts;
    }
    for (Operation op = table.region(0).first().first(); op != null; op = op.next()) {
      boolean isPart = op.hasTrait(Trait.ISOLATED_FROM_ABOVE) && step.pass().canScheduleOn(op.name());
      if (op.definition() == null || op.resultCount() > 0 || op.regionCount() > 0 && !isPart) {
        return List.of();
      }
      if (op.regionCount() > 0) {
        parts.add(op);
      }
    }
    return parts;
  }

  /** Runs the pass on each part, and adds the results to {@code whole}. */
  void run(PassRun whole) {
    List<PassRun> runs = whole.forEachPart(parts, () -> (part, run) -> PipelineRunner.runOn(part, step, run));
    Set<Analysis<?>> preserved = null;
    boolean isStable = runs.size() == parts.size();
    for (int i = 0; i < runs.size(); i++) {
      PassRun run = runs.get(i);
      isStable &= run.isStable();
      if (run.areAllAnalysesPreserved()) {
        continue;
      }
      whole.markOnlyChanged(parts.get(i));
      if (preserved == null) {
        preserved = new HashSet<>(run.preservedAnalyses());
      } else {
        preserved.retainAll(run.preservedAnalyses());
      }
    }
    if (preserved == null) {
      whole.markAllAnalysesPreserved();
    } else {
      preserved.forEach(whole::preserve); // what each of them preserves
    }
    if (isStable) {
      whole.markStable();
    }
  }
}
