// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.topologicalsort;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code topological-sort}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TopologicalSortFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("topological-sort", "Sort regions without SSA dominance in topological order")
      .withTitle("TopologicalSort")
      .withDescription("""
          Sorts the operations of regions without dominance so that values are defined before their uses, except in
          cycles. Sorts in rounds: each visits the remaining operations and takes those whose operands are defined. If
          a round takes none, the first remaining operation is taken. O(n log n) in the operations and operands.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return TopologicalSortFactory::run;
  }

  private static void run(Operation op, PassRun run) {
    if (!GraphBlocks.sort(op)) {
      run.markAllAnalysesPreserved();
    }
  }
}
