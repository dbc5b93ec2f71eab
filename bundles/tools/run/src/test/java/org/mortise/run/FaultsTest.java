// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Executes wrong programs. An error with the text {@code TEXT} is reported at the line with the comment
 * {@code // expected: TEXT}, and no note at a line with {@code // no note}.
 */
class FaultsTest {
  private static final Path PROGRAMS = Path.of("src", "test", "programs", "faults");
  private static final String EXPECTED = "// expected: ";
  private static final String FLAGS = "// RUN: ";
  private static final String NO_NOTE = "// no note";

  @TestFactory
  Stream<DynamicTest> run_wrongProgram_reportsErrorAtItsLine() throws IOException {
    List<Path> programs;
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      programs = files.sorted().toList();
    }
    return programs.stream().map(program ->
        DynamicTest.dynamicTest(program.getFileName().toString(), () -> check(program)));
  }

  private static void check(Path program) throws IOException {
    List<String> lines = Files.readAllLines(program);
    List<String> arguments = new ArrayList<>(List.of(program.toString()));
    if (lines.get(0).startsWith(FLAGS)) {
      arguments.addAll(List.of(lines.get(0).substring(FLAGS.length()).split(" ")));
    }
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new RunTool().run(
        arguments.toArray(String[]::new), InputStream.nullInputStream(), new ByteArrayOutputStream(), err);
    String errors = err.toString(StandardCharsets.UTF_8);
    assertThat(status).isEqualTo(1);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).endsWith(NO_NOTE)) {
        assertThat(errors.lines()).noneMatch(Pattern.compile(":" + (i + 1) + ":\\d+: note: ").asPredicate());
      }
    }
    for (int i = 0; i < lines.size(); i++) {
      int at = lines.get(i).indexOf(EXPECTED);
      if (at >= 0) {
        assertThat(errors.lines().findFirst().orElse("")).startsWith(program + ":" + (i + 1) + ":")
            .contains("error: ").contains(lines.get(i).substring(at + EXPECTED.length()));
        return;
      }
    }
    throw new AssertionError("no expected error in " + program);
  }
}
