// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.diagnostics.DiagnosticHandler;
import org.mortise.ir.diagnostics.DiagnosticPrinter;
import org.mortise.ir.text.IRParser;
import org.mortise.ir.text.IRPrinter;
import org.mortise.ir.text.ParserOptions;
import org.mortise.ir.text.PrinterOptions;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.SplitSource;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;

/** One run of {@code mortise-opt} on one input: reading, passes, printing. */
final class OptRun {
  private static final String STANDARD_INPUT_NAME = "<stdin>";

  private final Snapshot snapshot;
  private final OptOptions options;
  private final Pipeline pipeline;
  private final PrintStream messages;
  private final Statistics statistics;

  OptRun(Snapshot snapshot, OptOptions options, Pipeline pipeline, PrintStream messages) {
    this.snapshot = snapshot;
    this.options = options;
    this.pipeline = pipeline;
    this.messages = messages;
    this.statistics = options.passStatistics ? new Statistics() : null;
  }

  /** Returns whether all went well. What was made is printed only then, except with a split input. */
  boolean run(InputStream in, OutputStream out) throws IOException, FileProblem {
    List<Program> programs = new ArrayList<>();
    boolean succeeded = true;
    for (SourceText chunk : chunks(read(in))) {
      Program program = process(chunk);
      succeeded &= program != null;
      programs.add(program);
    }
    if (succeeded || options.splitMarker != null && isStandard(options.output)) {
      write(programs, out);
    }
    if (statistics != null) {
      statistics.print(messages);
    }
    return succeeded;
  }

  private static boolean isStandard(String name) {
    return name.equals(OptOptions.STANDARD_STREAM);
  }

  private SourceText read(InputStream in) throws IOException, FileProblem {
    if (isStandard(options.input)) {
      return SourceText.of(STANDARD_INPUT_NAME, in.readAllBytes());
    }
    try {
      return SourceText.read(Path.of(options.input));
    } catch (IOException broken) {
      throw new FileProblem("input", options.input, broken);
    }
  }

  private List<SourceText> chunks(SourceText text) {
    return options.splitMarker == null ? List.of(text) : split(text);
  }

  private List<SourceText> split(SourceText text) {
    DiagnosticPrinter printer = new DiagnosticPrinter().addSource(text);
    return SplitSource.split(
        text, options.splitMarker, snapshot.context(), diagnostic -> tell(printer.print(diagnostic)));
  }

  /** Returns the processed program, or null if there was an error, which has been told. */
  private Program process(SourceText text) {
    DiagnosticPrinter printer = new DiagnosticPrinter().addSource(text);
    DiagnosticHandler diagnostics = diagnostic -> tell(printer.print(diagnostic));
    ParserOptions reading = new ParserOptions(options.allowUnregisteredDialect);
    Resources resources = new Resources();
    Operation module = IRParser.parse(text, snapshot.context(), reading, diagnostics, resources);
    if (module == null || !IRVerifier.verify(module, diagnostics)) {
      return null;
    }
    RunOptions running = RunOptions.DEFAULTS.withVerifyEach(options.verifyEach).withRemarks(options.remarks);
    if (options.disableThreading) {
      running = running.withThreads(1);
    }
    if (statistics != null) {
      running = running.withObservers(List.of(statistics));
    }
    boolean succeeded = new PipelineRunner(pipeline, running).run(module, diagnostics);
    return succeeded ? new Program(module, resources) : null;
  }

  private void tell(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1); // byte strings, as all text of programs
    messages.write(bytes, 0, bytes.length);
    messages.flush();
  }

  private PrinterOptions printing() {
    return PrinterOptions.DEFAULT
        .withGenericForm(options.printGeneric)
        .withLocalScope(options.printLocalScope)
        .withDebugInfo(options.printDebugInfo, options.prettyDebugInfo)
        .withUniqueSsaIds(options.printUniqueSsaIds)
        .withValueUsers(options.printValueUsers)
        .withSkipRegions(options.printSkipRegions)
        .withElideElementsLargerThan((int) options.elideElementsLargerThan);
  }

  private void write(List<Program> programs, OutputStream out) throws IOException, FileProblem {
    if (isStandard(options.output)) {
      writeAll(programs, out);
      return;
    }
    try {
      OutputFile.write(Path.of(options.output), file -> writeAll(programs, file));
    } catch (IOException broken) {
      throw new FileProblem("output", options.output, broken);
    }
  }

  private void writeAll(List<Program> programs, OutputStream out) throws IOException {
    byte[] separator = (options.outputSplitMarker + "\n").getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < programs.size(); i++) {
      if (i > 0) {
        out.write(separator);
      }
      Program program = programs.get(i);
      if (program != null) {
        IRPrinter.print(program.module(), printing(), program.resources(), out);
        out.write('\n');
      }
    }
    out.flush();
  }

  /** A program with the resources of its file. */
  private record Program(Operation module, Resources resources) {}
}
