// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.Resources.ValueKind;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.Snapshot;

/**
 * Records the input of a run ({@code --mlir-generate-reproducer}) or of a failed run
 * ({@code --mlir-pass-pipeline-crash-reproducer}): the program before the pipeline or, for a local reproducer, before
 * the failed pass, with the pipeline or this pass in {@code external_resources}, and with the bundles of the run. The
 * program is copied in advance, since a failed pass leaves it in any state; a local reproducer copies it before each
 * pass.
 */
public final class Reproducer implements PassObserver {
  /** The section of the resources with the pipeline, which {@code --run-reproducer} reads. */
  public static final String SECTION = "mlir_reproducer";

  /** The keys of the section and the kinds of their values. */
  public static final Map<String, ValueKind> KEYS = Map.of("pipeline", ValueKind.STRING,
      "disable_threading", ValueKind.TRUE_OR_FALSE, "verify_each", ValueKind.TRUE_OR_FALSE);

  private final boolean local;
  private final boolean threads;
  private final boolean verifyEach;
  private final Resources resources;
  private final Snapshot snapshot;
  private final MlirVersion version;
  private final List<String> failures = new ArrayList<>();
  private Operation failed;
  private Input before;
  private Input kept;

  /** A program before a pipeline. */
  private record Input(Operation program, String pipeline) {}

  /**
   * Creates a reproducer.
   *
   * @param local whether to record the failed pass only
   * @param threads whether the pipeline is run by several threads
   * @param verifyEach whether the program is verified after each pass
   * @param resources the resources of the input file
   * @param snapshot the parts of the run, whose bundles are recorded
   * @param version the version of MLIR that the run is for
   */
  public Reproducer(boolean local, boolean threads, boolean verifyEach, Resources resources, Snapshot snapshot,
      MlirVersion version) {
    this.local = local;
    this.threads = threads;
    this.verifyEach = verifyEach;
    this.resources = resources.withoutExternal();
    this.snapshot = snapshot;
    this.version = version;
  }

  /** Must be called before the pipeline is run. */
  public void start(Pipeline pipeline, Operation root) {
    if (!local) {
      List<String> steps = new ArrayList<>();
      pipeline.steps().forEach(step -> steps.add(step.toString()));
      before = new Input(root.clone(), pipeline.anchor() + "(" + String.join(", ", steps) + ")");
    }
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    if (local && failures.isEmpty()) {
      before = new Input(Ancestors.root(op).clone(), nested(step, op));
    }
  }

  @Override
  public synchronized void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    if (!run.hasFailed()) {
      return;
    }
    if (failures.isEmpty()) {
      failed = op;
      kept = before;
    }
    failures.add("`" + step.spec().title() + "` on " + OperationTitle.of(op));
  }

  /** Returns whether a pass has failed. Otherwise there is nothing to reproduce. */
  public boolean hasFailure() {
    return failed != null;
  }

  /** Returns the operation on which the first failure occurred. */
  public Operation failedOn() {
    return failed;
  }

  /** Describes the failure: {@code `Pass` on 'func.func' operation: @f}. */
  public String description() {
    return local ? failures.get(0) : "[" + String.join(", ", failures) + "]";
  }

  /** Returns the contents of the file that repeats the started run, for use before its outcome is known. */
  public byte[] contentsOfRun() {
    return contents(before);
  }

  /** Returns the contents of the file that reproduces the failure. */
  public byte[] contentsOfFailure() {
    return contents(kept);
  }

  private byte[] contents(Input input) {
    Resources all = resources.withoutExternal();
    String pipeline = input.pipeline.replace("\\", "\\5C").replace("\"", "\\22");
    all.putExternal(SECTION, "pipeline", '"' + pipeline + '"');
    all.putExternal(SECTION, "disable_threading", String.valueOf(!threads));
    all.putExternal(SECTION, "verify_each", String.valueOf(verifyEach));
    RecordedVersion.record(version, all);
    RecordedBundles.record(snapshot, all);
    return IRPrinter.toBytes(input.program, PrinterOptions.DEFAULT, all);
  }

  private static String nested(Pipeline.PassStep step, Operation op) {
    StringBuilder text = new StringBuilder();
    int depth = 0;
    for (Operation around : Ancestors.outermostFirst(op)) {
      text.append(around.name()).append('(');
      depth++;
    }
    return text.append(step).append(")".repeat(depth)).toString();
  }
}
