// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.pipeline.Invocation;

@EnabledOnOs({OS.LINUX, OS.MAC})
class ImportToolTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir
  private Path folder;

  @BeforeEach
  void copyDefinition() throws IOException {
    Files.copy(Definitions.FOLDER.resolve("Small.json"), folder.resolve("Small.json"));
    Files.copy(Definitions.FOLDER.resolve("Small.td"), folder.resolve("Small.td"));
  }

  private int run(String... arguments) throws IOException {
    return new ImportTool().run(
        Invocation.of(arguments, InputStream.nullInputStream(), out, err).inDirectory(folder));
  }

  private String errors() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** Writes a program that takes the place of {@code llvm-tblgen}. */
  private String program(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("tblgen"), "#!/bin/sh\n" + text + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return file.toString();
  }

  @Test
  void run_jsonFile_writesDialectAndReport() throws IOException {
    assertThat(run("--json=Small.json", "-o", "small.irdl.mlir", "--report", "report.txt")).isZero();
    assertThat(Files.readString(folder.resolve("small.irdl.mlir")))
        .isEqualTo(Files.readString(Definitions.FOLDER.resolve("Small.expected.irdl.mlir")));
    assertThat(Files.readString(folder.resolve("report.txt")))
        .isEqualTo(Files.readString(Definitions.FOLDER.resolve("Small.expected.report")));
    assertThat(errors()).startsWith("mortise-import: 2 operations: 1 in generic form only, ");
    assertThat(out.size()).isZero();
  }

  @Test
  void run_program_getsFoldersAndIsNamedInHead() throws IOException {
    String program = program("[ \"$1\" = --version ] && echo 'LLVM version 99.1' && exit\n"
        + "echo \"$@\" >&2\ncat \"" + folder.resolve("Small.json") + "\"");
    assertThat(run("-Ione", "-I", "two", "--tblgen=" + program, "Small.td")).isZero();
    assertThat(errors()).contains("--dump-json " + folder.resolve("Small.td") + " -I " + folder.resolve("one") + " -I "
        + folder.resolve("two") + " -I " + folder);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("// Made by mortise-import from Small.td (llvm-tblgen 99.1). ");
  }

  @Test
  void run_programFails_showsItsMessageAndWritesNothing() throws IOException {
    String program = program("echo 'Small.td:1:1: error: no' >&2; exit 1");
    assertThat(run("--tblgen=" + program, "Small.td", "-o", "small.irdl.mlir")).isEqualTo(1);
    assertThat(errors()).contains("Small.td:1:1: error: no\n")
        .endsWith("tblgen failed on '" + folder.resolve("Small.td") + "' with status 1\n");
    assertThat(folder.resolve("small.irdl.mlir")).doesNotExist();
  }

  @Test
  void run_programPrintsOtherText_reportsIt() throws IOException {
    assertThat(run("--tblgen=" + program("echo hello"), "Small.td")).isEqualTo(1);
    assertThat(errors().lines()).hasSize(1).first().asString().startsWith("mortise-import: the text is no");
  }

  @Test
  void run_missingFiles_areReported() throws IOException {
    assertThat(run("--json=nothing.json")).isEqualTo(1);
    assertThat(run("--tblgen=" + program("exit 0"), "nothing.td")).isEqualTo(1);
    assertThat(run("--tblgen=./nothing", "Small.td")).isEqualTo(1);
    assertThat(run("--tblgen=mortise-no-such-program", "Small.td")).isEqualTo(1);
    assertThat(run("--with=nothing.mlir", "--json=Small.json")).isEqualTo(1);
    assertThat(errors().lines()).containsExactly(
        "mortise-import: cannot open input file 'nothing.json': No such file or directory",
        "mortise-import: cannot open input file 'nothing.td': No such file or directory",
        "mortise-import: './nothing' is no program",
        "mortise-import: there is no program 'mortise-no-such-program'",
        "mortise-import: cannot open input file 'nothing.mlir': No such file or directory");
  }

  @Test
  void run_brokenJson_keepsEarlierOutput() throws IOException {
    Files.writeString(folder.resolve("broken.json"), "{\"!instanceof\": {");
    Files.writeString(folder.resolve("small.irdl.mlir"), "before");
    assertThat(run("--json=broken.json", "-o", "small.irdl.mlir")).isEqualTo(1);
    assertThat(errors().lines()).hasSize(1).first().asString()
        .startsWith("mortise-import: broken.json: the text is no JSON: ");
    assertThat(Files.readString(folder.resolve("small.irdl.mlir"))).isEqualTo("before");
  }

  @Test
  void run_noInput_isMistake() throws IOException {
    assertThat(run("-o", "small.irdl.mlir")).isEqualTo(1);
    assertThat(errors()).startsWith("mortise-import: no definitions.  ");
  }

  @Test
  void run_compare_listsDifferencesAndFails() throws IOException {
    assertThat(run("--compare", "builtin", "--json=Small.json")).isEqualTo(1);
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).contains("builtin.module | definition | only ours");
    assertThat(errors()).matches("mortise-import: \\d+ differences\n");
  }

  @Test
  void run_compareWithReasons_succeeds() throws IOException {
    Files.writeString(folder.resolve("all.reasons"), "builtin.* | definition | other definitions\n");
    assertThat(run("--compare=builtin", "--reasons=all.reasons", "--json=Small.json")).isZero();
    assertThat(out.size()).isZero();
    assertThat(errors()).matches("mortise-import: 0 differences, and \\d+ with a stated reason\n");
  }

  @Test
  void run_compareWithUnusedReason_fails() throws IOException {
    Files.writeString(folder.resolve("all.reasons"),
        "builtin.* | definition | other definitions\nbuiltin.module | format | none\n");
    assertThat(run("--compare=builtin", "--reasons=all.reasons", "--json=Small.json")).isEqualTo(1);
    assertThat(errors()).startsWith(
        "mortise-import: all.reasons: no difference needs line 2: builtin.module | format | none\n");
  }

  @Test
  void run_compareMistakes_areReported() throws IOException {
    Files.writeString(folder.resolve("wrong.reasons"), "builtin.module\n");
    assertThat(run("--compare=nothing", "--json=Small.json")).isEqualTo(1);
    assertThat(run("--compare=builtin", "--reasons=wrong.reasons", "--json=Small.json")).isEqualTo(1);
    assertThat(run("--compare=builtin", "--reasons=nothing.reasons", "--json=Small.json")).isEqualTo(1);
    assertThat(errors().lines()).containsExactly(
        "mortise-import: there is no dialect 'nothing'",
        "mortise-import: wrong.reasons: line 1: expected 'definition | part | reason'",
        "mortise-import: cannot open input file 'nothing.reasons': No such file or directory");
  }
}
