// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/** Tests the way from tensors to freed buffers in a plain Java program. */
class HloToLhloTest {
  private static final Mortise MORTISE = Mortise.ofClassPath(HloToLhloTest.class.getClassLoader());

  private static final String FUNCTION = """
      func.func @func_on_tensors(%source: tensor<4xf32>) -> tensor<4xf32> {
        %0 = hlo.exp %source : tensor<4xf32>
        return %0 : tensor<4xf32>
      }
      """;

  private static Compilation run(String passes, String program) {
    return MORTISE.run("builtin.module(" + passes + ")", SourceText.of("test.mlir", program));
  }

  @Test
  void hloToLhlo_functionOnTensors_worksOnBuffersAndFreesThem() {
    assertEquals("""
        module {
          func.func @func_on_tensors(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
            %alloc = memref.alloc() : memref<4xf32>
            lhlo.exp %arg0, %alloc : memref<4xf32>, memref<4xf32>
            lhlo.copy %alloc, %arg1 : memref<4xf32>, memref<4xf32>
            memref.dealloc %alloc : memref<4xf32>
            return
          }
        }
        """, run("hlo-to-lhlo,buffer-deallocation", FUNCTION).text());
  }

  @Test
  void copyRemoval_copyOfLhlo_isRemovedWithTheTemporaryBuffer() {
    assertEquals("""
        module {
          func.func @func_on_tensors(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
            lhlo.exp %arg0, %arg1 : memref<4xf32>, memref<4xf32>
            return
          }
        }
        """, run("hlo-to-lhlo,buffer-deallocation,func.func(copy-removal)", FUNCTION).text());
  }

  @Test
  void hloToLhlo_tuplesBetweenFunctions_arePassedInParts() {
    Compilation compilation = run("hlo-to-lhlo,canonicalize,buffer-deallocation", """
        func.func @callee(%t: tuple<tensor<4xf32>, i1>) -> tuple<tensor<4xf32>, i1> {
          %0 = hlo.get_tuple_element %t[0] : (tuple<tensor<4xf32>, i1>) -> tensor<4xf32>
          %1 = hlo.get_tuple_element %t[1] : (tuple<tensor<4xf32>, i1>) -> i1
          %2 = hlo.exp %0 : tensor<4xf32>
          %3 = hlo.tuple(%2, %1) : (tensor<4xf32>, i1) -> tuple<tensor<4xf32>, i1>
          return %3 : tuple<tensor<4xf32>, i1>
        }
        func.func @caller(%t: tuple<tensor<4xf32>, i1>) -> tuple<tensor<4xf32>, i1> {
          %0 = call @callee(%t) : (tuple<tensor<4xf32>, i1>) -> tuple<tensor<4xf32>, i1>
          return %0 : tuple<tensor<4xf32>, i1>
        }
        """);

    assertEquals("""
        module {
          func.func @callee(%arg0: memref<4xf32>, %arg1: i1, %arg2: memref<4xf32>) -> i1 {
            %alloc = memref.alloc() : memref<4xf32>
            lhlo.exp %arg0, %alloc : memref<4xf32>, memref<4xf32>
            lhlo.copy %alloc, %arg2 : memref<4xf32>, memref<4xf32>
            memref.dealloc %alloc : memref<4xf32>
            return %arg1 : i1
          }
          func.func @caller(%arg0: memref<4xf32>, %arg1: i1, %arg2: memref<4xf32>) -> i1 {
            %alloc = memref.alloc() : memref<4xf32>
            %0 = call @callee(%arg0, %arg1, %alloc) : (memref<4xf32>, i1, memref<4xf32>) -> i1
            lhlo.copy %alloc, %arg2 : memref<4xf32>, memref<4xf32>
            memref.dealloc %alloc : memref<4xf32>
            return %0 : i1
          }
        }
        """, compilation.text());
  }
}
