// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocboundary;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code compare-deallocations}: runs both algorithms on copies of a module and prints their costs. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class CompareDeallocations implements PassFactory {
  private static final PassOption<String> LEGACY = PassOption.string("legacy",
      "buffer-deallocation{results-are-owned=true},canonicalize,copy-removal",
      "The passes of the legacy algorithm, for each function");
  private static final PassOption<String> OWNERSHIP = PassOption.string("ownership",
      "distinct-function-results,ownership-based-buffer-deallocation,canonicalize,"
          + "buffer-deallocation-simplification,canonicalize",
      "The passes of the ownership-based algorithm, for each function");

  private static final PassSpec SPEC = PassSpec.of("compare-deallocations",
          "Print the costs of both deallocation algorithms for each function")
      .withDescription("""
          Runs both algorithms on copies of the module and prints for each function and algorithm the number of clones,
          of freed buffers, and of run-time checks (conditions of deallocations, and pairs of buffers that they
          compare), and the maximum number of bytes on the heap, if all sizes are static. The maximum is an estimate:
          loops are counted once, of several branches the most expensive one counts, and conditional deallocations are
          assumed to free. The module is not changed, and the table is printed among the diagnostics. Both algorithms use
          the function boundary of `mixed-buffer-deallocation-pipeline`. The cost is that of both algorithms.
          """)
      .onOperation("builtin.module")
      .withOptions(LEGACY, OWNERSHIP);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    throw new IllegalArgumentException("compare-deallocations needs pipelines");
  }

  @Override
  public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    return new Comparison(algorithm("legacy", options.get(LEGACY), pipelines),
        algorithm("ownership", options.get(OWNERSHIP), pipelines));
  }

  /** Returns a pipeline that runs the passes on all functions with the attribute, at any depth. */
  private static NestedPipeline algorithm(String name, String passes, NestedPipeline.Parser pipelines) {
    return pipelines.parse("func.func[" + SelectDeallocation.ATTRIBUTE + "=" + name + "](" + passes + ")", false);
  }

  private record Comparison(NestedPipeline legacy, NestedPipeline ownership) implements Pass {
    @Override
    public void initialize(Context context) {
      legacy.initialize(context);
      ownership.initialize(context);
    }

    @Override
    public void run(Operation module, PassRun run) {
      CostTable table = new CostTable();
      List<Operation> functions = functionsIn(module);
      List<DeallocationCost> byLegacy = costs(module, "legacy", legacy, run);
      List<DeallocationCost> byOwnership = costs(module, "ownership", ownership, run);
      for (int i = 0; i < functions.size(); i++) {
        String name = "@" + SymbolTable.getSymbolName(functions.get(i));
        table.add(name, "legacy", byLegacy == null ? null : byLegacy.get(i));
        table.add("", "ownership", byOwnership == null ? null : byOwnership.get(i));
      }
      run.print(PassOutput.Channel.DIAGNOSTIC, table.toString());
      run.markAllAnalysesPreserved();
    }

    /**
     * Returns the costs of all functions in program order; null, after a warning, if the algorithm fails on the module.
     */
    private static @Nullable List<DeallocationCost> costs(
        Operation module, String name, NestedPipeline algorithm, PassRun run) {
      Operation copy = module.clone();
      StringAttr choice = StringAttr.of(module.context(), name);
      List<Operation> functions = functionsIn(copy);
      functions.forEach(function -> function.setAttr(SelectDeallocation.ATTRIBUTE, choice));
      List<DeallocationCost> costs = null;
      if (algorithm.run(copy, new PassRun(new AnalysisCache(copy), refusal -> warn(refusal, run), false))) {
        costs = new ArrayList<>();
        for (Operation function : functions) {
          costs.add(DeallocationCost.of(function));
        }
      }
      copy.erase();
      return costs;
    }

    private static void warn(Diagnostic refusal, PassRun run) {
      if (refusal.severity() == Severity.ERROR) {
        run.emit(new Diagnostic(Severity.WARNING, refusal.location(), refusal.message()));
      }
    }

    private static List<Operation> functionsIn(Operation module) {
      List<Operation> found = new ArrayList<>();
      module.walkPreOrder((Operation op) -> {
        if (FunctionOpInterface.mayHaveBuffers(op)) {
          found.add(op);
        }
      });
      return found;
    }
  }
}
