// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.symbols.SymbolTables;

/** The analyses and the option shared by the reports of next and last accesses. */
final class AccessReport {
  static final PassOption<Boolean> INTERPROCEDURAL =
      PassOption.flag("interprocedural", true, "perform interprocedural analysis");

  private final DataFlowSolver solver;
  private final DataFlowSolver reachability;
  private final UnderlyingValues underlying;
  private final AccessTransfer transfer;

  /**
   * Computes the underlying values, before accesses are computed, because an access is recorded for the current
   * underlying value of its operand.
   *
   * @param assumesAccess whether callees that are not analyzed access their operands
   */
  AccessReport(Operation root, PassOptions options, boolean countsReads, boolean assumesAccess) {
    boolean isInterprocedural = options.get(INTERPROCEDURAL);
    underlying = new UnderlyingValues();
    transfer = new AccessTransfer(underlying, countsReads, assumesAccess, isInterprocedural, new SymbolTables());
    solver = new DataFlowSolver(root);
    solver.load(new ConstantAnalysis());
    if (isInterprocedural) {
      reachability = solver;
    } else {
      reachability = new DataFlowSolver(root);
      reachability.load(new ConstantAnalysis());
      reachability.run();
      solver.intraprocedural();
    }
    solver.load(underlying);
    solver.run();
  }

  /** Returns the effects of operations. */
  AccessTransfer transfer() {
    return transfer;
  }

  /** Runs an analysis of accesses. */
  <A extends DataFlowAnalysis> A run(A analysis) {
    solver.load(analysis);
    solver.run();
    return analysis;
  }

  /** Returns whether a block can be executed if functions that nothing calls are not. */
  boolean isExecutable(Block block) {
    return reachability.isExecutable(block);
  }

  /** Returns the operations that access the memory of an operand, or null if they are unknown. */
  @Nullable Set<Operation> accessesTo(Value operand, Accesses accesses) {
    Value value = underlying.find(operand);
    return value == null ? null : accesses.of(value);
  }
}
