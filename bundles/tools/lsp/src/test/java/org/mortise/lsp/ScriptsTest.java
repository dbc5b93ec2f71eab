// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the scripts of messages in {@code src/test/lsp} as {@code mortise-lsp-server --lit-test} does, and compares the
 * answers with the expected ones beside them. {@code -Dmortise.golden.update=true} rewrites these.
 */
class ScriptsTest {
  private static final Path FOLDER = Path.of("src", "test", "lsp");
  private static final String INPUT = ".script";

  @TestFactory
  Stream<DynamicTest> scripts() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(INPUT)).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> run(file)));
    }
  }

  private static void run(Path script) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = new LspServerTool().run(new String[] {"--lit-test"},
        new ByteArrayInputStream(Files.readAllBytes(script)), out, OutputStream.nullOutputStream());
    String answers = out.toString(StandardCharsets.UTF_8).replaceAll("Content-Length: \\d+\r\n\r\n", "\n// -----\n")
        .stripLeading() + "\n// exit status " + status + "\n";
    Path expected = FOLDER.resolve(script.getFileName().toString().replace(INPUT, ".expected"));
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.writeString(expected, answers);
    }
    assertThat(answers).isEqualTo(Files.readString(expected));
  }
}
