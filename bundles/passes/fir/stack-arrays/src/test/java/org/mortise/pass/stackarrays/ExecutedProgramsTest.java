// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.testing.random.InProcessTool;
import org.mortise.testing.random.Tool;

/**
 * Executes programs of Fortran with and without the pass. Skipped unless {@code flang-new-19} and its runtime library
 * are installed. {@code src/test/fortran/measure} runs each program on its own, under valgrind as well.
 */
class ExecutedProgramsTest {
  /** Prints the programs in the syntax of MLIR 19.1, since {@code flang-new-19} compiles them. */
  private static final String FORMER = "--mlir-version=19.1";
  private static final String RIGHT = "follow-converts";
  private static final String LIMITS = RIGHT + " guard=4096 budget=65536";
  private static final int LARGE_STACK = 8192;
  private static final int SMALL_STACK = 512;

  @TempDir private static Path folder;
  private static FortranPrograms programs;
  private static String fir;

  @BeforeAll
  static void compile() throws Exception {
    programs = new FortranPrograms(folder);
    fir = programs.compile();
  }

  @Test
  void run_programsWithArraysOnStack_printTheSame() throws Exception {
    FortranPrograms.Run expected = programs.run(programs.link("unchanged", fir), LARGE_STACK);
    assertThat(expected.exit()).as(expected.output()).isZero();
    assertThat(expected.output().lines()).hasSizeGreaterThan(40);
    for (String options : new String[] {RIGHT, RIGHT + " guard=100"}) {
      Path executable = programs.link("moved", moved(options, 60));
      assertThat(programs.run(executable, LARGE_STACK)).as(options).isEqualTo(expected);
    }
  }

  /** The lean pipeline also respects the budget, and a second run changes nothing. */
  @Test
  void run_programsAfterLeanPipeline_printTheSame() throws Exception {
    FortranPrograms.Run expected = programs.run(programs.link("unchanged", fir), LARGE_STACK);
    for (String options : new String[] {"", "=budget=65536", "=guard=100"}) {
      Tool.Result result = new InProcessTool().run(fir, 0, FORMER, "--lean-stack-arrays-pipeline" + options);
      assertThat(result.exit()).as(result.err()).isZero();
      assertThat(programs.run(programs.link("lean", result.out()), LARGE_STACK)).as(options).isEqualTo(expected);
      Tool.Result again = new InProcessTool().run(result.out(), 0, FORMER, "--lean-stack-arrays-pipeline" + options);
      assertThat(again.out()).isEqualTo(result.out());
    }
    Tool.Result moved = new InProcessTool().run(fir, 0, FORMER, "--stack-arrays-pipeline");
    Tool.Result lean = new InProcessTool().run(fir, 0, FORMER, "--lean-stack-arrays-pipeline");
    assertThat(heapAllocations(lean.out())).isLessThanOrEqualTo(heapAllocations(moved.out()));
  }

  @Test
  void run_programsOnSmallStack_needBudget() throws Exception {
    Path unlimited = programs.link("unlimited", moved("", 20));
    FortranPrograms.Run expected = programs.run(unlimited, LARGE_STACK);
    assertThat(expected.exit()).as(expected.output()).isZero();
    assertThat(programs.run(unlimited, SMALL_STACK).exit()).isNotZero();
    Path limited = programs.link("limited", moved(LIMITS, 40));
    assertThat(programs.run(limited, SMALL_STACK)).isEqualTo(expected);
  }

  /** Each function is executed with generated arguments, before the pass and after it, by the checked engine. */
  @Test
  void validate_programsWithArraysOnStack_findsNoDifference() {
    Tool.Result result = new InProcessTool().run(fir, 0, FORMER, "--stack-arrays=" + RIGHT, "--validate");
    assertThat(result.exit()).as(result.err()).isZero();
    assertThat(result.err()).contains(" 0 differences");
    Matcher compared = Pattern.compile("(\\d+) comparisons of functions, (\\d+) inputs").matcher(result.err());
    assertThat(compared.find()).isTrue();
    assertThat(Integer.parseInt(compared.group(1))).isGreaterThan(40);
    assertThat(Integer.parseInt(compared.group(2))).isGreaterThan(100);
  }

  /** MLIR frees memory that is still used; so does the pass without the option. */
  @Test
  void run_arraysUsedAfterScopes_areRightWithCheckScopes() throws Exception {
    Path main = programs.object("scopes/main.f90");
    String functions = Files.readString(Path.of("src/test/fortran/scopes/functions.fir"));
    for (String options : new String[] {RIGHT, RIGHT + " guard=100000"}) {
      Tool.Result moved = new InProcessTool().run(functions, 0, FORMER, "--stack-arrays=" + options);
      assertThat(moved.out()).contains("fir.alloca !fir.array<?xf64>");
      FortranPrograms.Run run = programs.run(programs.link("scopes", moved.out(), main), LARGE_STACK);
      assertThat(run.exit()).as(run.output()).isZero();
      assertThat(run.output().lines()).hasSize(3).allMatch(line -> line.strip().endsWith("1000."));
    }
  }

  /** Returns the programs after the pass, which moves at least {@code atLeast} arrays. */
  private static String moved(String options, int atLeast) {
    Tool.Result result =
        new InProcessTool().run(fir, 0, FORMER, options.isEmpty() ? "--stack-arrays" : "--stack-arrays=" + options);
    assertThat(result.exit()).as(result.err()).isZero();
    assertThat(heapAllocations(fir) - heapAllocations(result.out())).isGreaterThanOrEqualTo(atLeast);
    return result.out();
  }

  /** The same for the lean pipeline, also where stack memory is released. */
  @Test
  void validate_programsAfterLeanPipeline_findsNoDifference() {
    Tool.Result result = new InProcessTool().run(fir, 0, FORMER, "--lean-stack-arrays-pipeline", "--validate");
    assertThat(result.exit()).as(result.err()).isZero();
    assertThat(result.err()).contains(" 0 differences");
  }

  private static int heapAllocations(String program) {
    return program.split("fir\\.allocmem", -1).length - 1;
  }
}
