// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.opt.OptTool;

/** {@code mortise-opt --compare-deallocations --run}. */
class CompareDeallocationsTest {
  /** The legacy algorithm clones {@code %m} before the paths join, the other one tests a condition after that. */
  private static final String JOIN = """
      func.func @main(%c: i1, %m: memref<4xf32>, %out: memref<4xf32>) {
        cf.cond_br %c, ^bb1, ^bb2(%m : memref<4xf32>)
      ^bb1:
        %a = memref.alloc() : memref<4xf32>
        memref.copy %m, %a : memref<4xf32> to memref<4xf32>
        cf.br ^bb2(%a : memref<4xf32>)
      ^bb2(%b: memref<4xf32>):
        memref.copy %b, %out : memref<4xf32> to memref<4xf32>
        return
      }
      func.func @other() {
        return
      }
      """;

  private static final String COMPARE = "--compare-deallocations";

  private record Run(int status, String out, String err) {
    /** Returns the cells of the lines of a table, which begins with a heading and ends with an empty line. */
    List<List<String>> table(int number) {
      List<List<String>> lines = new ArrayList<>();
      String text = err.substring(err.indexOf("function ")).split("\n\n")[number];
      text.lines().skip(1).forEach(line -> lines.add(List.of(line.strip().split(" +"))));
      return lines;
    }
  }

  /** Runs with passes in place of the lean pipeline, so that the figures do not depend on it. */
  private static Run run(String program, String... flags) throws IOException {
    for (int i = 0; i < flags.length; i++) {
      if (flags[i].startsWith(COMPARE)) {
        flags[i] = COMPARE + "=lean=buffer-deallocation-pipeline "
            + flags[i].substring(Math.min(flags[i].length(), COMPARE.length() + 1));
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new OptTool(() -> ValidationTools.SNAPSHOT).run(
        flags, new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1)), out, err);
    return new Run(status, out.toString(StandardCharsets.ISO_8859_1), err.toString(StandardCharsets.ISO_8859_1));
  }

  @Test
  void run_arguments_countsAllAlgorithms() throws IOException {
    Run run = run(JOIN, "--compare-deallocations", "--run", "--args=true, [1, 2, 3, 4], dense<0.0>");
    assertThat(run.status()).as(run.err()).isZero();
    // 4 elements of each of the copies; allocations, clones, deallocations, conditions, library calls, peak
    assertThat(run.table(1)).containsExactly(
        List.of("@main", "legacy", "1", "15", "8", "8", "1", "0", "1", "0", "0", "16"),
        List.of("ownership", "1", "19", "8", "8", "1", "0", "1", "1", "0", "16"),
        List.of("lean", "1", "20", "8", "8", "1", "0", "1", "1", "0", "16"));
    assertThat(run.table(3)).containsExactly(
        List.of("@main", "<stdin>:4:8", "legacy", "1", "16", "1", "12", "1"),
        List.of("ownership", "1", "16", "1", "14", "3"),
        List.of("lean", "1", "16", "1", "14", "3"));
    assertThat(run.out()).contains("cf.cond_br").doesNotContain("dealloc");
  }

  @Test
  void run_otherArguments_legacyAlgorithmClones() throws IOException {
    Run run = run(JOIN, "--compare-deallocations", "--run", "--entry=main", "--args=false, [1, 2, 3, 4], dense<0.0>");
    assertThat(run.table(1).get(0)).startsWith("@main", "legacy", "1")
        .endsWith("8", "8", "1", "1", "1", "0", "0", "16");
    assertThat(run.table(1).get(1)).startsWith("ownership", "1")
        .endsWith("4", "4", "0", "0", "0", "1", "0", "0");
  }

  @Test
  void run_overTime_isADigitForEachInterval() throws IOException {
    Run run = run(JOIN, "--compare-deallocations", "--run", "--args=true, [1, 2, 3, 4], dense<0.0>");
    assertThat(run.table(2)).containsExactly(
        List.of("@main", "legacy", "1", "0099999999999990"), List.of("ownership", "1", "00009999999999999990"),
        List.of("lean", "1", "000099999999999999900"));
  }

