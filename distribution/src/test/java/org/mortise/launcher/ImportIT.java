// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.launcher.TestInstallation.Result;

/** {@code mortise-import} as an installation has it: what it makes is deployed, and programs are read with it. */
class ImportIT {
  private static final Path DEFINITION =
      Path.of("../bundles/tools/importer/src/test/resources/definitions/Small.json").toAbsolutePath().normalize();
  private static final String PROGRAM = """
      func.func @f(%arg0: i32, %arg1: f32) -> i32 {
        %0 = small.add %arg0, %arg1 {name = "n"} : i32, f32 -> i32
        return %0 : i32
      }
      """;

  @TempDir static Path shared;
  private static TestInstallation installation;

  @TempDir Path folder;

  @BeforeAll
  static void install() throws Exception {
    installation = TestInstallation.withoutArchive(shared.resolve("a folder"));
  }

  @BeforeEach
  void clean() throws Exception {
    installation.undeployAll();
  }

  private static Result run(String tool, String in, String... arguments) throws Exception {
    return installation.run(installation.home().resolve("bin/" + tool), Map.of(), in, arguments);
  }

  @Test
  void import_fileIsDeployed_programIsReadWithIt() throws Exception {
    Path deployed = installation.home().resolve("deploy/small.irdl.mlir");
    Result imported = run("mortise-import", "", "--json=" + DEFINITION, "-o", deployed.toString());
    assertThat(imported.err()).isEqualTo("mortise-import: 2 operations: 1 in generic form only, "
        + "1 conditions not checked, 1 traits and interfaces left out; --report=<file> lists them\n");
    assertThat(imported.status()).isZero();
    Result read = run("mortise-opt", PROGRAM);
    assertThat(read.err()).isEmpty();
    assertThat(read.out()).isEqualTo("module {\n" + PROGRAM.indent(2) + "}\n\n");
    Result wrong = run("mortise-opt", PROGRAM.replace("f32", "f64"));
    assertThat(wrong.err()).contains("operand #1 must be a number, but got 'f64'");
  }

  @Test
  void import_isDeployedAlready_isMadeAgain() throws Exception {
    Path deployed = installation.home().resolve("deploy/small.irdl.mlir");
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      assertThat(run("mortise-import", "", "--json=" + DEFINITION, "-o", deployed.toString()).status()).isZero();
      texts.add(Files.readString(deployed));
    }
    assertThat(texts.get(0)).isEqualTo(texts.get(1)).contains("format = ");
  }

  @Test
  void import_inConsole_isLoaded() throws Exception {
    Path file = folder.resolve("small.irdl.mlir");
    Path program = Files.writeString(folder.resolve("in.mlir"), PROGRAM);
    Result console = run("mortise",
        "import \"--json=" + DEFINITION + "\" -o " + file + "\nload " + file + "\nopt " + program + "\n");
    assertThat(console.out()).contains("small.add %arg0, %arg1");
    assertThat(console.status()).isZero();
  }
}
