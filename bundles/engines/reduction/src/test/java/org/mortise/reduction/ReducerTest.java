// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Snapshot;

class ReducerTest {
  private static final Context CONTEXT = Snapshot.builder().build().context();

  private static String reduce(String program, Predicate<String> fails) {
    return Reducer.reduce(CONTEXT, program, text -> {
      Operation module = IRParser.parse(
          SourceText.of("test", text), CONTEXT, ParserOptions.PERMISSIVE, diagnostic -> {});
      assertThat(IRVerifier.verify(module, diagnostic -> {})).as(text).isTrue();
      return fails.test(text);
    });
  }

  @Test
  void reduce_oneOfManyOperations_isLeftAlone() {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      program.append("\"test.op").append(i).append("\"() : () -> ()\n");
    }
    assertThat(reduce(program.toString(), text -> text.contains("test.op37"))).isEqualTo("""
        module {
          "test.op37"() : () -> ()
        }
        """);
  }

  @Test
  void reduce_usedResults_areReplacedByNearbyValuesOfTheirType() {
    String program = """
        %0 = "test.first"() : () -> i32
        %1 = "test.other"() : () -> i64
        %2 = "test.second"(%0, %1) : (i32, i64) -> i32
        "test.bad"(%2) : (i32) -> ()
        """;
    assertThat(reduce(program, text -> text.contains("test.bad"))).isEqualTo("""
        module {
          %0 = "test.first"() : () -> i32
          "test.bad"(%0) : (i32) -> ()
        }
        """);
  }

  @Test
  void reduce_operationInNestedRegions_isMovedOut() {
    String program = """
        %0 = "test.value"() : () -> i32
        "test.region"() ({
          "test.nested"() ({
          ^bb0(%1: i32):
            "test.bad"(%1) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()
        """;
    assertThat(reduce(program, text -> text.contains("test.bad") && text.contains("test.value"))).isEqualTo("""
        module {
          %0 = "test.value"() : () -> i32
          "test.bad"(%0) : (i32) -> ()
        }
        """);
  }

  @Test
  void reduce_irrelevantBlocks_areRemoved() {
    String program = """
        "test.function"() ({
          %0 = "test.condition"() : () -> i1
          "test.branch"(%0)[^bb1, ^bb2] : (i1) -> ()
        ^bb1:
          "test.jump"()[^bb3] : () -> ()
        ^bb2:
          "test.bad"() : () -> ()
          "test.jump"()[^bb3] : () -> ()
        ^bb3:
          "test.return"() : () -> ()
        }) : () -> ()
        """;
    String reduced = reduce(program, text -> text.contains("test.bad"));

    assertThat(reduced).contains("test.bad").doesNotContain("test.branch", "test.jump", "^bb");
  }

  @Test
  void reduce_invalidProgram_isReturnedAsItIs() {
    assertThat(Reducer.reduce(CONTEXT, "no program", text -> true)).isEqualTo("no program");
  }

  @Test
  void reduce_passingProgram_isReturnedUnchanged() {
    assertThat(reduce("\"test.op\"() : () -> ()", text -> false)).isEqualTo("\"test.op\"() : () -> ()");
  }

  @Test
  void reduce_oneOfManyOperations_testsLogarithmicallyMany() {
    assertThat(testsFor(2000) - testsFor(1000)).isLessThan(8);
  }

  private static int testsFor(int operations) {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      program.append("\"test.op").append(i).append("\"() : () -> ()\n");
    }
    int[] tests = {0};
    reduce(program.toString(), text -> {
      tests[0]++;
      return text.contains("test.op" + operations / 3 + "\"");
    });
    return tests[0];
  }

  @Test
  void reduce_irrelevantAttributes_areRemoved() {
    String program = """
        "test.bad"() {a = 1, b = dense<[1, 2]> : tensor<2xi32>, c = dense<[3, 4]> : tensor<2xi32>} : () -> ()
        """;
    assertThat(reduce(program, text -> text.contains("b = "))).isEqualTo("""
        module {
          "test.bad"() {b = dense<1> : tensor<2xi32>} : () -> ()
        }
        """);
  }

  @Test
  void reduce_nestedModule_isInlined() {
    assertThat(reduce("module { module @a { \"test.bad\"() : () -> () } }", text -> text.contains("test.bad")))
        .isEqualTo("""
            module {
              "test.bad"() : () -> ()
            }
            """);
  }

  @Test
  void reduce_shapes_areMadeSmall() {
    String program = "%0 = \"test.bad\"() : () -> tensor<128x3x128xf32>\n";
    assertThat(reduce(program, text -> text.contains("tensor<"))).contains("tensor<2x3x2xf32>");
  }

  @Test
  void reduce_longBranchChain_isCut() {
    StringBuilder program = new StringBuilder("\"test.function\"() ({\n  \"test.jump\"()[^bb1] : () -> ()\n");
    for (int i = 1; i < 40; i++) {
      program.append("^bb").append(i).append(":\n  \"test.op").append(i).append("\"() : () -> ()\n")
          .append("  \"test.jump\"()[^bb").append(i + 1).append("] : () -> ()\n");
    }
    program.append("^bb40:\n  \"test.return\"() : () -> ()\n}) : () -> ()\n");

    assertThat(reduce(program.toString(), text -> text.contains("test.op17"))).doesNotContain("^bb", "test.jump");
  }
}
