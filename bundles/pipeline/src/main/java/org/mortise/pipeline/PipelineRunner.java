// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Cancellation;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.NeededSymbol;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.RecordedOutput;
import org.mortise.ir.verify.IRVerifier;
import org.slf4j.Logger;

/**
 * Runs a pipeline on an operation. Several threads process the operations of nested pipelines. Their output is
 * forwarded in the order of the program, so it does not depend on the number of threads.
 */
public final class PipelineRunner {
  private static final Logger LOG = LogComponent.PIPELINE.logger();

  private final Pipeline pipeline;
  private final RunOptions options;

  /** Creates a runner, which can run the pipeline any number of times. */
  public PipelineRunner(Pipeline pipeline, RunOptions options) {
    this.pipeline = pipeline;
    this.options = options;
  }

  /**
   * Runs the pipeline on {@code op}, which must match its anchor. Returns whether all passes succeeded. After a failure
   * an error has been reported, and the program is in the state that the failed pass left.
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
    Place place = Place.of(op);
    boolean succeeded = initialize(pipeline, op, diagnostics)
        && runSteps(pipeline, op, place, PassOutput.of(diagnostics));
    NeededSymbol.defineAll(place.outside());
    return succeeded;
  }

  /** Runs a pipeline that has been initialized already, for a pass that continues after it. */
  boolean runInitialized(Operation op, PassRun around) {
    Place place = Place.of(op);
    boolean succeeded = runSteps(pipeline, op, place, around.output());
    place.outside().forEach(around::needSymbol);
    return succeeded;
  }

  /**
   * The state of the passes on one operation.
   *
   * @param outside receives the symbols that the operation itself cannot define
   */
  record Place(AnalysisCache analyses, List<NeededSymbol> outside) {
    static Place of(Operation op) {
      return new Place(new AnalysisCache(op), new ArrayList<>());
    }

    /** Defines symbols inside the operation, which no other thread processes, and forwards the others. */
    Set<Operation> define(List<NeededSymbol> symbols) {
      List<NeededSymbol> inside = new ArrayList<>();
      for (NeededSymbol symbol : symbols) {
        Operation table = symbol.table();
        boolean isInside = table != null && analyses.operation().isAncestor(table);
        (isInside ? inside : outside).add(symbol);
      }
      return NeededSymbol.defineAll(inside);
    }
  }

  /**
   * Checks that the dialects whose operations the passes create are available. The bundle of such a dialect may have
   * been stopped although the bundle of the pass is active.
   */
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

  private static boolean initialize(Pipeline pipeline, Operation op, DiagnosticHandler diagnostics) {
    for (Pipeline.Step step : pipeline.steps()) {
      if (step instanceof Pipeline.NestedStep nested) {
        if (!initialize(nested.pipeline(), op, diagnostics)) {
          return false;
        }
        continue;
      }
      Pipeline.PassStep pass = (Pipeline.PassStep) step;
      boolean isAnchored = !pipeline.anchor().equals(Pipeline.ANY);
      if (isAnchored && !pass.pass().canScheduleOn(op.context().operationName(pipeline.anchor()))) {
        diagnostics.handle(Diagnostic.error(UnknownLoc.of(op.context()), "unable to schedule pass '"
            + pass.spec().title() + "' on a PassManager intended to run on '" + pipeline.anchor() + "'!"));
        return false;
      }
      try {
        pass.pass().initialize(op.context());
      } catch (Throwable fault) { // see Fault
        diagnostics.handle(Fault.of("internal fault while preparing", pass.spec(), pass.pass(), fault, op));
        return false;
      }
    }
    return true;
  }

  private static Diagnostic missing(PassSpec spec, String namespace, Operation op) {
    Diagnostic error = Diagnostic.error(op.location(),
        "pass '" + spec.name() + "' creates operations of the dialect '" + namespace + "', which is not available");
    String note = op.context().provenance().ofMissingDialect(namespace);
    return note == null ? error : error.note(op.location(), note);
  }

