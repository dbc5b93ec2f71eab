// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/** Reports an exception in a named analysis that a tool runs: the analysis, its bundle, and the calls. */
public final class AnalysisFault {
  private AnalysisFault() {}

  /** Returns the error that reports a fault. A cancellation is rethrown. */
  public static Diagnostic of(AnalysisFactory analysis, Throwable fault, Operation op) {
    Class<?> thrower = analysis.getClass();
    return Fault.addCalls(Diagnostic.error(op.location(),
        Fault.text("internal fault in analysis '" + analysis.name() + "'", thrower, fault)), thrower, fault);
  }
}
