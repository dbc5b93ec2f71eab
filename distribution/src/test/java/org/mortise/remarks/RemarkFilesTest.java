// SPDX-License-Identifier: Apache-2.0
package org.mortise.remarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.golden.GoldenPrograms;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

/** The remarks of the golden programs of all modules, by their own flags, are read by {@code llvm-remarkutil}. */
class RemarkFilesTest {
  private static final String TOOL = "llvm-remarkutil-19";
  private static final Pattern NAMED = Pattern.compile("\\.remark\\(\\s*Remark\\.Kind\\.\\w+,\\s*\"(\\w+)\"");
  private static final int FEWEST = 500;

  @TempDir
  private Path folder;

  /** Runs a program, and returns its remarks; null if they were not written, because the input was not read. */
  private @Nullable String remarksOf(Snapshot snapshot, Path program, String format) throws IOException {
    Path file = folder.resolve("remarks." + format);
    Files.deleteIfExists(file);
    List<String> line = new ArrayList<>(GoldenPrograms.flags(program));
    line.addAll(List.of("--remark-format=" + format, "--remarks-output-file=" + file, program.toString()));
    new OptTool(() -> snapshot).run(line.toArray(new String[0]), new ByteArrayInputStream(new byte[0]),
        OutputStream.nullOutputStream(), new ByteArrayOutputStream());
    return Files.exists(file) ? Files.readString(file) : null;
  }

  private static @Nullable String outputOf(String... command) throws IOException, InterruptedException {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException missing) {
      return null;
    }
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? output : "failed: " + output;
  }

  @Test
  void goldenPrograms_remarks_areReadByLlvm() throws Exception {
    assumeTrue(outputOf(TOOL, "--help") != null, TOOL + " (package llvm-19) is not installed");
    Snapshot snapshot = Snapshot.ofClassPath(RemarkFilesTest.class.getClassLoader());
    StringBuilder yaml = new StringBuilder();
    long remarks = 0;
    for (Path program : GoldenPrograms.all()) {
      String documents = remarksOf(snapshot, program, "yaml");
      if (documents != null && !documents.isEmpty()) {
        yaml.append(documents);
        remarks += remarksOf(snapshot, program, "json").lines().count();
      }
    }
    Path all = folder.resolve("all.yaml");
    Files.writeString(all, yaml);

    assertThat(remarks).isGreaterThan(FEWEST);
    assertThat(outputOf(TOOL, "count", "--parser=yaml", "--count-by=remark-name", "--group-by=total", all.toString()))
        .as("%s", TOOL).contains(String.valueOf(remarks));
    Path bitstream = folder.resolve("all.bitstream");
    assertThat(outputOf(TOOL, "yaml2bitstream", all.toString(), "-o", bitstream.toString())).isEmpty();
    assertThat(outputOf(TOOL, "count", "--parser=bitstream", "--group-by=total", bitstream.toString()))
        .contains(String.valueOf(remarks));
  }

  @Test
  void documentation_table_hasAllNames() throws IOException {
    String table = Files.readString(Path.of("docs/remarks.md"));
    List<String> missing = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("..").toRealPath())) {
      for (Path file : files.filter(RemarkFilesTest::isSourceOfPass).toList()) {
        NAMED.matcher(Files.readString(file)).results().map(found -> found.group(1))
            .filter(name -> !table.contains('`' + name + '`')).forEach(missing::add);
      }
    }

    assertThat(missing).as("remarks that are not in docs/remarks.md").isEmpty();
  }

  private static boolean isSourceOfPass(Path file) {
    String path = file.toString();
    return path.endsWith(".java") && path.contains("/src/main/java/org/mortise/") && !path.contains("/target/");
  }
}
