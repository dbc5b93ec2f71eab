// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.opt.internal.expect.DiagnosticVerifier;
import org.mortise.opt.internal.observe.RecordedBundles;
import org.mortise.opt.internal.observe.Reproducer;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunListeners;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;
import org.mortise.report.ProgramReport;

/**
 * Processes one part of the input: reads it, runs the passes, and compares diagnostics with expectations in comments if
 * the command line requests it.
 */
final class Processor {
  private final Snapshot snapshot;
  private final OptOptions options;
  private final Messages messages;
  private final List<PassObserver> watching;
  private final Pipelines pipelines;
  private final ParserOptions reading;
  private final PrinterOptions printing;
  private final int threads;
  private final Invocation call;
  private final @Nullable DiagnosticData data;
  private final @Nullable RemarkOutput remarks;
  private final @Nullable ReportOutput report;
  private final @Nullable RunListeners listeners;
  private boolean succeeded = true;

  /**
   * Creates a processor. The output of passes is written to the standard output of the call; the program is not.
   *
   * @param data prints diagnostics as data, or null for text
   * @param remarks filters and writes remarks, or null
   * @param report the report to which each part is added, or null
   */
  Processor(Snapshot snapshot, OptOptions options, Messages messages, Invocation call, @Nullable DiagnosticData data,
      @Nullable RemarkOutput remarks, @Nullable ReportOutput report) {
    this.listeners = snapshot.listeners();
    this.data = data;
    this.remarks = remarks;
    this.watching = call.observer() == null ? List.of() : List.of(call.observer());
    this.snapshot = snapshot;
    this.options = options;
    this.messages = messages;
    this.call = call;
    this.report = report;
    this.pipelines = new Pipelines(snapshot, options);
    this.threads = options.isOn(Flags.DISABLE_THREADING) ? 1 : call.threads();
    this.printing = Printing.of(options).withThreads(threads);
    this.reading = new ParserOptions(
        options.isOn(SharedFlags.ALLOW_UNREGISTERED), !options.isOn(Flags.NO_IMPLICIT_MODULE), threads);
  }

  /** Returns whether all parts have succeeded so far. */
  boolean hasSucceeded() {
    return succeeded;
  }

  /** Returns the processed program, or null after an error, which has been reported. */
  @Nullable ProcessedInput process(SourceText text) {
    DiagnosticPrinter printer = new DiagnosticPrinter().withColors(options.isOn(Flags.COLOR)).addSource(text);
    if (options.isOn(Flags.VERIFY_DIAGNOSTICS)) {
      DiagnosticVerifier verifier = new DiagnosticVerifier(text, snapshot.context(), differences(printer),
          options.is(Flags.VERIFY_DIAGNOSTICS, Flags.ONLY_EXPECTED));
      ProcessedInput program = processWithRemarks(text, verifier);
      succeeded &= verifier.finish();
      return program;
    }
    DiagnosticOutput diagnostics = new DiagnosticOutput(options, printer, messages, data, watching);
    ProcessedInput program = processWithRemarks(text, diagnostics);
    succeeded &= program != null;
    return program;
  }

  private DiagnosticVerifier.Output differences(DiagnosticPrinter printer) {
    if (data == null) {
      return (place, message, width) -> messages.print(printer.print(Severity.ERROR, place, message, width));
    }
    return (place, message, width) ->
        data.print(Diagnostic.error(place, message).withRule(RuleDescriptions.EXPECTATIONS));
  }

  private @Nullable ProcessedInput processWithRemarks(SourceText text, DiagnosticHandler diagnostics) {
    if (remarks == null) {
      return process(text, notifying(diagnostics));
    }
    RemarkOutput.Part part = remarks.part(diagnostics);
    ProcessedInput program = process(text, notifying(part));
    part.finish();
    return program;
  }

  private DiagnosticHandler notifying(DiagnosticHandler diagnostics) {
    return listeners == null ? diagnostics : listeners.before(diagnostics, options.wantsRemarks());
  }

  private @Nullable ProcessedInput process(SourceText text, DiagnosticHandler diagnostics) {
    if (options.isOn(Flags.RUN_REPRODUCER)) {
      RecordedBundles.differences(text, snapshot).forEach(line -> messages.print(Messages.PREFIX + line + "\n"));
    }
    if (!options.wantsObservers()) {
      return processPlainly(text, new RunOutput(diagnostics, messages, call, printing, emptyResources()));
    }
    ProgramReport record = report == null ? null : report.program(text, threads);
    boolean forwardsRemarks = options.wantsRemarks() || listeners != null;
    DiagnosticHandler all = record == null ? diagnostics : record.recording(diagnostics, forwardsRemarks);
    return processWatched(text, new RunOutput(all, messages, call, printing, emptyResources()), record);
  }

  private @Nullable ProcessedInput processPlainly(SourceText text, PassOutput diagnostics) {
    Resources resources = diagnostics.resources();
    Operation program = read(text, diagnostics, resources);
    if (program == null) {
      return null;
    }
    Map<String, String> reproducer = reproducer(resources);
    Pipeline pipeline = pipeline(program, reproducer, diagnostics);
    boolean done = pipeline != null && new PipelineRunner(pipeline, running(reproducer)).run(program, diagnostics);
    done = done && annotate(program, diagnostics);
    return done ? finished(program, resources, diagnostics) : null;
  }

  private @Nullable ProcessedInput processWatched(
      SourceText text, PassOutput diagnostics, @Nullable ProgramReport record) {
    Observers observers = new Observers(
        snapshot, options, messages, call, record, options.validation(threads));
    try {
      return processWatched(text, diagnostics, observers);
    } finally {
      observers.finish();
    }
  }