  private boolean runSteps(Pipeline pipeline, Operation op, Place place, PassOutput output) {
    List<Pipeline.Step> steps = pipeline.steps();
    int at = 0;
    while (at < steps.size()) {
      int end = pipeline.endOfGroup(at);
      boolean succeeded = steps.get(at) instanceof Pipeline.PassStep pass
          ? !runPass(pass, op, place, output).hasFailed()
          : runNested(group(steps, at, end), op, place, output);
      if (!succeeded) {
        return false;
      }
      at = end;
    }
    return true;
  }

  /** Returns the steps from {@code start} to {@code end}, which are nested pipelines. */
  static List<Pipeline.NestedStep> group(List<Pipeline.Step> steps, int start, int end) {
    List<Pipeline.NestedStep> group = new ArrayList<>(end - start);
    for (int i = start; i < end; i++) {
      group.add((Pipeline.NestedStep) steps.get(i));
    }
    return group;
  }

  /** Runs a pass on {@code op}. Returns the run, which may have failed. */
  PassRun runPass(Pipeline.PassStep step, Operation op, Place place, PassOutput output) {
    Cancellation.check();
    for (PassObserver observer : options.observers()) {
      observer.beforePass(step, op);
    }
    PassRun run = new ObservedRun(step, place.analyses(), output, options);
    String shown = LOG.isDebugEnabled() ? LogComponent.text(op) : null;
    if (shown != null) {
      LOG.debug("pass '{}' begins on {}", step.spec().name(), shown);
    }
    PartRuns parts = PartRuns.of(step, op);
    if (parts == null) {
      runOn(op, step, run);
    } else {
      parts.run(run);
    }
    place.define(run.neededSymbols());
    if (!run.areAllAnalysesPreserved()) {
      dropChanged(run, place.analyses());
      verify(step, op, run);
    }
    for (PassObserver observer : options.observers()) {
      observer.afterPass(step, op, run);
    }
    if (shown != null) {
      LOG.debug("pass '{}' {} {}", step.spec().name(), run.hasFailed() ? "has failed on"
          : run.areAllAnalysesPreserved() ? "has not changed" : "has ended on", shown);
    }
    return run;
  }

  /** Notifies observers of a pass run that is skipped, because it is known to change nothing. */
  void passUnchanged(Pipeline.PassStep step, Operation op, Place place, PassOutput output) {
    for (PassObserver observer : options.observers()) {
      observer.beforePass(step, op);
    }
    PassRun run = new ObservedRun(step, place.analyses(), output, options);
    run.markAllAnalysesPreserved();
    for (PassObserver observer : options.observers()) {
      observer.afterPass(step, op, run);
    }
  }

  /** Runs a pass without observers and verification. */
  static void runOn(Operation op, Pipeline.PassStep step, PassRun run) {
    try {
      if (step.pass().canScheduleOn(op.name())) {
        step.spec().run(step.pass(), op, run);
      } else {
        run.emit(op.opError("trying to schedule a pass on an unsupported operation"));
      }
    } catch (Throwable fault) { // see Fault
      run.emit(Fault.of("internal fault in", step.spec(), step.pass(), fault, op));
    }
  }

  private static void dropChanged(PassRun run, AnalysisCache analyses) {
    if (run.changedParts() == null) {
      analyses.retain(run.preservedAnalyses());
    } else {
      analyses.retain(run.preservedAnalyses(), run.changedParts());
    }
  }

  private void verify(Pipeline.PassStep step, Operation op, PassRun run) {
    if (!options.verifyEach() || run.hasFailed()) {
      return;
    }
    try {
      if (!IRVerifier.verify(op, run::emit, options.threads())) {
        run.signalFailure();
      }
    } catch (Throwable fault) { // a verifier is foreign code, too
      run.emit(Fault.of("internal fault in a verifier after", step.spec(), step.pass(), fault, op));
    }
  }

