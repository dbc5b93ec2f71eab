// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/**
 * In random programs every second {@code memref.alloc} becomes {@code gpu.alloc}. Each buffer must be freed once, by
 * the operation of its dialect. For the execution, {@code gpu.alloc} and {@code gpu.dealloc} are replaced by calls of
 * functions that use the heap and count.
 */
class BufferKindsTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.execution.programs", 3);
  private static final Pattern HEAP = Pattern.compile("memref\\.alloc\\(([^)]*)\\)(?: *\\{[^}]*})?( : )");
  private static final Pattern ALLOCATION =
      Pattern.compile("(%\\w+) = gpu\\.alloc *\\(([^)]*)\\) : (memref<.*)$", Pattern.MULTILINE);
  private static final Pattern DEALLOCATION =
      Pattern.compile("gpu\\.dealloc *(%[\\w#]+) : (memref<.*)$", Pattern.MULTILINE);

  private static final String COUNT = """
        memref.global "private" @live : memref<i64> = dense<0>
        func.func private @count(%number: i64) -> i64 {
          %live = memref.get_global @live : memref<i64>
          %before = memref.load %live[] : memref<i64>
          %after = arith.addi %before, %number : i64
          memref.store %after, %live[] : memref<i64>
          return %after : i64
        }
        func.func @checked() -> (i64, i64) {
          %result = call @main() : () -> i64
          %c0 = arith.constant 0 : i64
          %live = call @count(%c0) : (i64) -> i64
          return %result, %live : i64, i64
        }
      """;

  /** Returns {@code program} with another allocation in place of each second one, on average. */
  private static String mixed(String program, Random random) {
    return HEAP.matcher(program).replaceAll(match -> Matcher.quoteReplacement(
        random.nextBoolean() ? "gpu.alloc(" + match.group(1) + ")" + match.group(2) : match.group()));
  }

  /** Returns {@code module} with calls in place of {@code gpu.alloc} and {@code gpu.dealloc}. */
  private static String executable(String module) {
    Map<String, String> functions = new LinkedHashMap<>();
    String allocating = ALLOCATION.matcher(module).replaceAll(match -> {
      String type = match.group(3);
      int sizes = (int) type.chars().filter(c -> c == '?').count();
      String name = "allocate" + Integer.toHexString(type.hashCode());
      functions.putIfAbsent(name, allocation(name, type, sizes));
      return Matcher.quoteReplacement(match.group(1) + " = func.call @" + name + "(" + match.group(2) + ") : ("
          + String.join(", ", Collections.nCopies(sizes, "index")) + ") -> " + type);
    });
    String freeing = DEALLOCATION.matcher(allocating).replaceAll(match -> {
      String type = match.group(2);
      String name = "free" + Integer.toHexString(type.hashCode());
      functions.putIfAbsent(name, "func.func private @" + name + "(%m: " + type + ") {\n%n = arith.constant -1 : i64\n"
          + "%l = call @count(%n) : (i64) -> i64\nmemref.dealloc %m : " + type + "\nreturn\n}\n");
      return Matcher.quoteReplacement("func.call @" + name + "(" + match.group(1) + ") : (" + type + ") -> ()");
    });
    int end = freeing.lastIndexOf('}');
    return freeing.substring(0, end) + COUNT + String.join("", functions.values()) + "}\n";
  }

  private static String allocation(String name, String type, int sizes) {
    StringBuilder arguments = new StringBuilder();
    StringBuilder operands = new StringBuilder();
    for (int i = 0; i < sizes; i++) {
      arguments.append(i == 0 ? "" : ", ").append("%s").append(i).append(": index");
      operands.append(i == 0 ? "" : ", ").append("%s").append(i);
    }
    return "func.func private @" + name + "(" + arguments + ") -> " + type + " {\n%n = arith.constant 1 : i64\n"
        + "%l = call @count(%n) : (i64) -> i64\n%m = memref.alloc(" + operands + ") : " + type
        + "\nreturn %m : " + type + "\n}\n";
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "LOOPS", "MIXED", "LIVE_RESULTS"})
  void pipeline_randomProgramsWithTwoKinds_freesEachByItsOperation(Profile profile) throws IOException {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String program = RandomProgram.generate(profile, seed);
      String module = ToolOutputs.lean(mixed(program, new Random(seed)));

      assertThat(ToolOutputs.executed(executable(module), "checked")).as(module)
          .isEqualTo(ToolOutputs.executed(ToolOutputs.lean(program), "main") + "0 : i64\n");
      assertThat(ToolOutputs.lean(module)).isEqualTo(module);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--buffer-deallocation-pipeline", "--mixed-buffer-deallocation-pipeline=default=legacy"})
  void otherPipeline_randomProgramsWithTwoKinds_freesEachByItsOperation(String pipeline) throws IOException {
    for (Profile profile : List.of(Profile.STRUCTURED, Profile.BRANCHES, Profile.CALLS, Profile.LOOPS)) {
      String program = RandomProgram.generate(profile, PROGRAMS);
      String selected = "module attributes {mortise.policies = [{dialect = \"gpu\"}]} {\n"
          + mixed(program, new Random(PROGRAMS)) + "}\n";
      String module = ToolOutputs.deallocated(pipeline, selected);

      assertThat(ToolOutputs.executed(executable(module), "checked")).as(module)
          .isEqualTo(ToolOutputs.executed(ToolOutputs.lean(program), "main") + "0 : i64\n");
    }
  }
}
