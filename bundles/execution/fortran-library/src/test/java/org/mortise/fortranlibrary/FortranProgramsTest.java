// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.random.HostileProgram;
import org.mortise.testing.random.ReferenceTools;

/**
 * Executes Fortran programs, compiled by {@code flang-22}, and compares their output with their executables' output.
 * Does the same with the FIR of {@code flang-new-19} if that is installed. Also executes wrong variants. Skipped unless
 * {@code flang-22} and its runtime library are installed.
 */
class FortranProgramsTest {
  private static final String FLANG = ReferenceTools.FLANG;
  private static final String FORMER_FLANG = ReferenceTools.FORMER_FLANG;
  private static final List<String> LEVELS = List.of("-O0", "-O2");
  /** With {@code -O2}, the compiler marks sums of shifts and extents as free of unsigned overflow that do overflow. */
  private static final String UNDEFINED = "shifts.f90";
  private static final int SECONDS = 120;
  private static final int HOSTILE = Integer.getInteger("mortise.hostile.programs", 5);

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> print_program_matchesExecutable() throws IOException {
    return forEach(FortranProgramsTest::compare);
  }

  /** {@code -Dmortise.hostile.programs=N} tests N changes of each program. */
  @TestFactory
  Stream<DynamicTest> execute_hostileProgram_endsWithResultOrError() throws IOException {
    return forEach(FortranProgramsTest::attack);
  }

  private interface Check {
    void of(Path source) throws Exception;
  }

  private static Stream<DynamicTest> forEach(Check check) throws IOException {
    ReferenceTools.requireFortran(FLANG);
    return Files.list(Path.of("src", "test", "fortran")).sorted().map(source ->
        DynamicTest.dynamicTest(source.getFileName().toString(), () -> check.of(source)));
  }

  /** Flang 19 calls the library where Flang 22 at -O2 has loops, which round differently. */
  private static void compare(Path source) throws Exception {
    for (String level : LEVELS) {
      if (level.equals("-O2") && source.endsWith(UNDEFINED)) {
        String program = compile(FLANG, source, level);
        assertThatThrownBy(() -> ExecutedProgram.of(program).print(Engine.CHECKED, "_QQmain"))
            .hasMessageContaining("undefined condition");
      } else {
        check(FLANG, source, level, outputOfExecutable(source, level));
      }
    }
    if (ReferenceTools.hasFortran(FORMER_FLANG)) {
      String expected = outputOfExecutable(source, LEVELS.get(0));
      for (String level : LEVELS) {
        check(FORMER_FLANG, source, level, expected);
      }
    }
  }

  private static String outputOfExecutable(Path source, String level) throws Exception {
    Path executable = folder.resolve("program");
    run(FLANG, "-w", level, "-module-dir", folder.toString(), source.toString(), "-o", executable.toString());
    String output = run(executable.toString());
    assertThat(output).isNotEmpty();
    return output;
  }

  private static void check(String compiler, Path source, String level, String expected) throws Exception {
    String program = compile(compiler, source, level);
    for (Engine engine : ExecutedProgram.ENGINES) {
      assertThat(ExecutedProgram.of(program).print(engine, "_QQmain"))
          .as("%s %s %s", engine, compiler, level).isEqualTo(expected);
    }
  }

  private static void attack(Path source) throws Exception {
    String program = compile(FLANG, source, LEVELS.get(0));
    Context context = ClassPathContext.create();
    for (int seed = 0; seed < HOSTILE; seed++) {
      SourceText text = SourceText.of("hostile.fir", HostileProgram.of(program, seed));
      Operation module = IRParser.parse(text, context, ParserOptions.STRICT, error -> { });
      if (module != null && IRVerifier.verify(module, error -> { })) {
        attack(new Program(module, List.of()), source + " " + seed);
      }
    }
  }

  private static void attack(Program program, String name) {
    Execution execution = Engine.CHECKED.begin(program, ExecutionOptions.DEFAULTS
        .withLimits(new ExecutionLimits(1_000_000, 1 << 26, 1_000)).withOutput(printed -> { }));
    try {
      execution.call(program.function("_QQmain"), List.of());
    } catch (ExecutionException wrong) {
      assertThat(wrong.diagnostic().message()).as(name).isNotEmpty();
    } catch (RuntimeException | Error fault) {
      throw new AssertionError(name, fault);
    }
  }

  private static String compile(String compiler, Path source, String level) throws Exception {
    Path fir = folder.resolve("program.fir");
    run(compiler, "-fc1", "-w", level, "-emit-fir", "-module-dir", folder.toString(), source.toString(),
        "-o", fir.toString());
    return Files.readString(fir, StandardCharsets.ISO_8859_1);
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
