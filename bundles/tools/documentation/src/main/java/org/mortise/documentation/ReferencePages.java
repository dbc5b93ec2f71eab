// SPDX-License-Identifier: Apache-2.0
package org.mortise.documentation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.pipeline.Snapshot;

/**
 * Writes a reference page for each dialect on the class path: {@code markdown/NAMESPACE.md} and
 * {@code html/NAMESPACE.html}. The examples are operations from the expected outputs of the project's golden tests, so
 * a test has printed and parsed each of them.
 */
public final class ReferencePages {
  private ReferencePages() {}

  /** Writes the pages. The arguments are the output folder and the folders in which golden files are searched. */
  public static void main(String[] arguments) throws IOException {
    Context context = Snapshot.ofClassPath(ReferencePages.class.getClassLoader()).context();
    List<Path> programs = new ArrayList<>();
    for (int i = 1; i < arguments.length; i++) {
      programs.addAll(expectedPrograms(Path.of(arguments[i])));
    }
    write(context, Path.of(arguments[0]), Examples.of(context, programs));
  }

  private static List<Path> expectedPrograms(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".expected.mlir"))
          .filter(file -> !file.toString().contains("/target/"))
          .sorted()
          .toList();
    }
  }

  /** Writes the pages of all dialects of a context that have operations. */
  static void write(Context context, Path folder, Examples examples) throws IOException {
    Path markdown = Files.createDirectories(folder.resolve("markdown"));
    Path html = Files.createDirectories(folder.resolve("html"));
    for (Dialect dialect : context.dialects()) {
      List<OperationDocument> operations = new ArrayList<>();
      for (String name : new TreeSet<>(dialect.operationNames())) {
        operations.add(OperationDocument.of(context, name));
      }
      if (!operations.isEmpty()) {
        DialectPage page = new DialectPage(dialect.namespace(), operations, examples.byName());
        write(markdown.resolve(dialect.namespace() + ".md"), page.markdown());
        write(html.resolve(dialect.namespace() + ".html"), page.html());
      }
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
