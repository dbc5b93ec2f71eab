// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceTextTest {
  @TempDir
  Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1 << 18, (1 << 19) + 3})
  void read_fileOfAnySize_hasItsBytesAndAZero(int size) throws IOException {
    String contents = "abcdefg\n".repeat(size / 8 + 1).substring(0, size);
    Path file = Files.writeString(folder.resolve("text"), contents);

    SourceText text = SourceText.read(file);

    assertThat(text.length()).isEqualTo(size);
    assertThat(text.terminatedBytes()).isEqualTo((contents + '\0').getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void read_fileOfUnknownSize_isComplete() throws IOException {
    Path file = Path.of("/proc/self/status");
    assumeTrue(Files.exists(file), "needs a file whose size is unknown");

    SourceText text = SourceText.read(file);

    assertThat(text.substring(0, text.length())).startsWith("Name:").endsWith("\n");
    assertThat(text.terminatedBytes()).hasSize(text.length() + 1);
  }
}
