// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.execution.ArgumentReader;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.MemRefType;
import org.mortise.opt.OptTool;

/** Statistics of small programs, computed by hand. The comments at operations are their end times. */
class StatisticsTest {
  private static final String LIVES = """
      func.func @main(%c: i1) -> f32 {
        %c0 = arith.constant 0 : index                                        // 1
        %x = arith.constant 1.0 : f32                                         // 2
        %a = memref.alloc() : memref<4xf32>                                   // 3
        memref.store %x, %a[%c0] : memref<4xf32>                              // 4
        %b = memref.alloc() : memref<8xf32>                                   // 5
        memref.store %x, %b[%c0] : memref<8xf32>                              // 6
        %y = memref.load %a[%c0] : memref<4xf32>                              // 7
        memref.dealloc %a : memref<4xf32>                                     // 8
        %z = bufferization.clone %b : memref<8xf32> to memref<8xf32>          // 9, and 8 elements
        bufferization.dealloc (%z : memref<8xf32>) if (%c)                    // 18, and a buffer
        memref.dealloc %b : memref<8xf32>                                     // 20
        return %y : f32                                                       // 21
      }
      """;

  private static final String DEALLOCATIONS = """
      func.func @main(%c: i1) {
        %a = memref.alloc() : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        %d = memref.alloc() : memref<4xf32>
        %e = memref.alloc() : memref<4xf32>
        %true = arith.constant true
        bufferization.dealloc (%a : memref<4xf32>) if (%true)
        %o = bufferization.dealloc (%b : memref<4xf32>) if (%c) retain (%e : memref<4xf32>)
        bufferization.dealloc (%d, %e : memref<4xf32>, memref<4xf32>) if (%c, %true)
        return
      }
      """;

  private static ExecutionStatistics run(String program, Object... arguments) {
    Program parsed = Programs.of(program);
    Execution execution = Engine.CHECKED.begin(parsed, ExecutionOptions.DEFAULTS);
    execution.call(parsed.function("main"), List.of(arguments));
    return execution.statistics();
  }

