// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;

/** The analyses that are available by name with a {@link Context}. It does not change. */
public interface AnalysisCatalog {
  /** An empty catalog. */
  AnalysisCatalog EMPTY = new AnalysisCatalog() {
    @Override
    public @Nullable AnalysisFactory analysis(String name) {
      return null;
    }

    @Override
    public Collection<AnalysisFactory> analyses() {
      return List.of();
    }

    @Override
    public String unknownAnalysis(String name) {
      return "there is no analysis '" + name + "'";
    }
  };

  /** Returns the catalog of a context; an empty one if the context has none. */
  static AnalysisCatalog of(Context context) {
    AnalysisCatalog known = context.extension(AnalysisCatalog.class);
    return known == null ? EMPTY : known;
  }

  /** Returns the analysis with a name, or null. */
  @Nullable AnalysisFactory analysis(String name);

  /** Returns all analyses, sorted by name. */
  Collection<AnalysisFactory> analyses();

  /**
   * Returns the message for a name without analysis, with the bundle that provided it earlier, or with a similar name.
   */
  String unknownAnalysis(String name);

  /**
   * Runs a new solver with one analysis and the analyses that it requires.
   *
   * @throws IllegalArgumentException if there is no analysis with the name
   */
  default DataFlowAnalysis run(String name, Operation root) {
    DataFlowSolver solver = new DataFlowSolver(root);
    DataFlowAnalysis analysis = solver.load(create(name));
    solver.run();
    return analysis;
  }

  /**
   * Creates the analysis with a name.
   *
   * @throws IllegalArgumentException if there is no such analysis
   */
  default DataFlowAnalysis create(String name) {
    AnalysisFactory factory = analysis(name);
    if (factory == null) {
      throw new IllegalArgumentException(unknownAnalysis(name));
    }
    return factory.create();
  }
}
