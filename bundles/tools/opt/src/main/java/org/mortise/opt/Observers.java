// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.Resources;
import org.mortise.opt.internal.observe.ActionLog;
import org.mortise.opt.internal.observe.ActionProfile;
import org.mortise.opt.internal.observe.DumpTree;
import org.mortise.opt.internal.observe.IrDump;
import org.mortise.opt.internal.observe.Reproducer;
import org.mortise.opt.internal.observe.Statistics;
import org.mortise.opt.internal.observe.Timing;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.RunValidation;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.Flag;
import org.mortise.report.ProgramReport;

/** The observers that the command line requests, for one program. The class is loaded only if there are any. */
final class Observers {
  private final Snapshot snapshot;
  private final OptOptions options;
  private final Messages messages;
  private final Invocation call;
  private final @Nullable Timing timing;
  private final @Nullable Statistics statistics;
  private final @Nullable ActionOutput log;
  private final @Nullable ActionOutput profileOutput;
  private final @Nullable ActionProfile profile;
  private final @Nullable ProgramReport report;
  private final @Nullable RunValidation validation;
  private Reproducer reproducer;

  /**
   * Creates the observers and starts the clock.
   *
   * @param report the record of the program in the report of the run, or null
   * @param validation compares the program before and after the run, or null
   */
  Observers(Snapshot snapshot, OptOptions options, Messages messages, Invocation call,
      @Nullable ProgramReport report, @Nullable RunValidation validation) {
    this.snapshot = snapshot;
    this.options = options;
    this.messages = messages;
    this.call = call;
    this.report = report;
    this.validation = validation;
    this.log = ActionOutput.of(options.text(Flags.LOG_ACTIONS), call);
    this.profileOutput = ActionOutput.of(options.text(Flags.PROFILE_ACTIONS), call);
    this.profile = profileOutput == null ? null : new ActionProfile(profileOutput);
    this.timing = options.isOn(Flags.TIMING) ? new Timing() : null;
    this.statistics = options.isOn(Flags.STATISTICS) ? new Statistics() : null;
  }

  /** Begins a phase, which is one line of the timing report and ends when the result is closed. */
  Timing.Phase phase(String name) {
    return timing == null ? () -> {} : timing.phase(name);
  }

  /**
   * Prepares for a run. Returns the options to run with, or null after an error.
   *
   * @param allowsThreads whether the user allows several threads, even if the machine has one
   */
  @Nullable RunOptions prepare(Pipeline pipeline, Operation program, Resources resources, RunOptions running,
      boolean allowsThreads, DiagnosticHandler diagnostics) {
    if (options.isOn(Flags.IR_MODULE_SCOPE) && allowsThreads) {
      diagnostics.handle(Diagnostic.error(UnknownLoc.of(program.context()),
          "IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n"));
      return null;
    }
    if (!writeReproducer(pipeline, program, resources, running, allowsThreads)) {
      return null;
    }
    List<PassObserver> all = new ArrayList<>(running.observers());
    boolean ordered = false;
    if (!options.text(Flags.CRASH_REPRODUCER).isEmpty()) {
      ordered = options.isOn(Flags.LOCAL_REPRODUCER);
      reproducer = new Reproducer(ordered, allowsThreads, running.verifyEach(), resources, snapshot);
      reproducer.start(pipeline, program);
      all.add(reproducer);
    }
    if (dumps()) {
      ordered = true;
      all.add(dump());
    }
    if (log != null) {
      ordered = true;
      all.add(new ActionLog(log));
    }
    if (profile != null) {
      ordered = true;
      all.add(profile);
    }
    if (statistics != null) {
      all.add(statistics);
    }
    if (validation != null) {
      validation.start(pipeline, program);
      all.add(validation);
    }
    if (report != null) {
      report.start(pipeline, program, running.verifyEach() && !options.isOn(Flags.NO_PARSE_VERIFIER));
      all.add(report);
    }
    if (timing != null) { // added last, so that the time of the other observers does not count as time of passes
      timing.expect(pipeline);
      all.add(timing);
    }
    return (ordered ? running.withThreads(1) : running).withObservers(all);
  }