  @Test
  void run_noArguments_executesAllFunctionsOnGeneratedInputs() throws IOException {
    Run run = run(JOIN, "--compare-deallocations=run inputs=4");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.table(1)).extracting(line -> line.get(0))
        .containsExactly("@main", "ownership", "lean", "@other", "ownership", "lean");
    assertThat(run.table(1).get(0)).startsWith("@main", "legacy", "4");
    assertThat(run.table(1).get(3)).startsWith("@other", "legacy", "1", "1"); // more runs would be the same
    assertThat(run(JOIN, "--compare-deallocations=run inputs=4 seed=0").err()).isEqualTo(run.err());
    assertThat(run(JOIN, "--compare-deallocations=run inputs=4", "--mlir-disable-threading").err())
        .isEqualTo(run.err());
  }

  @Test
  void run_entry_executesOnlyThisFunction() throws IOException {
    Run run = run(JOIN, "--compare-deallocations", "--run", "--entry=other");
    assertThat(run.table(0)).hasSize(6);
    assertThat(run.table(1)).extracting(line -> line.get(0)).containsExactly("@other", "ownership", "lean");
  }

  @Test
  void run_nonExecutableFunction_isReportedWithReason() throws IOException {
    Run run = run("""
        func.func @divides() -> i32 {
          %c0 = arith.constant 0 : i32
          %0 = arith.divsi %c0, %c0 : i32
          return %0 : i32
        }
        func.func @no_values(%x: vector<4xf32>, %y: !test.i32) {
          return
        }
        """, "--compare-deallocations", "--run");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err()).contains("<stdin>:1:1: warning: @divides is not executed: the version before is undefined on"
        + " all inputs that were tried: 'arith.divsi' op ")
        .contains("<stdin>:6:1: warning: @no_values is not executed: no values of type !test.i32 can be generated");
    assertThat(run.table(1)).allMatch(line -> line.get(line.size() - 1).equals("-"));
  }

  @Test
  void run_leakingAlgorithm_isReported() throws IOException {
    Run run = run(JOIN, "--compare-deallocations=run legacy=cse");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err()).contains("<stdin>:4:8: warning: executed after the legacy algorithm, @main: buffer allocated"
        + " here is never freed").contains("note: after the condition was true here")
        .doesNotContain("ownership algorithm");
    assertThat(run.table(1).get(0)).startsWith("@main", "legacy", "3");
  }

  @Test
  void run_json_hasTheSameFigures() throws IOException {
    Run run = run(JOIN, "--compare-deallocations=format=json", "--run", "--args=true, [1, 2, 3, 4], dense<0.0>");
    assertThat(run.err()).isEqualTo("{\"functions\":["
        + "{\"name\":\"main\",\"legacy\":{"
        + "\"deallocation\":{\"clones\":1,\"deallocations\":1,\"checks\":0,\"peak-bytes\":16,\"bound-bytes\":16},"
        + "\"execution\":{\"runs\":1,\"operations\":15,\"loads\":8,\"stores\":8,\"allocations\":1,"
        + "\"deallocations\":1,\"clones\":0,\"conditions\":0,\"library-calls\":0,\"peak-bytes\":16,"
        + "\"live-bytes\":{\"interval\":1,\"peaks\":[0,0,16,16,16,16,16,16,16,16,16,16,16,16,16,0]},"
        + "\"sites\":[{\"location\":\"<stdin>:4:8\",\"buffers\":1,\"bytes\":16,\"freed\":1,\"lived\":12,"
        + "\"unused\":1}]}},\"ownership\":{"
        + "\"deallocation\":{\"clones\":0,\"deallocations\":1,\"checks\":1,\"peak-bytes\":16,\"bound-bytes\":16},"
        + "\"execution\":{\"runs\":1,\"operations\":19,\"loads\":8,\"stores\":8,\"allocations\":1,"
        + "\"deallocations\":1,\"clones\":0,\"conditions\":1,\"library-calls\":0,\"peak-bytes\":16,"
        + "\"live-bytes\":{\"interval\":1,"
        + "\"peaks\":[0,0,0,0,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,0]},"
        + "\"sites\":[{\"location\":\"<stdin>:4:8\",\"buffers\":1,\"bytes\":16,\"freed\":1,\"lived\":14,"
        + "\"unused\":3}]}},\"lean\":{"
        + "\"deallocation\":{\"clones\":0,\"deallocations\":1,\"checks\":1,\"peak-bytes\":16,\"bound-bytes\":16},"
        + "\"execution\":{\"runs\":1,\"operations\":20,\"loads\":8,\"stores\":8,\"allocations\":1,"
        + "\"deallocations\":1,\"clones\":0,\"conditions\":1,\"library-calls\":0,\"peak-bytes\":16,"
        + "\"live-bytes\":{\"interval\":1,"
        + "\"peaks\":[0,0,0,0,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,0,0]},"
        + "\"sites\":[{\"location\":\"<stdin>:4:8\",\"buffers\":1,\"bytes\":16,\"freed\":1,\"lived\":14,"
        + "\"unused\":3}]}}},"
        + "{\"name\":\"other\","
        + "\"legacy\":{\"deallocation\":{\"clones\":0,\"deallocations\":0,\"checks\":0,\"peak-bytes\":0,"
        + "\"bound-bytes\":0}},"
        + "\"ownership\":{\"deallocation\":{\"clones\":0,\"deallocations\":0,\"checks\":0,\"peak-bytes\":0,"
        + "\"bound-bytes\":0}},"
        + "\"lean\":{\"deallocation\":{\"clones\":0,\"deallocations\":0,\"checks\":0,\"peak-bytes\":0,"
        + "\"bound-bytes\":0}}}]}\n");
  }

  @Test
  void run_mistakes_areErrors() throws IOException {
    assertMistake("error: the program has no function 'nix' with a body",
        "--compare-deallocations", "--run", "--entry=nix");
    assertMistake("error: expected 3 arguments, but got 1", "--compare-deallocations", "--run", "--args=1");
    assertMistake("for the --run option: requires --compare-deallocations", "--run", "--cse");
    assertMistake("'maybe' is invalid value for boolean argument", "--compare-deallocations", "--run=maybe");
  }

  private static void assertMistake(String message, String... flags) throws IOException {
    Run run = run(JOIN, flags);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains(message).doesNotContain("algorithm");
  }
}
