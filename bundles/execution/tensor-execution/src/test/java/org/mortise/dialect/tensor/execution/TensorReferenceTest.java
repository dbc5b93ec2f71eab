// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import org.junit.jupiter.api.Test;
import org.mortise.execution.testing.PrintingProgram;
import org.mortise.execution.testing.ReferenceComparison;

/** Compares results with MLIR's, on random elements. */
class TensorReferenceTest {
  @Test
  void creationAndElements_randomValues_matchMlir() {
    ReferenceComparison.assertSame(new PrintingProgram(1)
        .random("%v", "tensor<4xi32>").random("%w", "tensor<2x3xf32>")
        .add("""
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %c2 = arith.constant 2 : index
            %x = tensor.extract %w[%c1, %c2] : tensor<2x3xf32>
            %y = tensor.extract %v[%c2] : tensor<4xi32>
            %s = tensor.splat %x : tensor<2x2xf32>
            %e = tensor.from_elements %y, %y, %y, %y : tensor<2x2xi32>
            %i = tensor.insert %x into %w[%c0, %c1] : tensor<2x3xf32>
            %g = tensor.generate {
            ^bb0(%a: index, %b: index):
              %p = arith.muli %a, %b : index
              %q = arith.addi %p, %c2 : index
              tensor.yield %q : index
            } : tensor<3x2xindex>
            %d = tensor.dim %w, %c1 : tensor<2x3xf32>
            """)
        .print("%s", "tensor<2x2xf32>").print("%e", "tensor<2x2xi32>").print("%i", "tensor<2x3xf32>")
        .print("%w", "tensor<2x3xf32>").print("%g", "tensor<3x2xindex>").print("%d", "index"));
  }

  @Test
  void slices_randomValues_matchMlir() {
    ReferenceComparison.assertSame(new PrintingProgram(2)
        .random("%t", "tensor<5x6xf64>").random("%u", "tensor<2x2xf64>").random("%r", "tensor<3xf64>")
        .add("""
            %c1 = arith.constant 1 : index
            %a = tensor.extract_slice %t[1, 0][2, 3][2, 2] : tensor<5x6xf64> to tensor<2x3xf64>
            %b = tensor.extract_slice %t[%c1, 2][1, 4][1, 1] : tensor<5x6xf64> to tensor<4xf64>
            %c = tensor.insert_slice %u into %t[2, %c1][2, 2][1, 3] : tensor<2x2xf64> into tensor<5x6xf64>
            %d = tensor.insert_slice %r into %t[0, 4][3, 1][1, 1] : tensor<3xf64> into tensor<5x6xf64>
            """)
        .print("%a", "tensor<2x3xf64>").print("%b", "tensor<4xf64>").print("%c", "tensor<5x6xf64>")
        .print("%d", "tensor<5x6xf64>").print("%t", "tensor<5x6xf64>"));
  }

  @Test
  void shapesAndPadding_randomValues_matchMlir() {
    ReferenceComparison.assertSame(new PrintingProgram(3)
        .random("%t", "tensor<2x3x4xi16>").random("%u", "tensor<2x3xi16>")
        .add("""
            %c1 = arith.constant 1 : index
            %z = arith.constant -3 : i16
            %shape = arith.constant dense<[4, 6]> : tensor<2xi32>
            %a = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xi16> into tensor<6x4xi16>
            %b = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [3, 2, 2, 2]
                : tensor<6x4xi16> into tensor<3x2x2x2xi16>
            %c = tensor.reshape %a(%shape) : (tensor<6x4xi16>, tensor<2xi32>) -> tensor<4x6xi16>
            %p = tensor.pad %u low[1, %c1] high[0, 2] {
            ^bb0(%i: index, %j: index):
              %s = arith.index_cast %i : index to i16
              %y = arith.addi %s, %z : i16
              tensor.yield %y : i16
            } : tensor<2x3xi16> to tensor<3x?xi16>
            %q = tensor.cast %p : tensor<3x?xi16> to tensor<3x6xi16>
            """)
        .print("%a", "tensor<6x4xi16>").print("%b", "tensor<3x2x2x2xi16>").print("%c", "tensor<4x6xi16>")
        .print("%q", "tensor<3x6xi16>"));
  }
}
