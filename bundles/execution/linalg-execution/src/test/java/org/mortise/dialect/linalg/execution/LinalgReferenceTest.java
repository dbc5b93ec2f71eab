// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.execution.testing.PrintingProgram;
import org.mortise.execution.testing.ReferenceComparison;

/** Compares results with MLIR's, on random elements. */
class LinalgReferenceTest {
  /** Adds a named operation on tensors, and prints its result. */
  private static void add(PrintingProgram program, String name, String attributes, String output, String... inputs) {
    String id = "%" + name + Integer.toHexString(String.join(",", inputs).hashCode() & 0xffffff);
    StringBuilder operands = new StringBuilder();
    for (int i = 0; i < inputs.length; i++) {
      program.random(id + "_" + i, inputs[i]);
      operands.append(i == 0 ? "" : ", ").append(id).append('_').append(i);
    }
    program.random(id + "_out", output);
    program.add(id + " = linalg." + name + " " + attributes + " ins(" + operands + " : " + String.join(", ", inputs)
        + ") outs(" + id + "_out : " + output + ") -> " + output);
    program.print(id, output);
  }

  @ParameterizedTest
  @CsvSource({"i32", "f32", "f64", "i8"})
  void contractions_randomValues_matchMlir(String type) {
    PrintingProgram program = new PrintingProgram(type.hashCode());
    String t = "tensor<%s" + "x" + type + ">";
    add(program, "matmul", "", t.formatted("3x4"), t.formatted("3x2"), t.formatted("2x4"));
    add(program, "matmul_transpose_a", "", t.formatted("3x4"), t.formatted("2x3"), t.formatted("2x4"));
    add(program, "matmul_transpose_b", "", t.formatted("3x4"), t.formatted("3x2"), t.formatted("4x2"));
    add(program, "batch_matmul", "", t.formatted("2x3x4"), t.formatted("2x3x2"), t.formatted("2x2x4"));
    add(program, "batch_reduce_matmul", "", t.formatted("3x4"), t.formatted("2x3x2"), t.formatted("2x2x4"));
    add(program, "matvec", "", t.formatted("3"), t.formatted("3x2"), t.formatted("2"));
    add(program, "vecmat", "", t.formatted("4"), t.formatted("2"), t.formatted("2x4"));
    add(program, "batch_matvec", "", t.formatted("2x3"), t.formatted("2x3x2"), t.formatted("2x2"));
    add(program, "mmt4d", "", t.formatted("2x2x2x2"), t.formatted("2x3x2x2"), t.formatted("2x3x2x2"));
    ReferenceComparison.assertSame(program);
  }

  @ParameterizedTest
  @CsvSource({"i32", "f32"})
  void convolutions_randomValues_matchMlir(String type) {
    PrintingProgram program = new PrintingProgram(type.hashCode() + 1);
    String t = "tensor<%s" + "x" + type + ">";
    String steps = "{strides = dense<2> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>}";
    add(program, "conv_1d", "", t.formatted("4"), t.formatted("6"), t.formatted("3"));
    add(program, "conv_2d", "", t.formatted("3x3"), t.formatted("4x5"), t.formatted("2x3"));
    add(program, "conv_2d_nhwc_hwcf", steps, t.formatted("1x2x2x3"), t.formatted("1x4x5x2"), t.formatted("2x2x2x3"));
    add(program, "conv_2d_nchw_fchw", "", t.formatted("1x2x2x2"), t.formatted("1x2x3x3"), t.formatted("2x2x2x2"));
    add(program, "depthwise_conv_2d_nhwc_hwc", "", t.formatted("1x2x2x2"), t.formatted("1x3x3x2"),
        t.formatted("2x2x2"));
    add(program, "pooling_nhwc_sum", "", t.formatted("1x2x2x2"), t.formatted("1x3x3x2"), t.formatted("2x2"));
    add(program, "pooling_nhwc_max", "", t.formatted("1x2x2x2"), t.formatted("1x3x3x2"), t.formatted("2x2"));
    add(program, "pooling_nhwc_min", "", t.formatted("1x2x2x2"), t.formatted("1x3x3x2"), t.formatted("2x2"));
    ReferenceComparison.assertSame(program);
  }

