// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;

/** {@code fir.undefined} of types with parts. */
class UndefinedTest {
  private static final String RECORD = "!fir.type<t{a:i32,b:!fir.array<2xi32>,c:complex<f32>}>";

  /** Inserts a number into an undefined value, and reads it back: as a value, and from memory. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "!fir.array<3x2xi32>; [1 : index, 1 : index]",
      "!fir.array<1000x1000xi32>; [999 : index, 999 : index]",
      "tuple<i8, tuple<i64, i32>>; [1 : index, 1 : index]",
      RECORD + "; ['a', " + RECORD + "]",
      RECORD + "; ['b', " + RECORD + ", 1 : index]",
      "!fir.array<2x" + RECORD + ">; [1 : index, 'a', " + RECORD + "]",
  })
  void undefined_partIsInserted_hasThePart(String type, String path) {
    String program = """
        func.func @f(%n: i32) -> (i32, i32) {
          %u = fir.undefined TYPE
          %i = fir.insert_value %u, %n, PATH : (TYPE, i32) -> TYPE
          %e = fir.extract_value %i, PATH : (TYPE) -> i32
          %m = fir.alloca TYPE
          fir.store %i to %m : !fir.ref<TYPE>
          %l = fir.load %m : !fir.ref<TYPE>
          %r = fir.extract_value %l, PATH : (TYPE) -> i32
          return %e, %r : i32, i32
        }""".replace("TYPE", type).replace("PATH", path.replace('\'', '"'));
    for (Engine engine : ExecutedProgram.ENGINES) {
      assertThat(ExecutedProgram.of(program).call(engine, "f", "7")).as(engine.name()).isEqualTo("7\n7");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"i8", "f32", "complex<f64>", "!fir.complex<4>", "!fir.logical<4>", "!fir.char<1,4>",
      "!fir.box<!fir.array<?xi32>>", "!fir.heap<!fir.array<?xi32>>", "!fir.boxchar<1>",
      "!fir.boxproc<() -> ()>", "!fir.array<0xi32>", "!fir.array<2x!fir.box<i32>>",
      "tuple<!fir.ref<i32>, complex<f32>>", RECORD})
  void undefined_ofEachType_canBeStoredAndLoaded(String type) {
    String program = """
        func.func @f() -> i32 {
          %u = fir.undefined TYPE
          %m = fir.alloca TYPE
          fir.store %u to %m : !fir.ref<TYPE>
          %l = fir.load %m : !fir.ref<TYPE>
          %c = arith.constant 7 : i32
          return %c : i32
        }""".replace("TYPE", type);
    for (Engine engine : ExecutedProgram.ENGINES) {
      assertThat(ExecutedProgram.of(program).call(engine, "f", "")).as(engine.name()).isEqualTo("7");
    }
  }

  @Test
  void undefined_partIsRead_isUndefined() {
    for (String type : List.of("!fir.array<2xi32>", "tuple<f32, i32>", "!fir.type<p{x:i8,y:i32}>")) {
      String program = """
          func.func @f() -> i32 {
            %u = fir.undefined TYPE
            %e = fir.extract_value %u, [1 : index] : (TYPE) -> i32
            return %e : i32
          }""".replace("TYPE", type);
      assertThat(ExecutedProgram.of(program).call("f", "")).as(type).isEqualTo("poison");
    }
  }

  @Test
  void undefined_complexOperand_makesTheSumUndefined() {
    String program = """
        func.func @f() -> i32 {
          %u = fir.undefined !fir.complex<4>
          %s = fir.addc %u, %u : !fir.complex<4>
          %r = fir.extract_value %s, [0 : index] : (!fir.complex<4>) -> f32
          %c = arith.constant 7 : i32
          return %c : i32
        }""";
    for (Engine engine : ExecutedProgram.ENGINES) {
      assertThat(ExecutedProgram.of(program).call(engine, "f", "")).as(engine.name()).isEqualTo("7");
    }
  }

  @Test
  void undefined_ofUnknownSize_isAnError() {
    assertThat(ExecutedProgram.of("""
        func.func @f() {
          %u = fir.undefined !fir.array<?xi32>
          return
        }""").error("f", "")).contains("cannot be executed: the extents of !fir.array<?xi32> are not known");
  }
}
