// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.LinkedHashSet;
import java.util.List;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.analyses.dataflow.FactAttributes;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.pipeline.AnalysisFault;
import org.mortise.pipeline.Snapshot;

/** Writes the facts of named analyses to a program. Each analysis has a separate solver. */
final class Annotations {
  private final Snapshot snapshot;
  private final DiagnosticHandler diagnostics;

  Annotations(Snapshot snapshot, DiagnosticHandler diagnostics) {
    this.snapshot = snapshot;
    this.diagnostics = diagnostics;
  }

  /** Adds the facts of all analyses and returns true, or reports a fault of one and returns false. */
  boolean add(List<?> names, Operation program) {
    for (Object name : new LinkedHashSet<>(names)) {
      AnalysisFactory factory = snapshot.analysis((String) name);
      try {
        new FactAttributes(snapshot.run(factory.name(), program)).annotate(FactAttributes.nameFor(factory.name()));
      } catch (RuntimeException | Error fault) {
        diagnostics.handle(AnalysisFault.of(factory, fault, program));
        return false;
      }
    }
    return true;
  }
}
