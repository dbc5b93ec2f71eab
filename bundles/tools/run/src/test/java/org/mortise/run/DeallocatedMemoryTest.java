// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.mortise.opt.OptTool;

/**
 * Executes programs after each deallocation pipeline with the checked engine: {@code @main} returns the same result, no
 * buffer is freed twice, used after it is freed, or never freed. A program is a file that begins with {@code //
 * RESULT:} and the result, and perhaps {@code // PIPELINES:} and the flags for which it is valid.
 */
class DeallocatedMemoryTest {
  private static final Path PROGRAMS = Path.of("src/test/programs/memory");
  private static final List<String> PIPELINES = List.of("--buffer-deallocation-pipeline",
      "--lean-deallocation-pipeline",
      "--buffer-deallocation", "--legacy-buffer-deallocation-pipeline", "--mixed-buffer-deallocation-pipeline",
      "--mixed-buffer-deallocation-pipeline=default=legacy");

  @TestFactory
  List<DynamicTest> programs_afterEachPipeline_useMemoryCorrectly() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      for (Path file : files.sorted().toList()) {
        String program = Files.readString(file);
        for (String pipeline : header(program, "// PIPELINES: ", String.join(" ", PIPELINES)).split(" ")) {
          tests.add(DynamicTest.dynamicTest(file.getFileName() + " " + pipeline, () -> check(program, pipeline)));
        }
      }
    }
    return tests;
  }

  private static String header(String program, String key, String otherwise) {
    return program.lines().filter(line -> line.startsWith(key)).map(line -> line.substring(key.length()))
        .findFirst().orElse(otherwise);
  }

  private static void check(String program, String pipeline) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new OptTool(() -> ValidationTools.SNAPSHOT).run(new String[] {pipeline}, input(program), out, err);
    assertThat(status).as(err.toString(StandardCharsets.UTF_8)).isZero();
    String after = out.toString(StandardCharsets.UTF_8);

    ByteArrayOutputStream result = new ByteArrayOutputStream();
    int exit = new RunTool(() -> ValidationTools.SNAPSHOT)
        .run(new String[] {"--entry=main"}, input(after), result, result);
    String text = result.toString(StandardCharsets.UTF_8);
    assertThat(exit).as(text + after).isZero();
    assertThat(text.strip()).as(after).isEqualTo(header(program, "// RESULT: ", "") + " : i64");
  }

  private static ByteArrayInputStream input(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
