// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Analysis;

/**
 * Solvers that passes share: loaded with analyses that bundles offer by name, and run. A solver is kept from pass to
 * pass as long as passes preserve it. After a nested pipeline, and after a pass that declares its changes by
 * {@link org.mortise.ir.pass.PassRun#markOnlyChanged}, it is updated instead of recomputed.
 */
public final class SolverAnalysis {
  /** The names of the analyses, sorted. */
  private record Key(List<String> names) {}

  private SolverAnalysis() {}

  /**
   * Returns the solver for the operation of a pass, with the analyses of these names and the analyses that they
   * require. Passes that name the same analyses share it. Make it a constant, get it with {@link
   * org.mortise.ir.pass.PassRun#get}, and its analyses with {@link DataFlowSolver#get}. Getting it throws
   * IllegalArgumentException for an unknown name; the message names the bundle that provided it earlier, or a similar
   * name.
   */
  public static Analysis<DataFlowSolver> of(String... names) {
    Key key = new Key(new ArrayList<>(new TreeSet<>(List.of(names))));
    return Analysis.updatable(
        String.join(", ", key.names), key, op -> solve(op, key.names), (solver, changed) -> {
          solver.update(changed);
          return solver;
        });
  }

  private static DataFlowSolver solve(Operation op, List<String> names) {
    AnalysisCatalog catalog = AnalysisCatalog.of(op.context());
    DataFlowSolver solver = new DataFlowSolver(op);
    for (String name : names) {
      solver.load(catalog.create(name));
    }
    solver.run();
    return solver;
  }
}
