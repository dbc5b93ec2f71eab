// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.pass.FunctionMeasurement;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.TensorType;

/**
 * Compares roads on a module.
 *
 * @param measuring null if functions are not executed
 */
record Comparison(List<Road> roads, Format format, @Nullable Measuring measuring) implements Pass {
  /** The format of the costs. */
  enum Format {
    TEXT,
    JSON
  }

  /** How functions are executed. */
  record Measuring(FunctionMeasurement.Provider provider, FunctionMeasurement.Request request) {}

  @Override
  public void initialize(Context context) {
    roads.forEach(road -> road.initialize(context));
  }

  @Override
  public void run(Operation module, PassRun run) {
    List<Operation> functions = Road.functionsIn(module);
    Executions executions = null;
    if (measuring != null) {
      try {
        executions = new Executions(measuring.provider().begin(module, measuring.request()), functions, run);
      } catch (IllegalArgumentException wrong) {
        run.emit(Diagnostic.error(module.location(), String.valueOf(wrong.getMessage())));
        return;
      }
    }
    boolean hasTensors = hasTensors(functions);
    Map<String, List<Road.@Nullable Cost>> costs = new LinkedHashMap<>();
    for (Road road : roads) {
      Road.Execution execution = executions == null ? (original, changed) -> null : executions.by(road.name());
      costs.put(road.name(), road.costs(module, hasTensors, execution, refusal -> warn(refusal, run)));
    }
    if (format == Format.JSON) {
      run.print(PassOutput.Channel.DIAGNOSTIC, ComparisonJson.of(functions, costs, hasTensors));
    } else {
      run.print(PassOutput.Channel.DIAGNOSTIC, table(functions, costs, hasTensors)
          + (executions == null ? "" : executions.tables(functions, costs)));
    }
    run.markAllAnalysesPreserved();
  }

  private static String table(
      List<Operation> functions, Map<String, List<Road.@Nullable Cost>> costs, boolean hasTensors) {
    CostTable table = new CostTable(hasTensors);
    for (int i = 0; i < functions.size(); i++) {
      Map<String, Road.@Nullable Cost> byAlgorithm = new LinkedHashMap<>();
      for (Map.Entry<String, List<Road.@Nullable Cost>> entry : costs.entrySet()) {
        byAlgorithm.put(entry.getKey(), entry.getValue().get(i));
      }
      table.add("@" + SymbolTable.getSymbolName(functions.get(i)), byAlgorithm);
    }
    return table.toString();
  }

  private static boolean hasTensors(List<Operation> functions) {
    boolean[] found = {false};
    for (Operation function : functions) {
      function.walkPreOrder((Operation op) -> {
        found[0] |= op.resultList().stream().anyMatch(result -> result.type() instanceof TensorType);
        for (int i = 0; i < op.regionCount(); i++) {
          for (Block block : op.region(i).blocks()) {
            found[0] |= block.argumentList().stream().anyMatch(argument -> argument.type() instanceof TensorType);
          }
        }
      });
    }
    return found[0];
  }

  private static void warn(Diagnostic refusal, PassRun run) {
    if (refusal.severity() == Severity.ERROR) {
      run.emit(new Diagnostic(Severity.WARNING, refusal.location(), refusal.message()));
    }
  }
}
