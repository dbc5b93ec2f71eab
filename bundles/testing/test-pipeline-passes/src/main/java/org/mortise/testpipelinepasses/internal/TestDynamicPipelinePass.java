// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.NestingPassFactory;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-dynamic-pipeline}: runs a pipeline on the operations of some names. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestDynamicPipelinePass implements NestingPassFactory {
  private static final PassOption<Boolean> ON_NESTED = PassOption.flag("run-on-nested-operations", false,
      "This will apply the pipeline on nested operations under the visited operation.");
  private static final PassOption<Boolean> ON_PARENT = PassOption.flag("run-on-parent", false,
      "This will apply the pipeline on the parent operation if it exist, this is expected to fail.");
  private static final PassOption<String> PIPELINE = PassOption.string("dynamic-pipeline", "",
      "The pipeline description that will run on the filtered function.");
  private static final PassOption<List<String>> NAMES =
      PassOption.strings("op-name", "List of function name to apply the pipeline to");
  private static final PassSpec SPEC = PassSpec.of("test-dynamic-pipeline",
      "Tests the dynamic pipeline feature by applying a pipeline on a selected set of functions")
      .withLocalTitle("TestDynamicPipelinePass")
      .withOptions(PIPELINE, NAMES, ON_NESTED, ON_PARENT);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
    return new Dynamic(options, pipelines);
  }

  /** Runs the pipeline on the operation, on its nested operations, or on its parent. */
  private static final class Dynamic implements Pass {
    private final PassOptions options;
    private final @Nullable NestedPipeline pipeline;

    Dynamic(PassOptions options, NestedPipeline.Parser pipelines) {
      this.options = options;
      this.pipeline = pipelines.parse(options.get(PIPELINE), false);
    }

    @Override
    public void initialize(Context context) {
      pipeline.initialize(context);
    }

    @Override
    public void run(Operation op, PassRun run) {
      run.print(PassOutput.Channel.DIAGNOSTIC,
          "Dynamic execute '" + options.get(PIPELINE) + "' on " + op.name() + "\n");
      if (options.get(PIPELINE).isEmpty()) {
        run.emit(op.error("dynamic pipeline is empty"));
        return;
      }
      String name = SymbolTable.getSymbolName(op);
      if (name == null) {
        run.emit(Diagnostic.atOperation(
            Severity.WARNING, op, "Ignoring because not implementing SymbolOpInterface\n"));
        return;
      }
      if (!options.get(NAMES).contains(name)) {
        run.print(PassOutput.Channel.DIAGNOSTIC, "dynamic-pipeline skip op name: " + name + "\n");
        return;
      }
      runOn(op, run);
    }

    private void runOn(Operation op, PassRun run) {
      if (options.get(ON_PARENT)) {
        run.output().handle(op.parentOp().opError("Trying to schedule a dynamic pipeline on an operation that isn't "
            + "nested under the current operation the pass is processing"));
      } else if (!options.get(ON_NESTED)) {
        succeed(op, run);
      } else {
        run.print(PassOutput.Channel.DIAGNOSTIC, "Run on nested op\n");
        Walk.postOrder(op, inner -> {
          if (inner != op && inner.name() == op.name() && !run.hasFailed()) {
            succeed(inner, run);
          }
        });
      }
    }

    private void succeed(Operation op, PassRun run) {
      if (!pipeline.run(op, run)) {
        run.signalFailure();
      }
    }
  }
}
