// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.opt.ByteStrings;
import org.mortise.opt.FileProblem;
import org.mortise.opt.MissingDialects;
import org.mortise.pipeline.Invocation;

/**
 * Reads and verifies programs.
 *
 * @param printer receives the texts, to show source lines
 * @param diagnostics receives the errors of a program
 */
record ProgramReader(Context context, RunArguments arguments, Invocation call, DiagnosticPrinter printer,
    DiagnosticHandler diagnostics) {
  /**
   * Reads a file, {@code -} for the standard input. Returns null after an error.
   *
   * @throws FileProblem if it cannot be read
   */
  @Nullable Operation read(String file) throws FileProblem {
    SourceText source;
    try {
      source = file.equals("-") ? SourceText.of("<stdin>", call.in().readAllBytes())
          : SourceText.read(ByteStrings.of(file), call.resolve(file));
    } catch (IOException broken) {
      throw new FileProblem("input", file, broken);
    }
    printer.addSource(source);
    ParserOptions options = arguments.allowsUnregistered() ? ParserOptions.PERMISSIVE : ParserOptions.STRICT;
    MissingDialects missing = new MissingDialects();
    Operation module = ProgramFiles.read(source, context, options, diagnostic -> {
      diagnostics.handle(diagnostic);
      missing.add(diagnostic);
    });
    printNote(missing.note());
    return module != null && IRVerifier.verify(module, diagnostics) ? module : null;
  }

  private void printNote(String note) {
    try {
      call.err().write(note.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
