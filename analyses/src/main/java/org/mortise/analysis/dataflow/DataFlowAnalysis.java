// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An analysis that a {@link DataFlowSolver} runs. The solver notifies it of executable operations and edges only. The
 * results must grow monotonically, so that the solver terminates. Belongs to one solver and one run.
 */
public abstract class DataFlowAnalysis {
  private DataFlowSolver solver;

  final void attach(DataFlowSolver owner) {
    if (solver != null) {
      throw new IllegalStateException("the analysis is loaded already");
    }
    solver = owner;
  }

  /** Returns the solver that runs this analysis. */
  protected final DataFlowSolver solver() {
    return solver;
  }

  /** Visits the executable operation {@code op}. Called at least once, and again for each request to revisit it. */
  protected abstract void visitOperation(Operation op);

  /** Visits an edge that control can take. Called once. */
  protected abstract void visitEdge(FlowEdge edge);

  /**
   * Visits {@code source}, which returns its operands from {@code callable} to all its {@link DataFlowSolver#callsOf
   * calls}.
   */
  protected abstract void visitReturn(Operation source, Operation callable);

  /** Visits {@code call}, a call of the known callee {@code callable}, which determines its results. */
  protected abstract void visitCall(Operation call, Operation callable);

  /** Visits {@code call}, whose callee, or the operands that the callee returns, are unknown. */
  protected abstract void visitUnknownCall(Operation call);

  /** Visits {@code entry}, a block that control enters from unknown code. Called once. */
  protected void visitUnknownEntry(Operation owner, Block entry) {}

  /** Visits arguments whose values are unknown. {@code owner} is the operation whose region they belong to. */
  protected abstract void visitUnknownArguments(Operation owner, List<? extends Value> arguments);
}
