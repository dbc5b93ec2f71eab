// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.flags.FlagValues;

/** One run of {@code mortise-opt} on one input. Reads, splits and prints; a {@link Processor} runs the passes. */
final class OptRun {
  private static final String STANDARD_INPUT_NAME = "<stdin>";

  private final RunContext context;
  private final OptOptions options;
  private final Invocation call;

  /** @param context its sink and its file of remarks are finished by the run */
  OptRun(RunContext context) {
    this.context = context;
    this.options = context.options();
    this.call = context.call();
  }

  /**
   * Runs the tool and returns whether everything succeeded. A file is written only on success; the standard output gets
   * the parts that were processed.
   */
  boolean run() throws IOException, FileProblem {
    SourceText input = read();
    context.sink().addSource(input);
    try (var tracing = options.isOn(Flags.STACKTRACE_ON_DIAGNOSTIC) ? Diagnostic.traceOrigins() : null) {
      return run(input);
    } catch (RuntimeException | Error fault) { // the Processor handles all other faults
      new DiagnosticOutput(options, context.sink(), context.observers())
          .handle(DialectFault.of("printing", input.name(), context.snapshot(), fault));
      call.out().flush();
      return false;
    } finally {
      context.sink().finish();
    }
  }

  private boolean run(SourceText input) throws IOException, FileProblem {
    String output = options.text(Flags.OUTPUT);
    boolean toFile = !isStandard(output);
    if (toFile) {
      OutputFile.checkNamed(call, output);
    }
    ReportOutput report = options.text(Flags.REPORT).isEmpty() ? null : ReportOutput.of(options, call, input.name());
    Processor processor = new Processor(context, report);
    List<ProcessedInput> programs = new ArrayList<>();
    if (toFile) {
      for (SourceText part : parts(input)) {
        programs.add(processor.process(part));
      }
      call.out().flush();
    } else {
      processInto(call.out(), parts(input), processor);
    }
    write(report);
    if (toFile && processor.hasSucceeded()) {
      OutputFile.writeNamed(call, output, file -> writeAll(programs, file));
    }
    return processor.hasSucceeded();
  }

  /**
   * Writes the remarks and the report, also after a failure. If a file cannot be written, there is no output file
   * either.
   */
  private void write(@Nullable ReportOutput report) throws IOException, FileProblem {
    try {
      if (context.remarkFile() != null) {
        context.remarkFile().write();
      }
    } finally {
      if (report != null) {
        report.write();
      }
    }
  }

  /** Processes the parts. Each program is printed after the output of its passes. */
  private void processInto(OutputStream out, List<SourceText> parts, Processor processor) throws IOException {
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        out.write(separator());
      }
      ProcessedInput program = processor.process(parts.get(i));
      if (program != null) {
        program.print(out);
      }
    }
    out.flush();
  }

  private static boolean isStandard(String name) {
    return name.equals(FlagValues.STANDARD_STREAM);
  }

  private SourceText read() throws IOException, FileProblem {
    if (isStandard(options.input())) {
      return SourceText.of(STANDARD_INPUT_NAME, call.in().readAllBytes());
    }
    try {
      return SourceText.read(ByteStrings.of(options.input()), call.resolve(options.input()));
    } catch (IOException broken) {
      throw new FileProblem("input", options.input(), broken);
    }
  }

  private List<SourceText> parts(SourceText text) {
    String marker = options.text(Flags.SPLIT_INPUT);
    if (marker == null || BytecodeReader.isBytecode(text)) {
      return List.of(text);
    }
    if (text.length() == 0) {
      return List.of(); // and not one empty program
    }
    return SplitSource.split(text, marker, context.snapshot().context(),
        new DiagnosticOutput(options, context.sink().about(text), List.of()));
  }

  private void writeAll(List<ProcessedInput> programs, OutputStream out) throws IOException {
    for (int i = 0; i < programs.size(); i++) {
      if (i > 0) {
        out.write(separator());
      }
      if (programs.get(i) != null) {
        programs.get(i).print(out);
      }
    }
    out.flush();
  }

  private byte[] separator() {
    return (options.text(Flags.OUTPUT_MARKER) + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
