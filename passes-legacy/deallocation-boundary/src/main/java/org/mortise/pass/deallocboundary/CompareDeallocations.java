// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocboundary;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.TensorType;
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
  private static final PassOption<String> LEGACY_BUFFERIZATION = PassOption.string("legacy-bufferization",
      "one-shot-bufferize{copy-before-write=1 unknown-type-conversion=identity-layout-map allow-unknown-ops=1 "
          + "dialect-filter=arith,bufferization,linalg,ml_program,shape,sparse_tensor,tensor,vector},scf-bufferize,"
          + "func-bufferize,canonicalize,func.func(finalizing-bufferize)",
      "The passes before those of the legacy algorithm, for modules with tensors: partial conversions");
  private static final PassOption<String> OWNERSHIP_BUFFERIZATION = PassOption.string("ownership-bufferization",
      "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 "
          + "function-boundary-type-conversion=identity-layout-map}",
      "The passes before those of the ownership-based algorithm, for modules with tensors");

  private static final PassSpec SPEC = PassSpec.of("compare-deallocations",
          "Print the costs of both deallocation algorithms for each function")
      .withDescription("""
          Runs both algorithms on copies of the module and prints for each function and algorithm the number of clones,
          of freed buffers, and of run-time checks (conditions of deallocations, and pairs of buffers that they
          compare), and the maximum number of bytes on the heap, if all sizes are static. The maximum is an estimate:
          loops are counted once, of several branches the most expensive one counts, and conditional deallocations are
          assumed to free. The module is not changed, and the table is printed among the diagnostics. Both algorithms use
          the function boundary of `mixed-buffer-deallocation-pipeline`. The cost is that of both algorithms.

          If a function has tensors, each copy of the module is bufferized first: by partial conversions, which copy
          each tensor before it is changed, for the legacy algorithm, and by `one-shot-bufferize` for the ownership-based
          one. Then the table also shows what that costs: the operations that allocate and copy buffers, and the number
          of copied bytes. Functions that are refused, and those that call them or that they call, have no figures; the
          reason is a warning.
          """)
      .onOperation("builtin.module")
      .withOptions(LEGACY, OWNERSHIP, LEGACY_BUFFERIZATION, OWNERSHIP_BUFFERIZATION);

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
    return new Comparison(
        road("legacy", options.get(LEGACY_BUFFERIZATION), options.get(LEGACY), pipelines),
        road("ownership", options.get(OWNERSHIP_BUFFERIZATION), options.get(OWNERSHIP), pipelines));
  }

  private static Road road(String name, String bufferization, String passes, NestedPipeline.Parser pipelines) {
    NestedPipeline deallocation = algorithm(name, passes, pipelines);
    try {
      return new Road(name, pipelines.parse("builtin.module(" + bufferization + ")", true), "", deallocation);
    } catch (IllegalArgumentException missing) { // its passes are needed for programs with tensors only
      return new Road(name, null, "cannot be bufferized: " + missing.getMessage(), deallocation);
    }
  }

  /** Returns a pipeline that runs the passes on all functions with the attribute, at any depth. */
  private static NestedPipeline algorithm(String name, String passes, NestedPipeline.Parser pipelines) {
    return pipelines.parse("func.func[" + SelectDeallocation.ATTRIBUTE + "=" + name + "](" + passes + ")", false);
  }

  private record Comparison(Road legacy, Road ownership) implements Pass {
    @Override
    public void initialize(Context context) {
      legacy.initialize(context);
      ownership.initialize(context);
    }

    @Override
    public void run(Operation module, PassRun run) {
      List<Operation> functions = Road.functionsIn(module);
      boolean hasTensors = hasTensors(functions);
      CostTable table = new CostTable(hasTensors);
      List<Road.Cost> byLegacy = legacy.costs(module, hasTensors, refusal -> warn(refusal, run));
      List<Road.Cost> byOwnership = ownership.costs(module, hasTensors, refusal -> warn(refusal, run));
      for (int i = 0; i < functions.size(); i++) {
        table.add("@" + SymbolTable.getSymbolName(functions.get(i)), legacy.name(), byLegacy.get(i));
        table.add("", ownership.name(), byOwnership.get(i));
      }
      run.print(PassOutput.Channel.DIAGNOSTIC, table.toString());
      run.markAllAnalysesPreserved();
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
}
