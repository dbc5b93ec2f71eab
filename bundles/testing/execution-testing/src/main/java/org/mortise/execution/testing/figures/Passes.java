// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.pipeline.Pipeline;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.PipelineParser;
import org.mortise.pipeline.PipelineRunner;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;

/** Passes in the syntax of flags: {@code --a --b=x=1 y=2}. */
final class Passes {
  /**
   * The result of running passes on a program.
   *
   * @param module the program; null if the passes rejected it
   * @param error the first error; empty if there is none
   */
  record Outcome(@Nullable Operation module, String error) {}

  private final Context context;
  private final PipelineRunner runner;

  /**
   * @param flags options in parentheses must not contain a space followed by two dashes
   * @throws PipelineException if there is no such pass or option
   */
  Passes(Snapshot snapshot, Context context, String flags) throws PipelineException {
    this.context = context;
    Pipeline pipeline = new Pipeline("builtin.module");
    for (String flag : flags.isBlank() ? new String[0] : flags.strip().split("\\s+(?=--)")) {
      String text = flag.replaceFirst("^--", "");
      int options = text.indexOf('=');
      PipelineParser.add(snapshot, pipeline, options < 0 ? text : text.substring(0, options),
          options < 0 ? "" : unquoted(text.substring(options + 1)));
    }
    this.runner = new PipelineRunner(pipeline, RunOptions.DEFAULTS.withThreads(1));
  }

  private static String unquoted(String text) {
    boolean isQuoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
    return isQuoted ? text.substring(1, text.length() - 1) : text;
  }

  /** Parses a program and runs the passes on it. Unexpected exceptions count as errors. */
  Outcome run(String program) {
    List<String> errors = new ArrayList<>();
    try {
      Operation module = ProgramFiles.read(SourceText.of("program", program), context, ParserOptions.PERMISSIVE,
          diagnostic -> errors.add(diagnostic.message()));
      if (module != null && runner.run(module, diagnostic -> {
        if (diagnostic.severity() == Severity.ERROR) {
          errors.add(diagnostic.message());
        }
      })) {
        return new Outcome(module, "");
      }
    } catch (RuntimeException | StackOverflowError fault) {
      errors.add(fault.toString());
    }
    return new Outcome(null, errors.isEmpty() ? "no reason" : errors.get(0));
  }

  /** Prints a program. */
  static String print(Operation module) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      IRPrinter.print(module, PrinterOptions.DEFAULT, out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toString(StandardCharsets.ISO_8859_1);
  }
}
