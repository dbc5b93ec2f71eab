// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassOutput.Channel;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.PassExecution;

/** The places to which {@code print-graph} writes, and its options. */
class PrintGraphTest {
  private static final String PROGRAM = """
      func.func @one() {
        return
      }
      """;

  @TempDir
  private Path folder;

  @Test
  void run_noFile_printsAmongDiagnostics() {
    assertThat(PassExecution.of(new PrintGraphFactory(), PROGRAM).texts()).containsOnlyKeys(Channel.DIAGNOSTIC);
  }

  @Test
  void run_hyphen_printsToStandardOutput() {
    assertThat(PassExecution.of(new PrintGraphFactory(), Map.of("file", "-"), PROGRAM).texts())
        .containsOnlyKeys(Channel.STANDARD);
  }

  @Test
  void run_fileNameWithPlaceholder_writesFileNamedAfterSymbol() throws IOException {
    Operation function = ClassPathContext.parseAndFind(PROGRAM, "func.func");

    PassExecution execution =
        PassExecution.of(new PrintGraphFactory(), Map.of("file", folder.resolve("graph-%s.dot").toString()), function);

    assertThat(execution.texts()).isEmpty();
    assertThat(Files.readString(folder.resolve("graph-one.dot"))).startsWith("digraph G {").contains("func.func @one");
  }

  @Test
  void run_folderOfFileMissing_reportsErrorAndFails() {
    PassExecution execution =
        PassExecution.of(new PrintGraphFactory(), Map.of("file", folder.resolve("no/graph").toString()), PROGRAM);

    assertThat(execution.run().hasFailed()).isTrue();
    assertThat(execution.messages()).singleElement().asString()
        .startsWith("cannot open output file").contains("No such file or directory");
  }

  @Test
  void run_invalidFileName_reportsErrorAndFails() {
    PassExecution execution = PassExecution.of(new PrintGraphFactory(), Map.of("file", "a\0b"), PROGRAM);

    assertThat(execution.run().hasFailed()).isTrue();
    assertThat(execution.messages()).singleElement().asString().startsWith("cannot open output file");
  }

  @Test
  void create_unknownKind_isRejected() {
    assertThatThrownBy(() -> PassExecution.of(new PrintGraphFactory(), Map.of("kind", "flow"), PROGRAM))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--kind");
  }

  @Test
  void run_negativeLabelLength_shortensAllLabels() {
    assertThat(PassExecution.of(new PrintGraphFactory(), Map.of("max-label-len", "-5"), PROGRAM).texts()
        .get(Channel.DIAGNOSTIC)).contains("^bb0:\\n...");
  }
}
