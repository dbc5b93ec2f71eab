// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.bytecode.ProgramFiles;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.parser.SplitSource;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.pipeline.Snapshot;

/**
 * Converts programs of one operation between bytecode and text, with their locations and resources. Operations of
 * unknown dialects are accepted. Dialects may throw any exception. Linear in the program.
 */
public final class BytecodeConversion {
  /** The start of the message if a file cannot be read. */
  public static final String FAILED = "failed to parse bytecode source file: ";

  private static final ParserOptions READING = new ParserOptions(true, false);
  private static final PrinterOptions PRINTING = PrinterOptions.DEFAULT.withDebugInfo(true, false);

  private BytecodeConversion() {}

  /** The reason why a program cannot be converted. */
  public static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refusal(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * Returns the program of a file as text.
   *
   * @param file bytecode, or a text
   * @throws Refusal if the file is damaged or its program is invalid
   */
  public static String toText(SourceText file, Snapshot snapshot) {
    Resources resources = new Resources();
    List<Diagnostic> problems = new ArrayList<>();
    Operation program = ProgramFiles.read(file, snapshot.context(), READING, problems::add, resources);
    if (program == null || !IRVerifier.verify(program, problems::add)) {
      throw new Refusal(FAILED + messages(problems));
    }
    return new String(IRPrinter.toBytes(program, PRINTING, resources), StandardCharsets.UTF_8);
  }

  /**
   * Returns the program of a text as bytecode, in base64.
   *
   * @throws Refusal if the text has errors or is not a single operation
   */
  public static String toBytecode(SourceText text, Snapshot snapshot) {
    if (SplitSource.split(text, SplitSource.MARKER, snapshot.context(), nearMiss -> { }).size() > 1) {
      throw new Refusal("unexpected split file, please remove all `" + SplitSource.MARKER + "`");
    }
    Resources resources = new Resources();
    List<Diagnostic> problems = new ArrayList<>();
    Operation program = IRParser.parse(text, snapshot.context(), READING, problems::add, resources);
    if (program == null && problems.stream().anyMatch(problem -> isOfWhole(problem, text))) {
      throw new Refusal("expected a single top-level operation");
    }
    if (program == null || !IRVerifier.verify(program, problems::add)) {
      throw new Refusal("expected a single and valid top-level operation, please ensure there are no errors");
    }
    byte @Nullable [] bytes =
        BytecodeWriter.toBytes(program, BytecodeWriter.Options.DEFAULT, resources, problems::add);
    if (bytes == null) {
      throw new Refusal("the program cannot be written as bytecode: " + messages(problems));
    }
    return Base64.getEncoder().encodeToString(bytes);
  }

  /** Returns whether a parser diagnostic concerns the number of operations, and so has no position in the text. */
  private static boolean isOfWhole(Diagnostic problem, SourceText text) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(problem.location());
    return place != null && place.file().equals(text.name()) && place.line() == 0;
  }

  private static String messages(List<Diagnostic> problems) {
    return problems.stream().filter(problem -> problem.severity() == Severity.ERROR)
        .map(problem -> Utf8.decode(problem.message())).collect(Collectors.joining("\n"));
  }
}
