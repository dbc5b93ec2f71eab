// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Emacs and its package eglot with {@code mortise-lsp-server} in a typical configuration, without a window. The steps
 * are in {@code src/test/editors/emacs.el}.
 */
class EmacsIT {
  private static final Path SERVER = Path.of("target", "mortise", "bin", "mortise-lsp-server").toAbsolutePath();
  private static final Path SCRIPT = Path.of("src", "test", "editors", "emacs.el").toAbsolutePath();

  @TempDir
  private Path folder;

  private boolean succeeds(List<String> command, Map<String, String> environment)
      throws IOException, InterruptedException {
    Process process = Surroundings.process(command, environment).redirectErrorStream(true)
        .redirectOutput(messages().toFile()).start();
    if (!process.waitFor(Surroundings.PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return process.waitFor() == 0;
  }

  private Path messages() {
    return folder.resolve("messages.txt");
  }

  private boolean hasEglot() throws InterruptedException {
    try {
      return succeeds(List.of("emacs", "--batch", "--eval", "(progn (package-initialize) (require 'eglot))"), Map.of());
    } catch (IOException missing) {
      return false;
    }
  }

  @Test
  void session_ofAUser_isServed() throws Exception {
    assumeTrue(hasEglot(), "Emacs with eglot (elpa-eglot) is not installed: its test is skipped");
    Path file = Files.writeString(folder.resolve("program.mlir"), """
        func.func @f(%x: i32) -> i32 {
          %a = memref.alloc() : memref<4xf32>
          %y = arith.addi %x, %x : i32
          %z = arith.muli %y, %y : i32
          return %w : i32
        }
        """);
    Path answers = folder.resolve("answers.txt");

    boolean done = succeeds(List.of("emacs", "--batch", "-l", SCRIPT.toString()), Map.of(
        "LSP_SERVER", SERVER.toString(), "LSP_FILE", file.toString(), "LSP_OUT", answers.toString()));

    assertThat(done).as(Files.readString(messages())).isTrue();
    assertThat(answers).hasContent("""
        diagnostic 5 mlir: use of undeclared SSA value name
        definition 1:13
        references 3
        completion arith.muli
        func.func @f(%number: i32) -> i32 {
          %a = memref.alloc() : memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          %y = arith.addi %number, %number : i32
          %z = arith.muli %y, %y : i32
          return %z : i32
        }
        """);
  }
}
