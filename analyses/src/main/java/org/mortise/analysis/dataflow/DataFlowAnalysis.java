// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An analysis that a {@link DataFlowSolver} runs. It is told of what can be executed only; what it finds out must grow
 * monotonously, so that the solver comes to an end. Belongs to one solver and one run.
 */
public abstract class DataFlowAnalysis {
  private DataFlowSolver solver;

  final void attach(DataFlowSolver owner) {
    if (solver != null) {
      throw new IllegalStateException("the analysis is loaded already");
    }
    solver = owner;
  }

  /** The solver that runs this analysis. */
  protected final DataFlowSolver solver() {
    return solver;
  }

  /** {@code op} can be executed. Called once at least, and again whenever somebody asked the solver to revisit it. */
  protected abstract void visitOperation(Operation op);

  /** Control can take {@code edge}. Called once. */
  protected abstract void visitEdge(FlowEdge edge);

  /** {@code source} returns its operands from {@code callable} to all {@link DataFlowSolver#callsOf calls} of it. */
  protected abstract void visitReturn(Operation source, Operation callable);

  /** {@code call} is a call of {@code callable}, which is known: its results are what that returns. */
  protected abstract void visitCall(Operation call, Operation callable);

  /** What {@code call} executes, or what {@code source} in it returns, is not known. */
  protected abstract void visitUnknownCall(Operation call);

  /** Control comes to {@code entry} from where nobody knows. Called once. */
  protected void visitUnknownEntry(Operation owner, Block entry) {}

  /** Nobody knows what these arguments get. {@code owner} is the operation whose region they belong to. */
  protected abstract void visitUnknownArguments(Operation owner, List<? extends Value> arguments);
}
