// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.FunctionMeasurement;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.pass.FunctionMeasurement.Site;
import org.mortise.ir.symbols.SymbolTable;

/**
 * Executes the functions of program files after the passes of both sides, on inputs generated from their types.
 * Functions that cannot be executed or allocate nothing do not count.
 */
final class RealPrograms {
  private static final String GROUP = "programs";
  private static final int INPUTS = 2;

  private final FunctionMeasurement.Provider provider =
      ServiceLoader.load(FunctionMeasurement.Provider.class, RealPrograms.class.getClassLoader()).findFirst()
          .orElseThrow(() -> new IllegalStateException("the bundle org.mortise.validation is missing"));
  private final Passes none;
  private final Passes bufferization;
  private final Comparison comparison;
  private final Problems problems;

  RealPrograms(Passes none, Passes bufferization, Comparison comparison, Problems problems) {
    this.none = none;
    this.bufferization = bufferization;
    this.comparison = comparison;
    this.problems = problems;
  }

  /** Compares the executions of all functions of a program. */
  void add(ModelProgram program) {
    Passes.Outcome buffers = none.run(program.text());
    if (buffers.module() != null && ModelProgram.hasTensors(buffers.module())) {
      buffers = bufferization.run(program.text());
    }
    Input input = new Input(GROUP, program.name(), program.text());
    if (buffers.module() == null || ModelProgram.hasTensors(buffers.module())) {
      problems.note("program", "not bufferized", input, buffers.error());
      return;
    }
    String text = Passes.print(buffers.module());
    List<Map<String, Operation>> changed = new ArrayList<>();
    for (Side side : comparison.sides()) {
      Operation output = side.run(new Input(GROUP, program.name(), text));
      if (output == null) {
        return;
      }
      AuxiliaryBuffers.mark(output);
      changed.add(functionsIn(output));
    }
    FunctionMeasurement measurement =
        provider.begin(buffers.module(), new FunctionMeasurement.Request("", "", INPUTS, 0));
    functionsIn(buffers.module()).forEach((path, function) -> {
      if (measurement.obstacle(function) != null) {
        return;
      }
      Input part = new Input(GROUP, program.name() + path, text);
      Counts before = measure(measurement, function, changed.get(0).get(path), part, Comparison.BASELINE);
      Counts after = measure(measurement, function, changed.get(1).get(path), part, Comparison.SUBJECT);
      if (before != null && after != null && before.allocations() > 0) {
        comparison.add(part, before, after);
      }
    });
  }

  private @Nullable Counts measure(FunctionMeasurement measurement, Operation original, @Nullable Operation changed,
      Input input, String side) {
    if (changed == null) {
      problems.note(side, "lost functions", input, "");
      return null;
    }
    FunctionMeasurement.Result result = measurement.measure(original, changed);
    if (result.problem() != null) {
      problems.note(side, "faults", input, result.problem().message());
      return null;
    }
    Figures done = result.figures();
    long auxiliary = done == null ? 0 : done.sites().stream()
        .filter(site -> AuxiliaryBuffers.isAuxiliary(site.location())).mapToLong(Site::buffers).sum();
    return done == null ? null : new Counts(done.peakBytes(), done.conditions(), done.clones(), done.libraryCalls(),
        auxiliary, done.allocations(), done.operations());
  }

  /** Returns the functions with a body by their paths, such as {@code @module @function}. */
  private static Map<String, Operation> functionsIn(Operation module) {
    Map<String, Operation> functions = new LinkedHashMap<>();
    module.walkPreOrder((Operation op) -> {
      if (FunctionOpInterface.mayHaveBuffers(op)) {
        StringBuilder path = new StringBuilder();
        for (Operation outer = op; outer != module; outer = outer.parentOp()) {
          path.insert(0, " @" + SymbolTable.getSymbolName(outer));
        }
        functions.put(path.toString(), op);
      }
    });
    return functions;
  }
}
