// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.diagnostics.Diagnostic;
import org.mortise.ir.diagnostics.DiagnosticHandler;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.verify.IRVerifier;

/**
 * Runs a pipeline on an operation. Operations that a nested pipeline is for are processed by several threads; what they
 * tell is passed on in the order of the program, so that the number of threads cannot be seen.
 */
public final class PipelineRunner {
  private final Pipeline pipeline;
  private final RunOptions options;

  public PipelineRunner(Pipeline pipeline, RunOptions options) {
    this.pipeline = pipeline;
    this.options = options;
  }

  /**
   * Runs the pipeline on {@code op}, which must be of its anchor. Returns whether all passes succeeded; if not, there was
   * an error, and the program is in the state that the failed pass left.
   */
  public boolean run(Operation op, DiagnosticHandler diagnostics) {
    if (!pipeline.anchor().equals(Pipeline.ANY) && !pipeline.anchor().equals(op.name().name())) {
      diagnostics.handle(Diagnostic.error(op.location(),
          "can't run '" + pipeline.anchor() + "' pass manager on '" + op.name() + "' op"));
      return false;
    }
    if (!hasNeededDialects(pipeline, op, diagnostics)) {
      return false;
    }
    pipeline.initialize(op.context());
    return runSteps(pipeline, op, diagnostics);
  }

  /** A pass can be there without a dialect whose operations it creates: that one's bundle may have been stopped. */
  private static boolean hasNeededDialects(Pipeline steps, Operation op, DiagnosticHandler diagnostics) {
    for (Pipeline.Step step : steps.steps()) {
      if (step instanceof Pipeline.NestedStep nested) {
        if (!hasNeededDialects(nested.pipeline(), op, diagnostics)) {
          return false;
        }
        continue;
      }
      PassSpec spec = ((Pipeline.PassStep) step).spec();
      for (String namespace : spec.dialects()) {
        if (op.context().dialect(namespace) == null) {
          diagnostics.handle(missing(spec, namespace, op));
          return false;
        }
      }
    }
    return true;
  }

  private static Diagnostic missing(PassSpec spec, String namespace, Operation op) {
    Diagnostic error = Diagnostic.error(op.location(),
        "pass '" + spec.name() + "' creates operations of the dialect '" + namespace + "', which is not there");
    String note = op.context().missingDialectNote(namespace);
    return note == null ? error : error.note(op.location(), note);
  }

  private boolean runSteps(Pipeline steps, Operation op, DiagnosticHandler diagnostics) {
    AnalysisCache analyses = new AnalysisCache(op);
    for (Pipeline.Step step : steps.steps()) {
      boolean succeeded = step instanceof Pipeline.PassStep pass
          ? runPass(pass, op, analyses, diagnostics)
          : runNested(((Pipeline.NestedStep) step).pipeline(), op, analyses, diagnostics);
      if (!succeeded) {
        return false;
      }
    }
    return true;
  }

  private boolean runPass(
      Pipeline.PassStep step, Operation op, AnalysisCache analyses, DiagnosticHandler diagnostics) {
    for (PassObserver observer : options.observers()) {
      observer.beforePass(step.spec(), op);
    }
    PassRun run = new PassRun(analyses, diagnostics, options.remarks());
    try {
      step.pass().run(op, run);
    } catch (RuntimeException | StackOverflowError | AssertionError fault) {
      run.emit(Diagnostic.error(op.location(), "internal fault in pass '" + step.spec().name() + "': " + describe(fault)));
    }
    if (!run.areAllAnalysesPreserved()) {
      analyses.retain(run.preservedAnalyses());
      verify(op, run);
    }
    for (PassObserver observer : options.observers()) {
      observer.afterPass(step.spec(), op, run);
    }
    return !run.hasFailed();
  }

  private void verify(Operation op, PassRun run) {
    if (options.verifyEach() && !run.hasFailed() && !IRVerifier.verify(op, run::emit)) {
      run.signalFailure();
    }
  }

  private static String describe(Throwable fault) {
    StackTraceElement[] trace = fault.getStackTrace();
    return fault + (trace.length == 0 ? "" : " at " + trace[0]);
  }

  private boolean runNested(
      Pipeline nested, Operation op, AnalysisCache analyses, DiagnosticHandler diagnostics) {
    List<Operation> targets = targetsOf(nested, op);
    boolean[] succeeded = new boolean[targets.size()];
    boolean separable = options.threads() > 1 && targets.size() > 1;
    if (separable) {
      List<List<Diagnostic>> told = Parallel.map(targets, options.threads(), (target, index) -> {
        List<Diagnostic> collected = new ArrayList<>(0);
        succeeded[index] = runSteps(nested, target, collected::add);
        return collected;
      });
      told.forEach(list -> list.forEach(diagnostics::handle));
    } else {
      for (int i = 0; i < succeeded.length; i++) {
        succeeded[i] = runSteps(nested, targets.get(i), diagnostics);
      }
    }
    analyses.retain(Set.of());
    for (boolean one : succeeded) {
      if (!one) {
        return false;
      }
    }
    return true;
  }

  /** The operations directly inside {@code op} that the pipeline is for: those of its anchor that are isolated. */
  private static List<Operation> targetsOf(Pipeline nested, Operation op) {
    List<Operation> targets = new ArrayList<>();
    boolean any = nested.anchor().equals(Pipeline.ANY);
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (Operation inner = block.first(); inner != null; inner = inner.next()) {
          if (any ? inner.hasTrait(Trait.ISOLATED_FROM_ABOVE) : inner.name().name().equals(nested.anchor())) {
            targets.add(inner);
          }
        }
      }
    }
    return targets;
  }
}
