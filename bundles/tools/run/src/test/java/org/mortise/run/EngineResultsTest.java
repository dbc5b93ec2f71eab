// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;

/** Results of both engines that are known without MLIR. */
class EngineResultsTest {
  private static List<Object> run(Engine engine, String text) {
    Program program = Programs.of(text);
    return Programs.call(program, engine, "main");
  }

  @ParameterizedTest
  @FieldSource("org.mortise.execution.testing.ExecutedProgram#ENGINES")
  void affineVectors_withComputedIndices_areRowsOfTheBuffer(Engine engine) {
    assertThat(run(engine, """
        func.func @main() -> (i32, i32) {
          %m = memref.alloc() : memref<3x4x5xi32>
          affine.for %i = 0 to 3 {
            affine.for %j = 0 to 4 {
              affine.for %k = 0 to 5 {
                %a = affine.apply affine_map<(d0, d1, d2) -> (d0 * 100 + d1 * 10 + d2)>(%i, %j, %k)
                %b = arith.index_cast %a : index to i32
                affine.store %b, %m[%i, %j, %k] : memref<3x4x5xi32>
              }
            }
          }
          %c1 = arith.constant 1 : index
          %v = affine.vector_load %m[%c1 + 1, %c1, %c1 * 2] : memref<3x4x5xi32>, vector<2x3xi32>
          affine.vector_store %v, %m[%c1 - 1, 2, 0] : memref<3x4x5xi32>, vector<2x3xi32>
          %x = affine.load %m[0, 2, 2] : memref<3x4x5xi32>
          %y = affine.load %m[0, 3, 0] : memref<3x4x5xi32>
          memref.dealloc %m : memref<3x4x5xi32>
          return %x, %y : i32, i32
        }
        """)).isEqualTo(List.of(214L, 222L));
  }

  @ParameterizedTest
  @FieldSource("org.mortise.execution.testing.ExecutedProgram#ENGINES")
  void buffer_ofTf32_keepsItsElements(Engine engine) {
    assertThat(run(engine, """
        func.func @main() -> f64 {
          %m = memref.alloc() : memref<2xtf32>
          %c0 = arith.constant 0 : index
          %x = arith.constant 1.5 : tf32
          memref.store %x, %m[%c0] : memref<2xtf32>
          %y = memref.load %m[%c0] : memref<2xtf32>
          memref.dealloc %m : memref<2xtf32>
          %z = arith.extf %y : tf32 to f64
          return %z : f64
        }
        """)).isEqualTo(List.of(1.5));
  }

  @ParameterizedTest
  @FieldSource("org.mortise.execution.testing.ExecutedProgram#ENGINES")
  void sparseConstant_missingValue_isZero(Engine engine) {
    assertThat(run(engine, """
        func.func @main() -> (f32, f32, f32) {
          %t = arith.constant sparse<[[0, 1], [1, 2]], [5.0, 7.0]> : tensor<2x3xf32>
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %x = tensor.extract %t[%c0, %c0] : tensor<2x3xf32>
          %y = tensor.extract %t[%c0, %c1] : tensor<2x3xf32>
          %z = tensor.extract %t[%c1, %c2] : tensor<2x3xf32>
          return %x, %y, %z : f32, f32, f32
        }
        """)).isEqualTo(List.of(0f, 5f, 7f));
  }

  /** In MLIR it is a fused multiplication and addition. */
  @ParameterizedTest
  @FieldSource("org.mortise.execution.testing.ExecutedProgram#ENGINES")
  void outerProduct_withAccumulator_isRoundedOnce(Engine engine) {
    assertThat(run(engine, """
        func.func @main() -> f32 {
          %a = arith.constant dense<1.1> : vector<1xf32>
          %b = arith.constant dense<1.3> : vector<1xf32>
          %c = arith.constant dense<-1.43> : vector<1x1xf32>
          %p = vector.outerproduct %a, %b, %c : vector<1xf32>, vector<1xf32>
          %x = vector.extract %p[0, 0] : f32 from vector<1x1xf32>
          return %x : f32
        }
        """)).isEqualTo(List.of(Math.fma(1.1f, 1.3f, -1.43f)));
  }

  @ParameterizedTest
  @FieldSource("org.mortise.execution.testing.ExecutedProgram#ENGINES")
  void reduction_ofNoDimension_addsTheAccumulator(Engine engine) {
    assertThat(run(engine, """
        func.func @main() -> i32 {
          %a = arith.constant dense<[3, 4]> : vector<2xi32>
          %b = arith.constant dense<[10, 20]> : vector<2xi32>
          %p = vector.multi_reduction <add>, %a, %b [] : vector<2xi32> to vector<2xi32>
          %x = vector.extract %p[1] : i32 from vector<2xi32>
          return %x : i32
        }
        """)).isEqualTo(List.of(24L));
  }

  /** The case -1 has all bits of the flag, of any width; case values are read as unsigned numbers. */
  @ParameterizedTest
  @FieldSource("org.mortise.execution.testing.ExecutedProgram#ENGINES")
  void switch_negativeCase_isTakenForEachWidth(Engine engine) {
    for (String type : List.of("i1", "i7", "i8", "i16", "i31", "i32", "i33", "i64", "i65", "i128")) {
      String ones = type.equals("i1") ? "true" : "-1 : " + type;
      String zero = type.equals("i1") ? "false" : "0 : " + type;
      String program = """
          func.func @choose(%b: T) -> i32 {
            %c10 = arith.constant 10 : i32
            %c20 = arith.constant 20 : i32
            cf.switch %b : T, [default: ^bb1(%c10 : i32), -1: ^bb1(%c20 : i32)]
          ^bb1(%r: i32):
            return %r : i32
          }
          func.func @main() -> (i32, i32) {
            %ones = arith.constant ONES
            %zero = arith.constant ZERO
            %0 = func.call @choose(%ones) : (T) -> i32
            %1 = func.call @choose(%zero) : (T) -> i32
            return %0, %1 : i32, i32
          }
          """.replace("ONES", ones).replace("ZERO", zero).replace("T", type);
      assertThat(run(engine, program)).as(type).isEqualTo(List.of(20L, 10L));
    }
  }
}
