// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.osgi.SampleBundles;

/** {@code mortise-reduce} as an installation has it. */
class ReduceIT {
  private static final String PROGRAM = """
      func.func @f(%size: index) -> memref<?xf32> {
        %0 = memref.alloc(%size) : memref<?xf32>
        return %0 : memref<?xf32>
      }
      func.func @g(%size: index) {
        %0 = func.call @f(%size) : (index) -> memref<?xf32>
        memref.dealloc %0 : memref<?xf32>
        return
      }
      """;

  @TempDir static Path shared;
  private static TestInstallation installation;

  @TempDir Path folder;
  private Path program;

  @BeforeAll
  static void install() throws Exception {
    installation = TestInstallation.withoutArchive(shared.resolve("a folder"));
    SampleBundles.buildAll();
  }

  @BeforeEach
  void write() throws Exception {
    installation.undeployAll();
    program = Files.writeString(folder.resolve("in file.mlir"), PROGRAM);
  }

  private TestInstallation.Result reduce(String... flags) throws Exception {
    List<String> all = new ArrayList<>(List.of(flags));
    all.add(program.toString());
    return installation.run(
        installation.home().resolve("bin/mortise-reduce"), Map.of(), "", all.toArray(String[]::new));
  }

  private Path script(String body) throws IOException {
    Path script = Files.writeString(folder.resolve("test.sh"), "#!/bin/sh\n" + body + "\n");
    return Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
  }

  @Test
  void test_script_reducesProgram() throws Exception {
    TestInstallation.Result result = reduce("--test=" + script("grep -q memref.dealloc \"$1\" && exit 1; exit 0"));

    assertThat(result.out()).isEqualTo("""
        module {
          func.func @g(%arg0: memref<?xf32>) {
            memref.dealloc %arg0 : memref<?xf32>
            return
          }
        }
        """);
    assertThat(result.status()).isZero();
  }

  @Test
  void testFails_passOfDeployedBundle_isRun() throws Exception {
    Files.copy(SampleBundles.jar("faulty").toPath(), installation.home().resolve("deploy/faulty.jar"));

    TestInstallation.Result result = reduce("--test-fails=--fault=kind=linkage");

    assertThat(result.err()).contains("keeping the failure: exception java.lang.NoClassDefFoundError in ",
        "FaultFactory.fail");
    assertThat(result.out()).isEqualTo("module {\n}\n");
  }

  @Test
  void testFails_uncancellablePass_isRunInProcesses() throws Exception {
    Files.copy(SampleBundles.jar("faulty").toPath(), installation.home().resolve("deploy/faulty.jar"));

    TestInstallation.Result result = reduce("--test-fails=--fault=kind=deaf", "--timeout=1");

    assertThat(result.err()).contains("keeping the failure: no end before the time limit");
    assertThat(result.out()).isEqualTo("module {\n}\n");
  }

  @Test
  void runReproducer_bundleOfPassIsMissing_isReported() throws Exception {
    Files.copy(SampleBundles.jar("faulty").toPath(), installation.home().resolve("deploy/faulty.jar"));
    Path file = folder.resolve("crash.mlir");
    opt("--fault", "--mlir-pass-pipeline-crash-reproducer=" + file, program.toString());
    assertThat(file).content().contains("mortise_bundles: {", "faulty: \"")
        .containsPattern("org\\.mortise\\.dialect\\.func: \"\\d+\\.\\d+\\.\\d+");
    assertThat(opt("--run-reproducer", file.toString()).err()).contains("broken on purpose").doesNotContain("warning");

    installation.undeployAll();

    assertThat(opt("--run-reproducer", file.toString()).err()).containsPattern(
        "^mortise-opt: warning: the reproducer was written with other bundles: .*faulty .* is missing\n");
  }

  private TestInstallation.Result opt(String... flags) throws Exception {
    return installation.run(installation.home().resolve("bin/mortise-opt"), Map.of(), "", flags);
  }

  @Test
  void interrupt_duringTests_writesSmallestProgram() throws Exception {
    Path out = folder.resolve("out.mlir");
    Path second = folder.resolve("second");
    Path script = script("grep -q memref.dealloc \"$1\" || exit 0\ngrep -q 'memref.alloc(' \"$1\" && exit 1\n"
        + "[ -e first ] && { touch second; sleep 100; }\ntouch first\nexit 1");
    List<String> command = new ArrayList<>(Surroundings.resettingInterrupt());
    command.addAll(List.of(installation.home().resolve("bin/mortise-reduce").toString(), program.toString(),
        "--test=" + script, "-o", out.toString()));
    Process process = Surroundings.process(command, Map.of())
        .directory(folder.toFile()).redirectErrorStream(true).redirectOutput(folder.resolve("err").toFile()).start();
    try {
      while (!Files.exists(second) && process.isAlive()) {
        Thread.sleep(50);
      }
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();

      assertThat(process.waitFor(Surroundings.PATIENCE.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
      assertThat(Files.readString(folder.resolve("err"))).contains("interrupted; writing the smallest program so far");
      assertThat(out).content().contains("memref.dealloc").doesNotContain("memref.alloc(");
    } finally {
      process.destroyForcibly();
    }
  }
}
