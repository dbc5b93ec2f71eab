// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/**
 * The command {@value #COMMAND}: writes the program after a pipeline to a temporary file, which the editor can show.
 * The text is parsed again, so that the document's program is not changed.
 */
public final class ProgramAfter {
  /** The name of the command; its arguments are the document, the pipeline, and the offset of the program in it. */
  public static final String COMMAND = "mortise.showAfter";

  private ProgramAfter() {}

  /**
   * Runs a pipeline and returns the file with the result.
   *
   * @param offset the offset of a byte of the program
   * @throws IllegalArgumentException if the program, the pipeline or one of its passes has an error
   * @throws IOException if the file cannot be written
   */
  public static Path write(String uri, CheckedDocument document, String pipeline, int offset) throws IOException {
    String name = uri.substring(uri.lastIndexOf('/') + 1).replaceAll("[^A-Za-z0-9._-]", "_");
    String text = run(name, document, pipeline, offset);
    Path folder = Files.createTempDirectory("mortise-after");
    Path file = folder.resolve(name.isEmpty() ? "program.mlir" : name);
    folder.toFile().deleteOnExit();
    file.toFile().deleteOnExit(); // deleted before the folder
    return Files.writeString(file, "// after " + pipeline + "\n" + text);
  }

  private static String run(String name, CheckedDocument document, String pipeline, int offset) {
    CheckedChunk chunk = document.chunkAt(offset);
    byte[] bytes = Arrays.copyOfRange(document.text().bytes(), chunk.start(), chunk.end());
    List<Diagnostic> errors = new ArrayList<>();
    Operation program = IRParser.parse(
        SourceText.of(name, bytes), document.snapshot().context(), ParserOptions.PERMISSIVE, errors::add);
    if (program == null) {
      throw new IllegalArgumentException("the program has errors: " + messages(errors));
    }
    Compilation result = Mortise.of(document.snapshot()).run(pipeline, program);
    if (!result.succeeded()) {
      throw new IllegalArgumentException(messages(result.diagnostics()));
    }
    return result.text();
  }

  private static String messages(List<Diagnostic> diagnostics) {
    return diagnostics.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
        .map(diagnostic -> Utf8.decode(diagnostic.message())).collect(Collectors.joining("; "));
  }
}