  /** Runs nested pipelines on the matching operations inside {@code op}. Returns whether all passes succeeded. */
  boolean runNested(
      List<Pipeline.NestedStep> group, Operation op, Place place, PassOutput output) {
    List<Operation> targets = targetsOf(group, op);
    boolean[] succeeded = new boolean[targets.size()];
    boolean[] changed = new boolean[targets.size()];
    List<List<NeededSymbol>> symbols = new ArrayList<>();
    targets.forEach(target -> symbols.add(new ArrayList<>()));
    boolean parallel = options.threads() > 1 && targets.size() > 1;
    for (PassObserver observer : options.observers()) {
      observer.beforeNested(group, op);
    }
    if (parallel) {
      RecordedOutput[] outputs = new RecordedOutput[targets.size()];
      PipelineRunner inThread = new PipelineRunner(pipeline, options.withThreads(1));
      Parallel.forEach(targets, options.threads(), () -> (target, index) -> {
        outputs[index] = new RecordedOutput(output);
        succeeded[index] = inThread.runGroup(group, target, outputs[index], changed, index, symbols.get(index));
      });
      for (RecordedOutput recorded : outputs) {
        recorded.replay(output);
      }
    } else {
      for (int i = 0; i < succeeded.length; i++) {
        succeeded[i] = runGroup(group, targets.get(i), output, changed, i, symbols.get(i));
      }
    }
    List<Operation> changedParts = selected(targets, changed);
    symbols.forEach(needed -> changedParts.addAll(place.define(needed)));
    place.analyses().retain(Set.of(), changedParts);
    for (PassObserver observer : options.observers()) {
      observer.afterNested(group, op, parallel);
    }
    for (boolean one : succeeded) {
      if (!one) {
        return false;
      }
    }
    return true;
  }

  private static List<Operation> selected(List<Operation> targets, boolean[] changed) {
    List<Operation> selected = new ArrayList<>();
    for (int i = 0; i < changed.length; i++) {
      if (changed[i]) {
        selected.add(targets.get(i));
      }
    }
    return selected;
  }

  /** Runs the pipelines on one target. Sets {@code changed[index]} if a pass may have changed it. */
  private boolean runGroup(
      List<Pipeline.NestedStep> group, Operation target, PassOutput output, boolean[] changed, int index,
      List<NeededSymbol> outside) {
    AnalysisCache analyses = new AnalysisCache(target);
    Place place = new Place(analyses, outside);
    boolean succeeded = true;
    for (int i = 0; i < group.size() && succeeded; i++) {
      Pipeline nested = group.get(i).pipeline();
      succeeded = !nested.isFor(target) || runSteps(nested, target, place, output);
    }
    changed[index] = analyses.hasChanged();
    return succeeded;
  }

  /**
   * Returns the operations in {@code op} to which a pipeline of the group applies, in program order: directly inside
   * {@code op}, or at any depth if a pipeline has an attribute filter.
   */
  private static List<Operation> targetsOf(List<Pipeline.NestedStep> group, Operation op) {
    List<Operation> targets = new ArrayList<>();
    if (looksDeeper(group)) {
      op.walkPreOrder((Operation inner) -> {
        boolean isTarget = inner != op && isForOne(group, inner);
        if (isTarget) {
          targets.add(inner);
        }
        return isTarget ? Walk.Result.SKIP : Walk.Result.ADVANCE;
      });
      return targets;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (Operation inner = block.first(); inner != null; inner = inner.next()) {
          if (isForOne(group, inner)) {
            targets.add(inner);
          }
        }
      }
    }
    return targets;
  }

  private static boolean looksDeeper(List<Pipeline.NestedStep> group) {
    for (Pipeline.NestedStep nested : group) {
      if (nested.pipeline().isFiltered()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isForOne(List<Pipeline.NestedStep> group, Operation op) {
    for (Pipeline.NestedStep nested : group) {
      if (nested.pipeline().isFor(op)) {
        return true;
      }
    }
    return false;
  }
}
