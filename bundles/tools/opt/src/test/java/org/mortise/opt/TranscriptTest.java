// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"--transcript=FILE", "-transcript=FILE", "--transcript FILE"})
  void transcript_successfulRun_hasOutputAndStatus(String flag) {
    Path file = folder.resolve("t");
    String[] line = ("--mark-it " + flag.replace("FILE", file.toString())).split(" ");

    assertThat(ToolRun.of("module @e {}", line)).isEqualTo(new ToolRun(0, "", ""));
    assertThat(file).content()
        .isEqualTo("module @e attributes {test.marked} {\n}\n\nmortise-opt: exit status 0\n");
  }

  @Test
  void transcript_failedRun_hasMessagesAndStatus() {
    Path file = folder.resolve("t");

    assertThat(ToolRun.of("wrong", "--transcript=" + file)).isEqualTo(new ToolRun(0, "", ""));
    assertThat(file).content().startsWith("<stdin>:1:1: error: ").endsWith("\nmortise-opt: exit status 1\n");
  }

  @Test
  void transcript_usageError_isPartOfIt() {
    Path file = folder.resolve("t");

    assertThat(ToolRun.of("", "--nonsense", "--transcript=" + file).status()).isZero();
    assertThat(file).content().contains("Unknown command line argument '--nonsense'").endsWith("exit status 1\n");
  }

  @Test
  void transcript_noValue_isUsageError() {
    assertThat(ToolRun.of("", "--transcript").status()).isOne();
  }

  @Test
  void transcript_unwritableFile_isError() {
    assertThat(ToolRun.of("module {}", "--transcript=/nowhere/t")).isEqualTo(
        new ToolRun(1, "", "cannot open output file '/nowhere/t': No such file or directory\n"));
  }
}