  /**
   * Writes the reproducer that the command line requests for every run. It is written before the run, so that it exists
   * if the run never ends or the process is killed.
   *
   * @return false after an error, which was reported
   */
  private boolean writeReproducer(
      Pipeline pipeline, Operation program, Resources resources, RunOptions running, boolean allowsThreads) {
    String file = options.text(Flags.GENERATE_REPRODUCER);
    if (file.isEmpty()) {
      return true;
    }
    Reproducer whole = new Reproducer(false, allowsThreads, running.verifyEach(), resources, snapshot);
    whole.start(pipeline, program);
    try {
      OutputFile.writeNamed(call, file, out -> out.write(whole.contentsOfRun()));
      return true;
    } catch (FileProblem problem) {
      messages.print(problem.getMessage() + "\n");
      return false;
    }
  }

  private boolean dumps() {
    return options.isOn(Flags.IR_BEFORE_ALL) || options.isOn(Flags.IR_AFTER_ALL)
        || options.isOn(Flags.IR_AFTER_FAILURE)
        || !options.list(Flags.IR_BEFORE).isEmpty() || !options.list(Flags.IR_AFTER).isEmpty();
  }

  private IrDump dump() {
    IrDump.Conditions conditions = new IrDump.Conditions(
        selected(Flags.IR_BEFORE_ALL, Flags.IR_BEFORE), selected(Flags.IR_AFTER_ALL, Flags.IR_AFTER),
        options.isOn(Flags.IR_AFTER_CHANGE), options.isOn(Flags.IR_AFTER_FAILURE), options.isOn(Flags.IR_MODULE_SCOPE));
    String folder = options.text(Flags.IR_TREE_DIR);
    IrDump.Target target = folder.isEmpty()
        ? (op, pass, dump) -> messages.write(dump)
        : new DumpTree(call.directory(), Path.of(folder), messages::print);
    return new IrDump(conditions, Printing.ofUnverified(options), target);
  }

  private Predicate<String> selected(Flag everything, Flag some) {
    boolean all = options.isOn(everything);
    List<?> names = options.list(some);
    return pass -> all || names.contains(pass);
  }

  /** Ends the observation. Must be called after a run. Returns whether the validation found no difference. */
  boolean afterRun(Pipeline pipeline, Operation program, boolean hasSucceeded, DiagnosticHandler diagnostics) {
    boolean isValid = validation == null || validate(validation, program, hasSucceeded, diagnostics);
    if (report != null && hasSucceeded) {
      report.finish();
    }
    if (reproducer != null && reproducer.hasFailure()) {
      reportFailure(diagnostics);
    }
    if (statistics != null) {
      boolean asList = options.is(Flags.STATISTICS_DISPLAY, "list");
      if (options.is(Flags.OUTPUT_FORMAT, Flags.JSON)) {
        messages.print(ByteStrings.of(asList ? statistics.listJson() : statistics.pipelineJson(pipeline)));
      } else {
        messages.print(asList ? statistics.listReport() : statistics.pipelineReport(pipeline));
      }
    }
    return isValid;
  }

  private boolean validate(
      RunValidation validating, Operation program, boolean hasSucceeded, DiagnosticHandler diagnostics) {
    try (var validator = phase("Validation")) {
      boolean isValid = validating.finish(program, hasSucceeded, diagnostics);
      messages.print(validating.summary() + "\n");
      return isValid & writeExamples(validating);
    }
  }

  private boolean writeExamples(RunValidation validating) {
    String folder = options.text(Flags.VALIDATE_DIR);
    try {
      if (!folder.isEmpty()) {
        validating.writeExamples(snapshot, call.resolve(folder));
      }
      return true;
    } catch (IOException broken) {
      messages.print(new FileProblem("output", folder, broken).getMessage() + "\n");
      return false;
    }
  }

  private void reportFailure(DiagnosticHandler diagnostics) {
    String file = options.text(Flags.CRASH_REPRODUCER);
    String outcome = "reproducer generated at `" + file + "`";
    try {
      OutputFile.writeNamed(call, file, out -> out.write(reproducer.contentsOfFailure()));
    } catch (FileProblem problem) {
      outcome = "failed to create output stream: Failed to create reproducer stream: " + problem.getMessage();
    }
    Operation op = reproducer.failedOn();
    diagnostics.handle(Diagnostic.error(op.location(),
        "Failures have been detected while processing an MLIR pass pipeline").note(op.location(),
        "Pipeline failed while executing " + reproducer.description() + ": " + outcome));
  }

  /** Must be called after all work is done. */
  void finish() {
    if (profile != null) {
      profile.finish();
      profileOutput.close(messages);
    }
    if (log != null) {
      log.close(messages);
    }
    if (timing != null) {
      messages.print(timing.report(
          options.is(Flags.TIMING_DISPLAY, "list"), options.is(Flags.OUTPUT_FORMAT, Flags.JSON)));
    }
  }
}
