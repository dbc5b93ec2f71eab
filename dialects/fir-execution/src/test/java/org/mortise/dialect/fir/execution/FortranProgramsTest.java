// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;

/**
 * Executes programs of Fortran, compiled by {@code flang-new-19}, and compares what they print with what their
 * executables print. Skipped unless that compiler and its runtime library are installed.
 */
class FortranProgramsTest {
  private static final String FLANG = "flang-new-19";
  private static final int SECONDS = 120;

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> print_program_isThatOfTheExecutable() throws IOException {
    boolean hasFlang = Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(each -> Files.isExecutable(Path.of(each, FLANG)));
    assumeTrue(hasFlang, FLANG + " is not installed");
    assumeTrue(Files.exists(Path.of("/usr/lib/llvm-19/lib/libFortranRuntime.a")), "no Fortran runtime library");
    return Files.list(Path.of("src", "test", "fortran")).sorted().map(source ->
        DynamicTest.dynamicTest(source.getFileName().toString(), () -> check(source)));
  }

  private static void check(Path source) throws Exception {
    Path executable = folder.resolve("program");
    run(FLANG, "-w", "-module-dir", folder.toString(), source.toString(), "-o", executable.toString());
    Path fir = folder.resolve("program.fir");
    run(FLANG, "-fc1", "-w", "-emit-fir", "-module-dir", folder.toString(), source.toString(), "-o", fir.toString());
    String expected = run(executable.toString());
    String program = Files.readString(fir, StandardCharsets.ISO_8859_1);
    assertThat(expected).isNotEmpty();
    for (Engine engine : Engine.values()) {
      assertThat(ExecutedProgram.of(program).print(engine, "_QQmain")).as(engine.name()).isEqualTo(expected);
    }
  }

  private static String run(String... command) throws Exception {
    Path output = folder.resolve("output.txt");
    Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
    assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as(String.join(" ", command)).isTrue();
    String text = Files.readString(output, StandardCharsets.ISO_8859_1);
    assertThat(process.exitValue()).as(text).isZero();
    return text;
  }
}
