// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.tensor.TensorDialect;
import org.mortise.execution.testing.DialectCoverage;
import org.mortise.execution.testing.ExecutedProgram;

class TensorExecutionTest {
  private static String call(String program, String arguments) {
    return ExecutedProgram.of(program).call("f", arguments);
  }

  private static String error(String program, String arguments) {
    return ExecutedProgram.of(program).error("f", arguments);
  }

  @Test
  void table_ofTheDialect_isComplete() {
    DialectCoverage.assertComplete(new TensorExecution(), new TensorDialect(), Set.of("tensor.yield"));
  }

  @Test
  void insert_oldTensorIsUsed_keepsItsElements() {
    assertThat(call("""
        func.func @f(%t: tensor<3xi32>, %i: index, %x: i32) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
          %a = tensor.insert %x into %t[%i] : tensor<3xi32>
          %c0 = arith.constant 0 : index
          %b = tensor.insert %x into %t[%c0] : tensor<3xi32>
          return %t, %a, %b : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
        }""", "[1, 2, 3], 2, 7")).isEqualTo("dense<[1, 2, 3]>\ndense<[1, 2, 7]>\ndense<[7, 2, 3]>");
  }

  @Test
  void insert_inLoop_takesLinearSteps() {
    ExecutedProgram program = ExecutedProgram.of("""
        func.func @f(%n: index) -> (i32, i32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %x = arith.constant 5 : i32
          %t = tensor.splat %x[%n] : tensor<?xi32>
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xi32> {
            %old = tensor.extract %a[%i] : tensor<?xi32>
            %new = arith.index_cast %i : index to i32
            %sum = arith.addi %old, %new : i32
            %b = tensor.insert %sum into %a[%i] : tensor<?xi32>
            scf.yield %b : tensor<?xi32>
          }
          %last = arith.subi %n, %c1 : index
          %y = tensor.extract %r[%last] : tensor<?xi32>
          %z = tensor.extract %t[%last] : tensor<?xi32>
          return %y, %z : i32, i32
        }""");
    assertThat(program.withLimits(2_000_000, 50_000_000).call("f", "100000")).isEqualTo("100004\n5");
  }

  @Test
  void versions_readAlternately_exceedTheLimitOfSteps() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%n: index) -> i32 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %x = arith.constant 5 : i32
          %t = tensor.splat %x[%n] : tensor<?xi32>
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> i32 {
            %a = tensor.insert %s into %t[%i] : tensor<?xi32>
            %y = tensor.extract %t[%i] : tensor<?xi32>
            scf.yield %y : i32
          }
          return %r : i32
        }""").withLimits(10_000_000, 50_000_000).error("f", "100000")).contains("exceeds the limit of 10000000 steps");
  }

  @Test
  void extract_indexOutside_isAnError() {
    String program = """
        func.func @f(%t: tensor<?xi32>, %i: index) -> i32 {
          %x = tensor.extract %t[%i] : tensor<?xi32>
          return %x : i32
        }""";
    assertThat(error(program, "[1, 2], 2"))
        .isEqualTo("'tensor.extract' op index 2 is out of bounds: dimension 0 has the size 2");
    assertThat(error(program, "[1, 2], -1")).contains("index -1 is out of bounds");
  }

  @Test
  void empty_readBeforeItIsWritten_isUndefined() {
    assertThat(call("""
        func.func @f(%i: index) -> i32 {
          %t = tensor.empty() : tensor<2xi32>
          %x = tensor.extract %t[%i] : tensor<2xi32>
          return %x : i32
        }""", "1")).isEqualTo("poison");
  }

  @Test
  void empty_sizeIsNegativeOrHuge_isAnError() {
    String program = """
        func.func @f(%n: index) {
          %t = tensor.empty(%n, %n) : tensor<?x?xi32>
          return
        }""";
    assertThat(error(program, "-1")).isEqualTo("'tensor.empty' op has a negative size: -1");
    assertThat(error(program, "4611686018427387904")).contains("is not possible with these values");
    assertThat(error(program, "30000")).contains("exceeds the limit");
  }

  @Test
  void extractSlice_partlyOutside_isAnError() {
    assertThat(error("""
        func.func @f(%t: tensor<?xi32>, %i: index) -> tensor<2xi32> {
          %x = tensor.extract_slice %t[%i][2][3] : tensor<?xi32> to tensor<2xi32>
          return %x : tensor<2xi32>
        }""", "[1, 2, 3, 4], 1")).contains("has a slice that is partly outside: offset 1, size 2 and stride 3");
  }

  @Test
  void parallelInsertSlice_inAForall_changesTheResult() {
    assertThat(call("""
        func.func @f(%t: tensor<4xi32>, %s: tensor<2xi32>) -> tensor<4xi32> {
          %r = scf.forall (%i) = (0) to (4) step (2) shared_outs(%o = %t) -> tensor<4xi32> {
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %s into %o[%i][2][1] : tensor<2xi32> into tensor<4xi32>
            }
          }
          return %r : tensor<4xi32>
        }""", "[1, 2, 3, 4], [7, 8]")).isEqualTo("dense<[7, 8, 7, 8]>");
  }

  @Test
  void cast_otherSize_isAnError() {
    assertThat(error("""
        func.func @f(%t: tensor<?xi32>) -> tensor<3xi32> {
          %x = tensor.cast %t : tensor<?xi32> to tensor<3xi32>
          return %x : tensor<3xi32>
        }""", "[1, 2]")).isEqualTo(
            "'tensor.cast' op gives a tensor the type 'tensor<3xi32>', but its size 0 is 2".replace("'tensor<3xi32>'",
                "tensor<3xi32>"));
  }

  @Test
  void gatherAndScatter_rowsOfIndices_moveParts() {
    assertThat(call("""
        func.func @f(%t: tensor<3x2xi32>, %i: tensor<2x1xindex>, %z: tensor<3x2xi32>)
            -> (tensor<2x1x2xi32>, tensor<2x2xi32>, tensor<3x2xi32>) {
          %a = tensor.gather %t[%i] gather_dims([0]) : (tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<2x1x2xi32>
          %b = tensor.gather %t[%i] gather_dims([0]) : (tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<2x2xi32>
          %c = tensor.scatter %b into %z[%i] scatter_dims([0]) unique
              : (tensor<2x2xi32>, tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<3x2xi32>
          return %a, %b, %c : tensor<2x1x2xi32>, tensor<2x2xi32>, tensor<3x2xi32>
        }""", "[[1, 2], [3, 4], [5, 6]], [[2], [0]], [[0, 0], [0, 0], [0, 0]]")).isEqualTo(
            "dense<[[[5, 6]], [[1, 2]]]>\ndense<[[5, 6], [1, 2]]>\ndense<[[1, 2], [0, 0], [5, 6]]>");
  }

  @Test
  void bitcastAndConcat_ofTensors_keepBitsAndOrder() {
    assertThat(call("""
        func.func @f(%t: tensor<1x2xf32>, %u: tensor<1x1xf32>) -> (tensor<1x2xi32>, tensor<1x3xf32>) {
          %a = tensor.bitcast %t : tensor<1x2xf32> to tensor<1x2xi32>
          %b = tensor.concat dim(1) %t, %u : (tensor<1x2xf32>, tensor<1x1xf32>) -> tensor<1x3xf32>
          return %a, %b : tensor<1x2xi32>, tensor<1x3xf32>
        }""", "[[1.0, 2.0]], [[3.0]]")).isEqualTo(
            "dense<[[1065353216, 1073741824]]>\ndense<[[1.000000e+00, 2.000000e+00, 3.000000e+00]]>");
  }
}
