// SPDX-License-Identifier: Apache-2.0
package org.mortise.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

/**
 * Executes the golden programs of all modules before and after the passes of their command lines. They must do the
 * same, unless one of the first lines of a program is {@code // VALIDATION: <reason>}: then they must differ. Functions
 * that cannot be executed do not count.
 */
class GoldenValidationTest {
  private static final String DIFFERS = "// VALIDATION: ";
  private static final int HEAD = 3;
  private static final String CHANGED = " has changed its meaning: ";
  private static final Pattern SUMMARY = Pattern.compile(
      "validation: (\\d+) comparisons of functions, \\d+ inputs, (\\d+) differences, (\\d+) not possible");
  /** The functions that could be executed when this test was written. */
  private static final int LEAST_FUNCTIONS = 1_400;

  private final Snapshot snapshot = Snapshot.ofClassPath(GoldenValidationTest.class.getClassLoader());
  private int compared;

  @Test
  void goldenPrograms_afterTheirPasses_doTheSame() throws IOException {
    List<String> problems = new ArrayList<>();
    for (Path program : GoldenPrograms.all()) {
      List<String> flags = GoldenPrograms.flags(program);
      if (!flags.isEmpty()) {
        List<String> differences = differences(program, flags);
        if (differences.isEmpty() == statesDifference(program)) {
          problems.add(program + ": " + (differences.isEmpty() ? "states a difference, but has none"
              : String.join("\n", differences)));
        }
      }
    }

    assertThat(problems).isEmpty();
    assertThat(compared).isGreaterThan(LEAST_FUNCTIONS);
  }

  private static boolean statesDifference(Path program) throws IOException {
    try (Stream<String> lines = Files.lines(program, StandardCharsets.ISO_8859_1)) {
      return lines.limit(HEAD).anyMatch(line -> line.startsWith(DIFFERS));
    }
  }

  private List<String> differences(Path program, List<String> flags) throws IOException {
    List<String> line = new ArrayList<>(flags);
    line.removeIf(flag -> flag.startsWith("--verify-diagnostics")); // it would receive the differences
    line.addAll(List.of("--validate", program.toString()));
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    new OptTool(() -> snapshot).run(line.toArray(new String[0]), new ByteArrayInputStream(new byte[0]),
        OutputStream.nullOutputStream(), messages);
    String text = messages.toString(StandardCharsets.ISO_8859_1);
    Matcher summaries = SUMMARY.matcher(text);
    while (summaries.find()) {
      compared += Integer.parseInt(summaries.group(1)) - Integer.parseInt(summaries.group(3));
    }
    return text.lines().filter(each -> each.contains(CHANGED)).toList();
  }
}
