// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.pass.FunctionMeasurement;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;

/** Executes the functions of a module after each algorithm. Failures and mistakes are reported as warnings. */
final class Executions {
  private final FunctionMeasurement measurement;
  private final Set<Operation> executable = Collections.newSetFromMap(new IdentityHashMap<>());
  private final PassRun run;

  /** Chooses the inputs of all functions to execute. */
  Executions(FunctionMeasurement measurement, List<Operation> functions, PassRun run) {
    this.measurement = measurement;
    this.run = run;
    for (Operation function : functions) {
      Cancellation.check();
      Diagnostic obstacle = measurement.isWanted(function) ? measurement.obstacle(function) : null;
      if (obstacle != null) {
        run.emit(obstacle);
      } else if (measurement.isWanted(function)) {
        executable.add(function);
      }
    }
  }

  /** Returns the executions after an algorithm. */
  Road.Execution by(String algorithm) {
    return (original, changed) -> executable.contains(original) ? measure(original, changed, algorithm) : null;
  }

  private @Nullable Figures measure(Operation original, Operation changed, String algorithm) {
    Cancellation.check();
    FunctionMeasurement.Result result = measurement.measure(original, changed);
    Diagnostic problem = result.problem();
    if (problem != null) {
      Diagnostic warning = new Diagnostic(Severity.WARNING, problem.location(), "executed after the " + algorithm
          + " algorithm, @" + SymbolTable.getSymbolName(original) + ": " + problem.message());
      problem.notes().forEach(note -> warning.note(note.location(), note.message()));
      run.emit(warning);
    }
    return result.figures();
  }

  /** Returns the tables of {@code functions}. */
  String tables(List<Operation> functions, Map<String, List<Road.@Nullable Cost>> costs) {
    ExecutionTable counts = new ExecutionTable();
    MemoryTable memory = new MemoryTable();
    SiteTable sites = new SiteTable();
    for (int i = 0; i < functions.size(); i++) {
      if (!measurement.isWanted(functions.get(i))) {
        continue;
      }
      Map<String, @Nullable Figures> figures = new LinkedHashMap<>();
      for (Map.Entry<String, List<Road.@Nullable Cost>> entry : costs.entrySet()) {
        Road.Cost cost = entry.getValue().get(i);
        figures.put(entry.getKey(), cost == null ? null : cost.figures());
      }
      String name = "@" + SymbolTable.getSymbolName(functions.get(i));
      counts.add(name, figures);
      memory.add(name, figures);
      sites.add(name, figures);
    }
    return "\n" + counts + "\n" + memory + (sites.isEmpty() ? "" : "\n" + sites);
  }
}