  @Test
  void elementwise_randomValues_matchMlir() {
    PrintingProgram program = new PrintingProgram(7);
    for (String name : new String[] {"add", "sub", "mul", "div", "max", "min"}) {
      add(program, name, "", "tensor<2x3xf32>", "tensor<2x3xf32>", "tensor<2x3xf32>");
    }
    for (String name : new String[] {"abs", "ceil", "floor", "negf", "exp", "tanh", "square", "round", "erf"}) {
      add(program, name, "", "tensor<2x2xf32>", "tensor<2x2xf32>");
    }
    for (String name : new String[] {"add", "sub", "mul", "max", "min"}) {
      add(program, name, "", "tensor<5xi16>", "tensor<5xi16>", "tensor<5xi16>");
    }
    add(program, "select", "", "tensor<5xi32>", "tensor<5xi1>", "tensor<5xi32>", "tensor<5xi32>");
    add(program, "dot", "", "tensor<f64>", "tensor<4xf64>", "tensor<4xf64>");
    ReferenceComparison.assertSame(program);
  }

  @Test
  void withRegions_randomValues_matchMlir() {
    ReferenceComparison.assertSame(new PrintingProgram(9)
        .random("%a", "tensor<3x4xi32>").random("%b", "tensor<3x4xi32>").random("%o", "tensor<3xi32>")
        .random("%t", "tensor<4x3xi32>").random("%d", "tensor<3x2x4xi32>").random("%p", "tensor<4xi32>")
        .add("""
            %map = linalg.map { arith.muli } ins(%a, %b : tensor<3x4xi32>, tensor<3x4xi32>) outs(%b : tensor<3x4xi32>)
            %red = linalg.reduce { arith.maxsi } ins(%a : tensor<3x4xi32>) outs(%o : tensor<3xi32>) dimensions = [1]
            %tra = linalg.transpose ins(%a : tensor<3x4xi32>) outs(%t : tensor<4x3xi32>) permutation = [1, 0]
            %bro = linalg.broadcast ins(%a : tensor<3x4xi32>) outs(%d : tensor<3x2x4xi32>) dimensions = [1]
            %emp = tensor.empty() : tensor<2x2xi32>
            %num = arith.constant 7 : i32
            %fil = linalg.fill ins(%num : i32) outs(%emp : tensor<2x2xi32>) -> tensor<2x2xi32>
            %cop = linalg.copy ins(%a : tensor<3x4xi32>) outs(%b : tensor<3x4xi32>) -> tensor<3x4xi32>
            %gen:2 = linalg.generic {
              indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
              iterator_types = ["parallel", "reduction"]
            } ins(%a : tensor<3x4xi32>) outs(%p, %o : tensor<4xi32>, tensor<3xi32>) {
            ^bb0(%x: i32, %y: i32, %z: i32):
              %i = linalg.index 0 : index
              %n = arith.index_cast %i : index to i32
              %m = arith.addi %x, %n : i32
              %q = arith.subi %z, %m : i32
              linalg.yield %m, %q : i32, i32
            } -> (tensor<4xi32>, tensor<3xi32>)
            """)
        .print("%map", "tensor<3x4xi32>").print("%red", "tensor<3xi32>").print("%tra", "tensor<4x3xi32>")
        .print("%bro", "tensor<3x2x4xi32>").print("%cop", "tensor<3x4xi32>").print("%fil", "tensor<2x2xi32>")
        .print("%gen#0", "tensor<4xi32>")
        .print("%gen#1", "tensor<3xi32>").print("%b", "tensor<3x4xi32>"));
  }

  @Test
  void buffers_randomValues_matchMlir() {
    ReferenceComparison.assertSame(new PrintingProgram(11)
        .random("%a", "tensor<3x4xf32>").random("%b", "tensor<4x2xf32>")
        .add("""
            %x = arith.constant 1.5 : f32
            %m = memref.alloc() : memref<3x2xf32>
            linalg.fill ins(%x : f32) outs(%m : memref<3x2xf32>)
            %am = bufferization.to_memref %a : memref<3x4xf32>
            %bm = bufferization.to_memref %b : memref<4x2xf32>
            linalg.matmul ins(%am, %bm : memref<3x4xf32>, memref<4x2xf32>) outs(%m : memref<3x2xf32>)
            """)
        .print("%m", "memref<3x2xf32>").add("memref.dealloc %m : memref<3x2xf32>"));
  }
}
