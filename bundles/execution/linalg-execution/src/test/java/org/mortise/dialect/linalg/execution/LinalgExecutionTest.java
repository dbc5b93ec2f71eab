// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.dialect.linalg.LinalgDialect;
import org.mortise.execution.testing.DialectCoverage;
import org.mortise.execution.testing.ExecutedProgram;

class LinalgExecutionTest {
  @Test
  void table_ofTheDialect_isComplete() {
    DialectCoverage.assertComplete(new LinalgExecution(), new LinalgDialect(), Set.of("linalg.yield"));
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
  void pack_andUnpack_returnTheSameElements() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%t: tensor<3x5xi32>, %p: i32) -> (tensor<3x2x2x2xi32>, tensor<3x5xi32>) {
          %d = tensor.empty() : tensor<3x2x2x2xi32>
          %packed = linalg.pack %t padding_value(%p : i32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1]
              inner_tiles = [2, 2] into %d : tensor<3x5xi32> -> tensor<3x2x2x2xi32>
          %e = tensor.empty() : tensor<3x5xi32>
          %back = linalg.unpack %packed outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e
              : tensor<3x2x2x2xi32> -> tensor<3x5xi32>
          return %packed, %back : tensor<3x2x2x2xi32>, tensor<3x5xi32>
        }""").call("f", "[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]], 0")).isEqualTo(
            "dense<[[[[1, 2], [6, 7]], [[11, 12], [0, 0]]], [[[3, 4], [8, 9]], [[13, 14], [0, 0]]],"
                + " [[[5, 0], [10, 0]], [[15, 0], [0, 0]]]]>\n"
                + "dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]>");
  }

  /** The transformed input and filter are multiplied element by element, and their sums transformed back. */
  @ParameterizedTest
  @CsvSource({"2, 3", "4, 3", "2, 5"})
  void winograd_allTransformations_computeAConvolution(int m, int r) {
    String program = """
        func.func @f(%x: tensor<1xSxSx2xf64>, %g: tensor<3xRxRx2xf64>) -> f64 {
          %zero = arith.constant 0.0 : f64
          %e0 = tensor.empty() : tensor<AxAx2x3xf64>
          %u = linalg.winograd_filter_transform m(M) r(R) ins(%g : tensor<3xRxRx2xf64>)
              outs(%e0 : tensor<AxAx2x3xf64>) -> tensor<AxAx2x3xf64>
          %e1 = tensor.empty() : tensor<AxAx2x2x1x2xf64>
          %v = linalg.winograd_input_transform m(M) r(R) ins(%x : tensor<1xSxSx2xf64>)
              outs(%e1 : tensor<AxAx2x2x1x2xf64>) -> tensor<AxAx2x2x1x2xf64>
          %e2 = tensor.splat %zero : tensor<AxAx2x2x1x3xf64>
          %p = linalg.generic {
            indexing_maps = [affine_map<(y, x, v, h, n, f, c) -> (y, x, v, h, n, c)>,
                             affine_map<(y, x, v, h, n, f, c) -> (y, x, c, f)>,
                             affine_map<(y, x, v, h, n, f, c) -> (y, x, v, h, n, f)>],
            iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]
          } ins(%v, %u : tensor<AxAx2x2x1x2xf64>, tensor<AxAx2x3xf64>) outs(%e2 : tensor<AxAx2x2x1x3xf64>) {
          ^bb0(%a: f64, %b: f64, %s: f64):
            %ab = arith.mulf %a, %b : f64
            %sum = arith.addf %s, %ab : f64
            linalg.yield %sum : f64
          } -> tensor<AxAx2x2x1x3xf64>
          %e3 = tensor.splat %zero : tensor<1xOxOx3xf64>
          %w = linalg.winograd_output_transform m(M) r(R) ins(%p : tensor<AxAx2x2x1x3xf64>)
              outs(%e3 : tensor<1xOxOx3xf64>) -> tensor<1xOxOx3xf64>
          %d = linalg.conv_2d_nhwc_fhwc ins(%x, %g : tensor<1xSxSx2xf64>, tensor<3xRxRx2xf64>)
              outs(%e3 : tensor<1xOxOx3xf64>) -> tensor<1xOxOx3xf64>
          %e4 = tensor.splat %zero : tensor<f64>
          %diff = linalg.generic {
            indexing_maps = [affine_map<(n, y, x, f) -> (n, y, x, f)>, affine_map<(n, y, x, f) -> (n, y, x, f)>,
                             affine_map<(n, y, x, f) -> ()>],
            iterator_types = ["reduction", "reduction", "reduction", "reduction"]
          } ins(%w, %d : tensor<1xOxOx3xf64>, tensor<1xOxOx3xf64>) outs(%e4 : tensor<f64>) {
          ^bb0(%a: f64, %b: f64, %s: f64):
            %ab = arith.subf %a, %b : f64
            %square = arith.mulf %ab, %ab : f64
            %sum = arith.addf %s, %square : f64
            linalg.yield %sum : f64
          } -> tensor<f64>
          %result = tensor.extract %diff[] : tensor<f64>
          return %result : f64
        }""".replace("A", Integer.toString(m + r - 1)).replace("S", Integer.toString(2 * m + r - 1))
        .replace("O", Integer.toString(2 * m)).replace("M", Integer.toString(m)).replace("R", Integer.toString(r));
    String result = ExecutedProgram.of(program)
        .call("f", numbers(1, 2 * m + r - 1, 2 * m + r - 1, 2) + ", " + numbers(3, r, r, 2));
    assertThat(Double.parseDouble(result)).isLessThan(1e-18);
  }

  private static String numbers(int... sizes) {
    return numbers(new Random(sizes[1]), sizes, 0);
  }

  private static String numbers(Random random, int[] sizes, int dimension) {
    if (dimension == sizes.length) {
      return Double.toString(random.nextInt(-8, 9));
    }
    return IntStream.range(0, sizes[dimension]).mapToObj(i -> numbers(random, sizes, dimension + 1))
        .collect(Collectors.joining(", ", "[", "]"));
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