  private @Nullable ProcessedInput processWatched(SourceText text, PassOutput diagnostics, Observers observers) {
    Resources resources = diagnostics.resources();
    Operation program;
    try (var reader = observers.phase("Parser")) {
      program = read(text, diagnostics, resources);
    }
    if (program == null) {
      return null;
    }
    Map<String, String> reproducer = reproducer(resources);
    Pipeline pipeline = pipeline(program, reproducer, diagnostics);
    RunOptions running = pipeline == null
        ? null : observers.prepare(
            pipeline, program, resources, running(reproducer), allowsThreads(reproducer), diagnostics);
    if (running == null) {
      return null;
    }
    boolean done = new PipelineRunner(pipeline, running).run(program, diagnostics);
    done &= observers.afterRun(pipeline, program, done, diagnostics);
    if (!done || !annotate(program, diagnostics)) {
      return null;
    }
    try (var printer = observers.phase("Output")) {
      ProcessedInput result = finished(program, resources, diagnostics);
      if (result != null) {
        result.render();
      }
      return result;
    }
  }

  /** Returns the processed program, with its bytecode if that is the output; null after an error. */
  private @Nullable ProcessedInput finished(Operation program, Resources resources, DiagnosticHandler diagnostics) {
    ProcessedInput result = new ProcessedInput(program, resources, printing);
    if (!options.isOn(Flags.EMIT_BYTECODE)) {
      return result;
    }
    long version = options.number(Flags.BYTECODE_VERSION);
    BytecodeWriter.Options writing = BytecodeWriter.Options.DEFAULT
        .withVersion((int) Math.max(-1, Math.min(version, Integer.MAX_VALUE)))
        .withElidedResources(options.isOn(Flags.ELIDE_BYTECODE_RESOURCES));
    return result.renderBytecode(writing, diagnostics) ? result : null;
  }

  private boolean annotate(Operation program, DiagnosticHandler diagnostics) {
    List<?> names = options.list(Flags.ANNOTATE);
    return names.isEmpty() || new Annotations(snapshot, diagnostics).add(names, program);
  }

  private Resources emptyResources() {
    Resources resources = new Resources();
    if (options.isOn(Flags.RUN_REPRODUCER)) {
      resources.expectExternal(Reproducer.SECTION, Reproducer.KEYS);
    }
    return resources;
  }

  private @Nullable Operation read(SourceText text, DiagnosticHandler diagnostics, Resources resources) {
    try {
      return readAndVerify(text, diagnostics, resources);
    } catch (RuntimeException | Error fault) {
      diagnostics.handle(DialectFault.of("reading", text.name(), snapshot, fault));
      return null;
    }
  }

  private @Nullable Operation readAndVerify(SourceText text, DiagnosticHandler diagnostics, Resources resources) {
    Operation program = ProgramFiles.read(text, snapshot.context(), reading, diagnostics, resources);
    if (program == null || !options.isOn(Flags.NO_PARSE_VERIFIER) && !verify(program, text, diagnostics)) {
      return null;
    }
    boolean same = !options.isOn(Flags.VERIFY_ROUNDTRIP) || RoundTrip.check(program, resources, reading, diagnostics);
    return same ? program : null;
  }

  private boolean verify(Operation program, SourceText text, DiagnosticHandler diagnostics) {
    return IRVerifier.verify(program, BytecodeReader.noting(text, snapshot.context(), diagnostics), threads);
  }

  /** Returns the pipeline in the input file if it is to be run; then it is removed from the program's resources. */
  private @Nullable Map<String, String> reproducer(Resources resources) {
    if (!options.isOn(Flags.RUN_REPRODUCER)) {
      return null;
    }
    resources.removeExternal(RecordedBundles.SECTION);
    return resources.removeExternal(Reproducer.SECTION);
  }

  private @Nullable Pipeline pipeline(
      Operation program, @Nullable Map<String, String> reproducer, DiagnosticHandler diagnostics) {
    try {
      Pipeline pipeline = pipelines.of(program, reproducer);
      if (options.isOn(Flags.DUMP_PIPELINE)) {
        messages.print("Pass Manager with " + pipeline.steps().size() + " passes:\n" + pipeline + "\n\n");
      }
      return pipeline;
    } catch (PipelineException wrong) {
      if (wrong.wrongOption() != null) {
        messages.print(Messages.PREFIX + wrong.wrongOption() + "\n");
      }
      if (reproducer == null) {
        diagnostics.handle(wrong.toDiagnostic(program.context()));
      } else {
        messages.print(wrong.getMessage()); // the message refers to the file and not to the command line
      }
      return null;
    }
  }

  private RunOptions running(@Nullable Map<String, String> reproducer) {
    boolean verify = options.isOn(Flags.VERIFY_EACH);
    if (reproducer != null) {
      verify = verify && !"false".equals(reproducer.get("verify_each"));
    }
    RunOptions running = RunOptions.DEFAULTS.withVerifyEach(verify)
        .withRemarks(options.wantsRemarks() || report != null).withObservers(watching);
    running = running.withThreads(allowsThreads(reproducer) ? threads : 1);
    return listeners == null ? running : listeners.added(running);
  }

  /** Returns whether several threads are allowed. Independent of the machine, since it affects output. */
  private boolean allowsThreads(@Nullable Map<String, String> reproducer) {
    return !options.isOn(Flags.DISABLE_THREADING)
        && (reproducer == null || !"true".equals(reproducer.get("disable_threading")));
  }
}
