// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.linalg.LinalgDialect;
import org.mortise.execution.testing.DialectCoverage;
import org.mortise.execution.testing.ExecutedProgram;

class LinalgExecutionTest {
  @Test
  void table_ofTheDialect_isComplete() {
    DialectCoverage.assertComplete(new LinalgExecution(), new LinalgDialect(), Set.of("linalg.yield",
        // not lowered yet: an error at their line
        "linalg.winograd_filter_transform", "linalg.winograd_input_transform", "linalg.winograd_output_transform"));
  }

  @Test
  void matmul_sizesDoNotAgree_isAnError() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
          %r = linalg.matmul ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?xi32>)
              -> tensor<?x?xi32>
          return %r : tensor<?x?xi32>
        }""").error("f", "[[1, 2]], [[1], [2], [3]], [[0]]")).isEqualTo("'linalg.matmul' op has operands whose sizes do"
            + " not agree: dimension 0 of operand 1 has the size 3, but 2 is expected");
  }

  @Test
  void fill_ofNewMemory_doesNotReadIt() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%x: i32, %m: memref<2x2xi32>) -> tensor<3xi32> {
          linalg.fill ins(%x : i32) outs(%m : memref<2x2xi32>)
          %e = tensor.empty() : tensor<3xi32>
          %r = linalg.fill ins(%x : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
          return %r : tensor<3xi32>
        }""").call("f", "4, [[1, 2], [3, 4]]")).isEqualTo("dense<4>");
  }

  @Test
  void generic_indexOfAnOperandIsOutside_isAnError() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%a: tensor<?xi32>, %w: tensor<?xi32>, %c: tensor<?xi32>) -> tensor<?xi32> {
          %r = linalg.conv_1d ins(%a, %w : tensor<?xi32>, tensor<?xi32>) outs(%c : tensor<?xi32>) -> tensor<?xi32>
          return %r : tensor<?xi32>
        }""").error("f", "[1, 2, 3], [1, 1], [0, 0, 0]")).isEqualTo(
            "'linalg.conv_1d' op has an index that is out of bounds of dimension 0 of an operand");
  }

  @Test
  void generic_initIsUsedLater_staysAsItIs() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%a: tensor<2xi32>, %c: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
          %r = linalg.add ins(%a, %a : tensor<2xi32>, tensor<2xi32>) outs(%c : tensor<2xi32>) -> tensor<2xi32>
          return %r, %c : tensor<2xi32>, tensor<2xi32>
        }""").call("f", "[1, 2], [7, 8]")).isEqualTo("dense<[2, 4]>\ndense<[7, 8]>");
  }

  @Test
  void softmax_alongEachDimension_sumsToOne() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%a: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
          %r = linalg.softmax dimension(0) ins(%a : tensor<2x2xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
          %s = linalg.softmax dimension(1) ins(%a : tensor<2x2xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
          return %r, %s : tensor<2x2xf32>, tensor<2x2xf32>
        }""").call("f", "[[1.0, 2.0], [1.0, 2.0]], [[0.0, 0.0], [0.0, 0.0]]")).isEqualTo("dense<5.000000e-01>\n"
            + "dense<[[0.268941432, 0.731058597], [0.268941432, 0.731058597]]>");
  }
}
