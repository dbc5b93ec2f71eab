// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * An analysis that a {@link DataFlowSolver} runs. Extend {@link SparseForwardAnalysis}, {@link SparseBackwardAnalysis},
 * {@link DenseForwardAnalysis} or {@link DenseBackwardAnalysis}. Belongs to one solver.
 */
public abstract class DataFlowAnalysis {
  private DataFlowSolver solver;
  private int index;

  DataFlowAnalysis() {}

  final void attach(DataFlowSolver owner, int position) {
    if (solver != null) {
      throw new IllegalStateException("the analysis is loaded already");
    }
    solver = owner;
    index = position;
  }

  final boolean isLoaded() {
    return solver != null;
  }

  /** Returns the solver that runs this analysis. */
  protected final DataFlowSolver solver() {
    return solver;
  }

  /**
   * Returns the analyses whose facts this analysis looks up. The solver loads missing analyses that have a factory;
   * other missing analyses are an error when the solver starts.
   */
  protected List<Requirement<?>> requires() {
    return List.of();
  }

  /**
   * Returns the facts about {@code op} after the run, for annotated programs and graphs; null if there are none. The
   * first query for a block is linear in its operations.
   */
  abstract @Nullable Attribute describe(Operation op, PointStates states);

  /** Returns the kind of the analysis for lists, such as {@code sparse forward}. */
  abstract String kind();

  /** Returns the facts about the arguments of {@code block} after the run; null if this analysis is dense. */
  @Nullable List<Attribute> describeArguments(Block block) {
    return null;
  }

  /** Returns the index of this analysis in {@link Activation#factsAt}. */
  final int index() {
    return index;
  }

  // ---- callbacks of the solver --------------------------------------------------------------------------------------

  /** Visits an executable operation. Called at least once, and again when a fact that the visit depends on changes. */
  abstract void visit(OperationVisit visit);

  /** Follows an edge that control can take. Called once. */
  abstract void follow(FlowEdge edge);

  /** Follows the operands that {@code source} returns from {@code callable} to its calls. Called once. */
  abstract void followReturn(OperationVisit source, Operation callable);

  /** Follows the values that {@code callable} returns to {@code call}. Called once for each callee. */
  abstract void followCall(OperationVisit call, Operation callable, Activation callee);

  /** Visits a call whose callee, or the operands that the callee returns, are unknown. Called once. */
  abstract void followUnknownCall(OperationVisit call);

  /** Visits a region that control enters from unknown code. Called once. */
  abstract void followUnknownEntry(Activation activation, Activation.UnknownEntry entry);

  /** Calls {@code action} for each task that looked up a fact about {@code activation}. */
  abstract void forEachDependent(Activation activation, Consumer<Task> action);

  /** Prepares for the first stage, or for its repetition after a change of the program. The default does nothing. */
  void begin() {}

  /**
   * Completes a fixed point of the stage, and schedules further work. Called once in each run. The default does
   * nothing.
   */
  void complete() {}

  /** Returns whether facts about one callable cannot be dropped alone, because the analysis has other state. */
  boolean updatesAsWhole() {
    return false;
  }

  /** Drops cached facts about the structure of {@code unit}, which has changed. The default does nothing. */
  void forget(Operation unit) {}

  /** Adds the facts with which {@code call} enters its callee, null for unknown facts. The default adds none. */
  void addEntryFacts(OperationVisit call, List<@Nullable Object> facts) {}
}
