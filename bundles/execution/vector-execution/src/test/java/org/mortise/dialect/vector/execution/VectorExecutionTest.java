// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.vector.VectorDialect;
import org.mortise.execution.testing.DialectCoverage;
import org.mortise.execution.testing.ExecutedProgram;

class VectorExecutionTest {
  @Test
  void table_ofTheDialect_isComplete() {
    DialectCoverage.assertComplete(new VectorExecution(), new VectorDialect(), Set.of("vector.yield",
        // depend on the size of scalable vectors
        "vector.vscale", "vector.scalable.extract", "vector.scalable.insert",
        // MLIR has no lowering
        "vector.reshape"));
  }

  @Test
  void scalableVector_isExecuted_isAnErrorAtItsLine() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%x: f32) {
          %v = vector.splat %x : vector<[4]xf32>
          return
        }""").error("f", "1.0")).isEqualTo("'vector.broadcast' op cannot be executed: the sizes of scalable vectors "
            + "depend on the machine, and a factor of 1 is not assumed");
  }

  @Test
  void extract_positionOutside_isUndefined() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%v: vector<2xi32>, %i: index) -> (i32, vector<2xi32>) {
          %x = vector.extract %v[%i] : i32 from vector<2xi32>
          %w = vector.insert %x, %v[1] : i32 into vector<2xi32>
          return %x, %w : i32, vector<2xi32>
        }""").call("f", "[1, 2], 2")).isEqualTo("poison\n[1, poison]");
  }

  @Test
  void load_partlyOutside_isAnError() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%m: memref<?xi32>, %i: index) -> vector<2xi32> {
          %v = vector.load %m[%i] : memref<?xi32>, vector<2xi32>
          return %v : vector<2xi32>
        }""").error("f", "[1, 2, 3], 2"))
        .isEqualTo("'vector.load' op index 3 is out of bounds: dimension 0 has the size 3");
  }

  @Test
  void transferRead_declaredInBoundsButOutside_isAnError() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%m: memref<?xi32>, %i: index) -> vector<2xi32> {
          %p = arith.constant 0 : i32
          %v = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xi32>, vector<2xi32>
          return %v : vector<2xi32>
        }""").error("f", "[1, 2, 3], 2")).contains("index 3 is out of bounds");
  }

  @Test
  void mask_withPassthru_takesItsElementsWhereItIsNotSet() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%m: memref<?xi32>, %k: vector<2xi1>, %v: vector<2xi32>) -> vector<2xi32> {
          %c0 = arith.constant 0 : index
          %p = arith.constant 0 : i32
          %r = vector.mask %k, %v {
            vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<?xi32>, vector<2xi32>
          } : vector<2xi1> -> vector<2xi32>
          return %r : vector<2xi32>
        }""").call("f", "[1, 2], [true, false], [7, 8]")).isEqualTo("dense<[1, 8]>");
  }

  @Test
  void typeCast_ofABuffer_showsItAsOneVector() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%m: memref<2x2xi32>) -> vector<2x2xi32> {
          %b = vector.type_cast %m : memref<2x2xi32> to memref<vector<2x2xi32>>
          %v = memref.load %b[] : memref<vector<2x2xi32>>
          return %v : vector<2x2xi32>
        }""").call("f", "[[1, 2], [3, 4]]")).isEqualTo("dense<[[1, 2], [3, 4]]>");
  }

  @Test
  void flatMatrices_columnsOneAfterTheOther_areMultipliedAndTransposed() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%a: vector<6xi32>, %b: vector<3xi32>) -> (vector<2xi32>, vector<6xi32>) {
          %p = vector.matrix_multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 1 : i32}
              : (vector<6xi32>, vector<3xi32>) -> vector<2xi32>
          %t = vector.flat_transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> -> vector<6xi32>
          return %p, %t : vector<2xi32>, vector<6xi32>
        }""").call("f", "[1, 4, 2, 5, 3, 6], [1, 10, 100]")).isEqualTo("dense<[321, 654]>\ndense<[1, 2, 3, 4, 5, 6]>");
  }

  @Test
  void print_numbersAndVectors_matchesMlir() {
    assertThat(ExecutedProgram.of("""
        func.func @main() {
          %v = arith.constant dense<[[1.5, -0.0], [1.0e+6, 1.234567e-5]]> : vector<2x2xf32>
          %i = arith.constant dense<[1, -1]> : vector<2xi8>
          %b = arith.constant true
          %f = arith.constant 0x7FC00000 : f32
          vector.print %v : vector<2x2xf32>
          vector.print %i : vector<2xi8>
          vector.print %b : i1
          vector.print %f : f32 punctuation <comma>
          vector.print punctuation <open>
          vector.print str "text"
          return
        }""").print()).isEqualTo("""
            ( ( 1.5, -0 ), ( 1e+06, 1.23457e-05 ) )
            ( 1, -1 )
            1
            nan, ( text""");
  }
}
