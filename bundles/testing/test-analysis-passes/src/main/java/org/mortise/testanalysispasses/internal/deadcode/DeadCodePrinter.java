// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.deadcode;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.dataflow.ExecutableEdges;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.ir.text.printer.FragmentPrinter;

/** Prints a solver's facts about the control flow of single operations. */
final class DeadCodePrinter {
  private final DataFlowSolver solver;
  private final ExecutableEdges edges;
  private final FragmentPrinter operations;
  private final ReportWriter report;

  DeadCodePrinter(DataFlowSolver solver, FragmentPrinter operations, ReportWriter report) {
    this.solver = solver;
    this.edges = ExecutableEdges.of(solver);
    this.operations = operations;
    this.report = report;
  }

  void print(Operation op, String tag) {
    report.print(tag).print(":\n");
    boolean branches = op.implementsInterface(RegionBranchOpInterface.class);
    for (int i = 0; i < op.regionCount(); i++) {
      report.print(" region #").print(i).print("\n");
      printBlocks(op.region(i));
      Block entry = op.region(i).first();
      if (branches && entry != null && solver.isExecutable(entry)) {
        report.print("region_preds: ");
        printSources(true, edges.sourcesOf(entry));
      }
    }
    boolean isExecutable = op.block() == null || solver.isExecutable(op.block());
    if (op.implementsInterface(CallableOpInterface.class)) {
      report.print("op_preds: ");
      printSources(!solver.hasUnknownCalls(op), edges.sourcesOf(op));
    } else if (branches && isExecutable) {
      report.print("op_preds: ");
      printSources(true, edges.sourcesOf(op));
    } else if (op.implementsInterface(CallOpInterface.class) && isExecutable) {
      report.print("op_preds: ");
      printSources(hasBody(solver.calleeOf(op)), edges.sourcesOf(op));
    }
  }

  private static boolean hasBody(@Nullable Operation callee) {
    return callee != null && callee.getInterface(CallableOpInterface.class).getCallableRegion(callee) != null;
  }

  private void printBlocks(Region region) {
    Map<Block, Integer> numbers = new HashMap<>();
    for (Block block : region.blocks()) {
      numbers.put(block, numbers.size());
    }
    for (Block block : region.blocks()) {
      report.print("  ^bb").print(numbers.get(block)).print(word(solver.isExecutable(block)));
      for (Block predecessor : block.predecessors()) {
        boolean isTaken = edges.sourcesOf(block).contains(predecessor.last());
        report.print("   from ^bb").print(numbers.get(predecessor)).print(word(isTaken));
      }
    }
  }

  private static String word(boolean isExecutable) {
    return isExecutable ? " = live\n" : " = dead\n";
  }

  private void printSources(boolean all, Set<Operation> sources) {
    report.print(all ? "(all) predecessors:\n" : "predecessors:\n");
    for (Operation source : sources) {
      report.print("  ").print(operations.print(source)).print("\n");
    }
    report.print("\n");
  }
}
