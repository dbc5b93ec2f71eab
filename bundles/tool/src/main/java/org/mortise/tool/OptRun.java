// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Snapshot;

/** One run of {@code mortise-opt} on one input: reads, splits and prints it. A {@link Processor} runs the passes. */
final class OptRun {
  private static final String STANDARD_INPUT_NAME = "<stdin>";

  private final Snapshot snapshot;
  private final OptOptions options;
  private final Messages messages;
  private final @Nullable PassObserver observer;

  /** @param observer an additional observer of the passes, or null */
  OptRun(Snapshot snapshot, OptOptions options, Messages messages, @Nullable PassObserver observer) {
    this.observer = observer;
    this.snapshot = snapshot;
    this.options = options;
    this.messages = messages;
  }

  /**
   * Runs the tool and returns whether everything succeeded. A file is written only on success; the standard output gets
   * the parts that were processed.
   */
  boolean run(InputStream in, OutputStream out) throws IOException, FileProblem {
    SourceText input = read(in);
    try (var tracing = options.isOn(Flags.STACKTRACE_ON_DIAGNOSTIC) ? Diagnostic.traceOrigins() : null) {
      return run(input, out);
    } catch (RuntimeException | Error fault) { // the Processor handles all other faults
      List<PassObserver> observers = observer == null ? List.of() : List.of(observer);
      new DiagnosticOutput(options, printer(), messages, observers)
          .handle(DialectFault.of("printing", input.name(), snapshot, fault));
      out.flush();
      return false;
    }
  }

  private boolean run(SourceText input, OutputStream out) throws IOException, FileProblem {
    String output = options.text(Flags.OUTPUT);
    boolean toFile = !isStandard(output);
    if (toFile) {
      OutputFile.checkNamed(output);
    }
    Processor processor = new Processor(snapshot, options, messages, out, observer);
    List<SourceText> parts = parts(input);
    if (!toFile) {
      processInto(out, parts, processor);
      return processor.hasSucceeded();
    }
    List<ProcessedInput> programs = new ArrayList<>();
    for (SourceText part : parts) {
      programs.add(processor.process(part));
    }
    out.flush();
    if (processor.hasSucceeded()) {
      OutputFile.writeNamed(output, file -> writeAll(programs, file));
    }
    return processor.hasSucceeded();
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

  private DiagnosticPrinter printer() {
    return new DiagnosticPrinter().withColors(options.isOn(Flags.COLOR));
  }

  private static boolean isStandard(@Nullable String name) {
    return name.equals(Flags.STANDARD_STREAM);
  }

  private SourceText read(InputStream in) throws IOException, FileProblem {
    if (isStandard(options.input())) {
      return SourceText.of(STANDARD_INPUT_NAME, in.readAllBytes());
    }
    try {
      return SourceText.read(Path.of(options.input()));
    } catch (IOException broken) {
      throw new FileProblem("input", options.input(), broken);
    }
  }

  private List<SourceText> parts(SourceText text) {
    String marker = options.text(Flags.SPLIT_INPUT);
    if (marker == null) {
      return List.of(text);
    }
    if (text.length() == 0) {
      return List.of(); // and not one empty program
    }
    DiagnosticPrinter printer = printer().addSource(text);
    return SplitSource.split(
        text, marker, snapshot.context(), diagnostic -> messages.print(printer.print(diagnostic)));
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
