// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/**
 * Random programs must compute the same with and without pools, and return each buffer exactly once. The pools of
 * elements allocate each buffer by {@code memref.alloc}, so the checked engine reports buffers freed twice or never.
 * The pool of bytes returns parts of one allocation, and counts them.
 */
class BufferPoolsTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.execution.programs", 3);
  private static final List<String> ELEMENTS = List.of("f32", "f64", "i64", "i32", "i8");

  private static final String BYTES = """
      module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
        memref.global "private" @heap : memref<1048576xi8> = uninitialized
        memref.global "private" @next : memref<index> = dense<0>
        memref.global "private" @live : memref<index> = dense<0>
        func.func private @count(%number: index) -> index {
          %live = memref.get_global @live : memref<index>
          %before = memref.load %live[] : memref<index>
          %after = arith.addi %before, %number : index
          memref.store %after, %live[] : memref<index>
          return %after : index
        }
        func.func private @take(%bytes: index, %alignment: index) -> memref<?xi8> {
          %c1 = arith.constant 1 : index
          %heap = memref.get_global @heap : memref<1048576xi8>
          %next = memref.get_global @next : memref<index>
          %used = memref.load %next[] : memref<index>
          %blocks = arith.ceildivui %used, %alignment : index
          %start = arith.muli %blocks, %alignment : index
          %end = arith.addi %start, %bytes : index
          memref.store %end, %next[] : memref<index>
          %live = func.call @count(%c1) : (index) -> index
          %memory = memref.view %heap[%start][%bytes] : memref<1048576xi8> to memref<?xi8>
          return %memory : memref<?xi8>
        }
        func.func private @give(%address: index) {
          %one = arith.constant -1 : index
          %live = func.call @count(%one) : (index) -> index
          return
        }
        func.func @checked() -> (i64, index) {
          %c0 = arith.constant 0 : index
          %result = func.call @main() : () -> i64
          %live = func.call @count(%c0) : (index) -> index
          return %result, %live : i64, index
        }
      """;

  private static String pools(String elements) {
    return """
        func.func private @take_T(%n: index) -> memref<?xT> {
          %memory = memref.alloc(%n) : memref<?xT>
          return %memory : memref<?xT>
        }
        func.func private @give_T(%memory: memref<?xT>) {
          memref.dealloc %memory : memref<?xT>
          return
        }
        """.replace("T", elements);
  }

  private static String elementsModule() {
    StringBuilder text = new StringBuilder("module attributes {mortise.policies = [");
    for (String element : ELEMENTS) {
      text.append(element.equals("f32") ? "" : ", ")
          .append("{allocate = @take_T, free = @give_T}".replace("T", element));
    }
    text.append("]} {\n");
    ELEMENTS.forEach(element -> text.append(pools(element)));
    return text.toString();
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "LOOPS", "MIXED", "LIVE_RESULTS"})
  void pipeline_randomPrograms_computesTheSameWithPools(Profile profile) throws IOException {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String program = RandomProgram.generate(profile, seed);
      String expected = ToolOutputs.executed(ToolOutputs.lean(program), "main");

      String withBytes = ToolOutputs.lean(BYTES + program + "}\n");
      assertThat(ToolOutputs.executed(withBytes, "checked")).as(withBytes).isEqualTo(expected + "0 : index\n");
      assertThat(withBytes).contains("call @take(");
      assertThat(ToolOutputs.lean(withBytes)).isEqualTo(withBytes);

      String withElements = ToolOutputs.lean(elementsModule() + program + "}\n");
      assertThat(ToolOutputs.executed(withElements, "main")).as(withElements).isEqualTo(expected);
      assertThat(withElements).contains("call @take_");
      assertThat(ToolOutputs.lean(withElements)).isEqualTo(withElements);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--buffer-deallocation-pipeline", "--mixed-buffer-deallocation-pipeline=default=legacy"})
  void otherPipeline_randomPrograms_computesTheSameWithPools(String pipeline) throws IOException {
    for (Profile profile : List.of(Profile.STRUCTURED, Profile.BRANCHES, Profile.CALLS)) {
      String program = RandomProgram.generate(profile, PROGRAMS);
      String expected = ToolOutputs.executed(ToolOutputs.lean(program), "main");

      String withBytes = ToolOutputs.deallocated(pipeline, BYTES + program + "}\n");
      assertThat(ToolOutputs.executed(withBytes, "checked")).as(withBytes).isEqualTo(expected + "0 : index\n");
      assertThat(withBytes).contains("call @take(");
      assertThat(ToolOutputs.deallocated(pipeline, withBytes)).isEqualTo(withBytes);

      String withElements = ToolOutputs.deallocated(pipeline, elementsModule() + program + "}\n");
      assertThat(ToolOutputs.executed(withElements, "main")).as(withElements).isEqualTo(expected);
    }
  }
}