  private static String run(String program, String... flags) throws IOException {
    String[] line = new String[flags.length + 1];
    line[0] = "-";
    System.arraycopy(flags, 0, line, 1, flags.length);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new RunTool().run(
        line, new ByteArrayInputStream(program.getBytes(StandardCharsets.UTF_8)), out, err);
    assertThat(status).as(err.toString(StandardCharsets.UTF_8)).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void statistics_eachEvent_isCounted() {
    ExecutionStatistics s = run(LIVES, -1L);
    assertThat(s.operations()).isEqualTo(21);
    assertThat(s.loads()).isEqualTo(1 + 8);
    assertThat(s.stores()).isEqualTo(2 + 8);
    assertThat(s.allocations()).isEqualTo(3);
    assertThat(s.deallocations()).isEqualTo(3);
    assertThat(s.clones()).isEqualTo(1);
    assertThat(s.conditions()).isEqualTo(1);
    assertThat(s.libraryCalls()).isZero();
  }

  @Test
  void memory_overTime_matchesLifetimes() {
    ExecutionStatistics s = run(LIVES, -1L);
    assertThat(s.memory().interval()).isEqualTo(1);
    assertThat(s.memory().peaks()).containsExactly(0L, 0L, 0L, 16L, 16L, 48L, 48L, 48L, 48L, // %a is freed during 8
        64L, 64L, 64L, 64L, 64L, 64L, 64L, 64L, 64L, 64L, 64L, 32L, 0L);
    assertThat(s.peakBytes()).isEqualTo(64);
  }

  @Test
  void sites_life_beginsAndEndsWithTheBuffer() {
    List<ExecutionStatistics.Site> sites = run(LIVES, -1L).sites();
    assertThat(sites).extracting(ExecutionStatistics.Site::firstAllocated).containsExactly(3L, 5L, 9L);
    assertThat(sites).extracting(ExecutionStatistics.Site::lastUsed).containsExactly(7L, 17L, 17L);
    assertThat(sites).extracting(ExecutionStatistics.Site::lastFreed).containsExactly(8L, 20L, 19L);
    assertThat(sites).extracting(ExecutionStatistics.Site::lived).containsExactly(5L, 15L, 10L);
    assertThat(sites).extracting(ExecutionStatistics.Site::unused).containsExactly(1L, 3L, 2L);
    assertThat(sites).extracting(ExecutionStatistics.Site::bytes).containsExactly(16L, 32L, 32L);
  }

  @Test
  void sites_leakedBuffer_livesUntilNow() {
    ExecutionStatistics s = run(LIVES, 0L); // the clone is not freed
    assertThat(s.deallocations()).isEqualTo(2);
    assertThat(s.conditions()).isEqualTo(1);
    assertThat(s.sites().get(2)).extracting(ExecutionStatistics.Site::freed, ExecutionStatistics.Site::lastFreed,
        ExecutionStatistics.Site::lived, ExecutionStatistics.Site::unused).containsExactly(0L, -1L, 21L - 9, 21L - 17);
    assertThat(s.memory().peaks()).endsWith(64L, 32L);
  }

  @Test
  void sites_loop_addsTheLives() {
    ExecutionStatistics s = run("""
        func.func @main(%n: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          scf.for %i = %c0 to %n step %c1 {
            %a = memref.alloc(%i) : memref<?xi8>
            memref.dealloc %a : memref<?xi8>
            scf.yield
          }
          return
        }
        """, 4L);
    assertThat(s.sites()).singleElement().extracting(ExecutionStatistics.Site::buffers, ExecutionStatistics.Site::bytes,
        ExecutionStatistics.Site::freed, ExecutionStatistics.Site::lived, ExecutionStatistics.Site::unused)
        .containsExactly(4L, 0L + 1 + 2 + 3, 4L, 4L, 4L);
    assertThat(s.peakBytes()).isEqualTo(3);
  }

  @Test
  void statistics_contentsForTheCaller_areNoWorkOfTheProgram() {
    Program program = Programs.of("""
        memref.global "private" constant @ones : memref<2xf32> = dense<1.0>
        func.func @main(%m: memref<2xf32>) -> memref<2xf32> {
          %g = memref.get_global @ones : memref<2xf32>
          memref.copy %g, %m : memref<2xf32> to memref<2xf32>
          return %m : memref<2xf32>
        }
        """);
    Execution execution = Engine.CHECKED.begin(program, ExecutionOptions.DEFAULTS);
    MemRefType type = MemRefType.of(new long[] {2}, FloatType.f32(Programs.CONTEXT));
    MemRef buffer = (MemRef) new ArgumentReader(execution).read("[3.0, 4.0]", List.of(type)).get(0);
    Object[] results = execution.call(program.function("main"), List.of(buffer));
    assertThat(new ValueText(execution).of(results[0], type)).startsWith("dense<1.0");
    ExecutionStatistics s = execution.statistics();
    assertThat(s.operations()).isEqualTo(3 + 2);
    assertThat(s.loads()).isEqualTo(2);
    assertThat(s.stores()).isEqualTo(2);
    assertThat(s.allocations()).isZero();
  }

  @Test
  void deallocations_conditionsAndLibraryCalls_matchLowering() {
    ExecutionStatistics s = run(DEALLOCATIONS, -1L);
    assertThat(s.deallocations()).isEqualTo(4);
    assertThat(s.conditions()).isEqualTo(0 + 1 + 2); // a constant needs no test
    assertThat(s.libraryCalls()).isEqualTo(1); // only several buffers need the library function
  }

  @Test
  void deallocations_lowered_sameConditionsAndLibraryCalls() throws IOException {
    ByteArrayOutputStream lowered = new ByteArrayOutputStream();
    assertThat(new OptTool(() -> ValidationTools.SNAPSHOT).run(
        new String[] {"--bufferization-lower-deallocations", "--canonicalize"},
        new ByteArrayInputStream(DEALLOCATIONS.getBytes(StandardCharsets.UTF_8)), lowered, lowered)).isZero();
    String program = lowered.toString(StandardCharsets.UTF_8);
    for (long condition : new long[] {-1, 0}) {
      ExecutionStatistics s = run(program, condition);
      assertThat(s.conditions()).isEqualTo(3);
      assertThat(s.libraryCalls()).isEqualTo(1);
    }
  }

  @Test
  void deallocations_endlessLoopWithFree_isNoTest() {
    ExecutionStatistics s = run("""
        func.func @main(%c: i1) {
          %a = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          memref.dealloc %a : memref<4xf32>
          cf.br ^bb1
        ^bb2:
          return
        }
        """, 0L);
    assertThat(s.conditions()).isZero();
  }

  @Test
  void table_anyProgram_hasChartAndLifetimes() throws IOException {
    assertThat(run(LIVES, "--args=true", "--execution-statistics")).endsWith("""
                     64  bytes at peak
        bytes live over time, the most in each of 22 intervals of 1 operation:
                     64 |         ###########
                        |         ###########
                        |     ###############
                        |     ###############
                        |     ################
                        |     ################
                        |   ##################
                        |   ##################
                      0 +----------------------
        <stdin>:4:8: 1 buffer, 16 bytes, allocated at 3, last used at 7, freed at 8;\
         lived for 5 operations, unused for 1
        <stdin>:6:8: 1 buffer, 32 bytes, allocated at 5, last used at 17, freed at 20;\
         lived for 15 operations, unused for 3
        <stdin>:10:8: 1 buffer, 32 bytes, allocated at 9, last used at 17, freed at 19;\
         lived for 10 operations, unused for 2
        """);
  }

  @Test
  void json_texts_areEscapedAndUtf8(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a \"b\" ü.mlir"), """
        func.func @main() {
          %a = memref.alloc() : memref<4xi8>
          memref.dealloc %a : memref<4xi8>
          return
        }
        """);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = new RunTool().run(new String[] {file.toString(), "--execution-statistics=json"},
        InputStream.nullInputStream(), out, out);
    assertThat(status).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("{\"operations\":3,\"loads\":0,\"stores\":0,"
        + "\"allocations\":1,\"deallocations\":1,\"clones\":0,\"conditions\":0,\"library-calls\":0,\"peak-bytes\":4,"
        + "\"live-bytes\":{\"interval\":1,\"peaks\":[0,4,4,0]},\"sites\":[{\"location\":\""
        + file.toString().replace("\"", "\\\"") + ":2:8\",\"buffers\":1,\"bytes\":4,\"freed\":1,"
        + "\"first-allocated\":1,\"last-used\":1,\"last-freed\":2,\"lived\":1,\"unused\":1}]}\n");
  }

  @Test
  void validate_limits_areSetByCommandLine(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("long.mlir"), """
        func.func @long() -> index {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 600000 : index
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
            %t = arith.addi %s, %i : index
            scf.yield %t : index
          }
          return %r : index
        }
        """);
    assertThat(validate(file)).contains("exceeds the limit of 1000000 steps");
    assertThat(validate(file, "--max-steps=5000000")).isEqualTo("@long does the same on 1 inputs\n");
    assertThat(validate(file, "--max-steps=1000")).contains("exceeds the limit of 1000 steps");
    assertThat(validate(file, "--max-steps=9223372036854775807", "--max-calls=2147483647"))
        .isEqualTo("@long does the same on 1 inputs\n");
  }

  private static String validate(Path file, String... flags) throws IOException {
    String[] line = new String[flags.length + 3];
    line[0] = "--validate";
    line[1] = file.toString();
    line[2] = file.toString();
    System.arraycopy(flags, 0, line, 3, flags.length);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new RunTool(() -> ValidationTools.SNAPSHOT).run(line, InputStream.nullInputStream(), out, out);
    return out.toString(StandardCharsets.UTF_8);
  }
}
