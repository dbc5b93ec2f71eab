// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.opt.internal.expect.DiagnosticVerifier;
import org.mortise.opt.internal.observe.RecordedBundles;
import org.mortise.pipeline.RunListeners;
import org.mortise.report.ProgramReport;

/**
 * Processes parts of the input: takes each through the stages, and its diagnostics to the sink or to the comparison
 * with the expectations in comments. The output of passes is written to the standard output of the call; the program is
 * not.
 */
final class Processor {
  private final RunContext context;
  private final OptOptions options;
  private final @Nullable RemarkOutput remarks;
  private final @Nullable ReportOutput report;
  private final PrinterOptions printing;
  private final ReadStage read;
  private final List<Stage> stages;
  private boolean succeeded = true;

  /** @param report the report to which each part is added, or null */
  Processor(RunContext context, @Nullable ReportOutput report) {
    this.context = context;
    this.options = context.options();
    this.remarks = options.wantsRemarkOutput() ? new RemarkOutput(options, context.remarkFile()) : null;
    this.report = report;
    this.printing = Printing.of(options).withThreads(context.threads());
    this.read = new ReadStage(context);
    this.stages = List.of(read, new PassStage(context), new PrintStage(context, printing));
  }

  /** Returns whether all parts have succeeded so far. */
  boolean hasSucceeded() {
    return succeeded;
  }

  /** Returns the processed program, or null after an error, which has been reported. */
  @Nullable ProcessedInput process(SourceText text) {
    DiagnosticSink sink = context.sink().about(text);
    if (options.isOn(Flags.VERIFY_DIAGNOSTICS)) {
      DiagnosticVerifier verifier = new DiagnosticVerifier(text, context.snapshot().context(), sink::handle,
          options.is(Flags.VERIFY_DIAGNOSTICS, Flags.ONLY_EXPECTED));
      ProcessedInput program = processWithRemarks(text, verifier);
      succeeded &= verifier.finish();
      return program;
    }
    ProcessedInput program = processWithRemarks(text, new DiagnosticOutput(options, sink, context.observers()));
    succeeded &= program != null;
    return program;
  }

  private @Nullable ProcessedInput processWithRemarks(SourceText text, DiagnosticHandler diagnostics) {
    if (remarks == null) {
      return process(text, diagnostics);
    }
    RemarkOutput.Part part = remarks.part(diagnostics);
    ProcessedInput program = process(text, part);
    part.finish();
    return program;
  }

  private @Nullable ProcessedInput process(SourceText text, DiagnosticHandler diagnostics) {
    if (options.isOn(Flags.RUN_REPRODUCER)) {
      RecordedBundles.differences(text, context.snapshot())
          .forEach(line -> context.messages().print(Messages.PREFIX + line + "\n"));
    }
    ProgramReport record = report == null ? null : report.program(text, context.threads());
    RunListeners listeners = context.snapshot().listeners();
    RunOutput output = new RunOutput(
        all(diagnostics, listeners, record), context.messages(), context.call(), printing, read.emptyResources());
    PartObservers observers = PartObservers.of(context, record);
    try {
      return process(new Part(text, output, listeners, observers));
    } finally {
      observers.finish();
    }
  }

  /** Returns a handler that shows diagnostics to listeners and to the report before {@code diagnostics}. */
  private DiagnosticHandler all(
      DiagnosticHandler diagnostics, @Nullable RunListeners listeners, @Nullable ProgramReport record) {
    DiagnosticHandler all = listeners == null ? diagnostics : listeners.before(diagnostics, options.wantsRemarks());
    return record == null ? all : record.recording(all, options.wantsRemarks() || listeners != null);
  }

  private @Nullable ProcessedInput process(Part part) {
    for (Stage stage : stages) {
      try (var phase = part.observers.phase(stage.title())) {
        if (!stage.run(part)) {
          return null;
        }
      }
    }
    return part.result;
  }
}
