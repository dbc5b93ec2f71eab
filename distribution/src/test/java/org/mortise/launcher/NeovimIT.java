// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Neovim with {@code mortise-lsp-server} as its users start it, without a window. The questions are asked by
 * {@code src/test/editors/neovim.lua}.
 */
class NeovimIT {
  private static final Path SERVER = Path.of("target", "mortise", "bin", "mortise-lsp-server").toAbsolutePath();
  private static final Path SCRIPT = Path.of("src", "test", "editors", "neovim.lua").toAbsolutePath();
  private static final String REFERENCE = "mlir-lsp-server-19";
  private static final String PROGRAM = """
      func.func @f(%x: i32) -> i32 {
        %a = memref.alloc() : memref<4xf32>
        %y = arith.addi %x, %x : i32
        %z = arith.muli %y, %y : i32
        return %z : i32
      }
      """;
  private static final String COMMON = """
      ["definition", 3, 18], ["references", 2, 3], ["type", 4, 0, "  return %w : i32"], ["diagnostics", 1]""";

  @TempDir
  private Path folder;

  @BeforeAll
  static void findNeovim() {
    assumeTrue(isInstalled("nvim"), "Neovim (command nvim) is not installed: its test is skipped");
  }

  private static boolean isInstalled(String command) {
    for (String directory : System.getenv("PATH").split(File.pathSeparator)) {
      if (Files.isExecutable(Path.of(directory, command))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the lines of the answers. */
  private List<String> ask(String server, String questions) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("program.mlir"), PROGRAM);
    return run(file, Map.of("LSP_SERVER", server, "LSP_QUESTIONS", "[" + questions + "]"));
  }

  private List<String> run(Path file, Map<String, String> variables) throws IOException, InterruptedException {
    Path answers = folder.resolve("answers.txt");
    ProcessBuilder builder = new ProcessBuilder(
        "nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile " + SCRIPT);
    builder.environment().putAll(Map.of("LSP_FILE", file.toString(), "LSP_OUT", answers.toString()));
    builder.environment().putAll(variables);
    builder.directory(folder.toFile()).redirectErrorStream(true)
        .redirectOutput(folder.resolve("messages.txt").toFile());
    Process neovim = builder.start();
    if (!neovim.waitFor(120, TimeUnit.SECONDS)) {
      neovim.destroyForcibly();
    }
    assertThat(neovim.waitFor()).as(Files.readString(folder.resolve("messages.txt"))).isZero();
    return Files.readAllLines(answers);
  }

  @Test
  void questions_ofAUser_areAnswered() throws Exception {
    List<String> answers = ask(SERVER.toString(), """
        ["hover", 1, 3], ["rename", 2, 3, "twice"], ["fix", 1, 10, "Insert the missing dealloc"],
        ["command", 0, 0, "builtin.module(canonicalize)"], ["diagnostics", 0]""");
    assertThat(answers).hasSize(4);
    assertThat(answers.get(0)).contains("Operation: \"memref.alloc\"", "Freed: never in this function");
    assertThat(answers.get(1)).isEqualTo("text func.func @f(%x: i32) -> i32 { |   %a = memref.alloc() : memref<4xf32> "
        + "|   %twice = arith.addi %x, %x : i32 |   %z = arith.muli %twice, %twice : i32 |   return %z : i32 | }");
    assertThat(answers.get(2)).contains("memref<4xf32> |   memref.dealloc %a : memref<4xf32> |   %twice");
    assertThat(answers.get(3)).startsWith("shown // after builtin.module(canonicalize) | module {")
        .doesNotContain("memref");
  }

  @Test
  void completion_whileTyping_insertsTheWord() throws Exception {
    List<String> answers = ask(SERVER.toString(), """
        ["type", 3, 0, "  %z = arith.mu"], ["complete", 3, 15, "arith.muli"],
        ["type", 3, 0, "  %z = arith.muli %"], ["complete", 3, 19, "%y"],
        ["type", 3, 0, "  %z = arith.muli %y, %y : i"], ["complete", 3, 28, "i32"]""");
    assertThat(answers).filteredOn(answer -> answer.startsWith("completed")).containsExactly(
        "completed   %z = arith.muli", "completed   %z = arith.muli %y", "completed   %z = arith.muli %y, %y : i32");
  }

  /** The commands are from the documentation. */
  @Test
  void bytecode_editedAsText_isSaved() throws Exception {
    Path file = folder.resolve("a b.mlirbc");
    Path program = Files.writeString(folder.resolve("program.mlir"), "func.func private @f(i32)\n");
    Process optimizer = new ProcessBuilder(SERVER.resolveSibling("mortise-opt").toString(), "--emit-bytecode",
        "-o", file.toString(), program.toString()).inheritIO().start();
    assertThat(optimizer.waitFor()).isZero();
    for (String server : isInstalled(REFERENCE) ? List.of(SERVER.toString(), REFERENCE) : List.of(SERVER.toString())) {
      Path commands = Files.writeString(folder.resolve("commands.lua"), documentedCommands().replace(
          "/path/to/mortise/bin/mortise-lsp-server", server));
      Files.copy(file, folder.resolve("copy.mlirbc"), StandardCopyOption.REPLACE_EXISTING);
      List<String> answers =
          run(folder.resolve("copy.mlirbc"), Map.of("LSP_BYTECODE", commands.toString(), "LSP_SERVER", server));
      assertThat(answers).hasSize(5);
      assertThat(answers.get(0)).startsWith("opened mlir false module { |   func.func private @f(i32) loc(#loc1) | }");
      assertThat(answers.get(1)).isEqualTo("saved false");
      assertThat(answers.get(2)).isEqualTo("opened again"
          + answers.get(0).substring("opened mlir false".length()).replace("@f", "@renamed"));
      assertThat(answers.get(3)).startsWith("refused expected a single and valid top-level operation");
      assertThat(answers.get(4)).isEqualTo("kept true");
    }
  }

  private static String documentedCommands() throws IOException {
    Matcher block = Pattern.compile("```lua\n(.*?)```", Pattern.DOTALL).matcher(
        Files.readString(Path.of("docs", "editors.md")));
    assertThat(block.find()).isTrue();
    return block.group(1);
  }

  @Test
  void questions_commonOnes_areAnsweredAsByTheReference() throws Exception {
    List<String> answers = ask(SERVER.toString(), COMMON);
    assertThat(answers).containsExactly("definition 2:2-2:4", "references 2:2-2:4 3:18-3:20 3:22-3:24",
        "typed   return %w : i32", "diagnostic 4:9 use of undeclared SSA value name");
    assumeTrue(isInstalled(REFERENCE), REFERENCE + " is not installed: the answers are not compared");
    assertThat(ask(REFERENCE, COMMON)).isEqualTo(answers);
  }
}
