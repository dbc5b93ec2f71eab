// SPDX-License-Identifier: Apache-2.0
package org.mortise.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.mortise.golden.GoldenPrograms;
import org.mortise.ir.text.SourceText;
import org.mortise.lsp.internal.format.Formatter;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/** The language server's formatting of the golden programs of all modules preserves their meaning. */
class FormattedProgramsTest {
  private static final Mortise MORTISE = Mortise.ofClassPath(FormattedProgramsTest.class.getClassLoader());

  private static String format(String text) {
    DocumentText document = new DocumentText(text);
    List<TextEdit> edits = new ArrayList<>(Formatter.format(document));
    Collections.reverse(edits);
    for (TextEdit edit : edits) {
      document = document.replace(edit.getRange(), edit.getNewText());
    }
    return document.text();
  }

  private static Compilation read(String text) {
    return MORTISE.run("builtin.module()", SourceText.of("in.mlir", text));
  }

  @Test
  void format_goldenPrograms_keepsTokensAndMeaning() throws IOException {
    int compared = 0;
    for (Path file : GoldenPrograms.all()) {
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      String formatted = format(text);
      assertThat(formatted.replaceAll("\\s+", "")).as(file.toString()).isEqualTo(text.replaceAll("\\s+", ""));
      assertThat(format(formatted)).as(file + ", formatted twice").isEqualTo(formatted);
      Compilation original = read(text);
      if (original.succeeded()) {
        assertThat(read(formatted).text()).as(file.toString()).isEqualTo(original.text());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(500);
  }

  /** The indentation is the printer's; spaces inside lines are not always normalized. */
  @Test
  void format_printedPrograms_keepsIndentation() throws IOException {
    List<Path> different = new ArrayList<>();
    for (Path file : GoldenPrograms.all()) {
      Compilation read = read(Files.readString(file, StandardCharsets.ISO_8859_1));
      if (read.succeeded() && !indentations(format(read.text())).equals(indentations(read.text()))) {
        different.add(file);
      }
    }
    // the printer indents the blocks of some operations of transform by four spaces, and parts of some others
    assertThat(different).allMatch(file -> file.toString().matches(".*/dialects/(transform|llvm|omp)/.*"));
  }

  private static List<String> indentations(String text) {
    return text.lines()
        .map(line -> line.replaceFirst("\\S.*", "").length() + " " + line.replaceAll("\\s", "")).toList();
  }
}
