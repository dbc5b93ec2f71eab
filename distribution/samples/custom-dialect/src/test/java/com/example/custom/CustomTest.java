// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/** Tests the dialect and its pass in a plain Java program. */
class CustomTest {
  private static final Mortise MORTISE = Mortise.ofClassPath(CustomTest.class.getClassLoader());

  private static Compilation run(String pipeline, String program) {
    return MORTISE.run(pipeline, SourceText.of("test.mlir", program));
  }

  @Test
  void lowerCustom_allOperations_areLowered() {
    Compilation compilation = run("builtin.module(lower-custom)", """
        func.func @f(%n: index) {
          %a = custom.alloc(%n) : memref<?xf32>
          custom.br ^bb1
        ^bb1:
          custom.free %a : memref<?xf32>
          return
        }
        """);

    assertEquals("""
        module {
          func.func @f(%arg0: index) {
            %alloc = memref.alloc(%arg0) : memref<?xf32>
            cf.br ^bb1
          ^bb1:  // pred: ^bb0
            memref.dealloc %alloc : memref<?xf32>
            return
          }
        }
        """, compilation.text());
  }

  @Test
  void deallocate_customAllocation_usesCustomFree() {
    Compilation compilation = run("builtin.module(buffer-deallocation-pipeline)", """
        func.func @f(%n: index, %v: f32) {
          %a = custom.alloc(%n) : memref<?xf32>
          memref.store %v, %a[%n] : memref<?xf32>
          return
        }
        """);

    assertEquals("""
        module {
          func.func @f(%arg0: index, %arg1: f32) {
            %0 = custom.alloc(%arg0) : memref<?xf32>
            memref.store %arg1, %0[%arg0] : memref<?xf32>
            custom.free %0 : memref<?xf32>
            return
          }
        }
        """, compilation.text());
  }

  @Test
  void verify_missingDynamicSize_isRejected() {
    Compilation compilation = run("builtin.module()", "%0 = custom.alloc() : memref<?xf32>");

    assertFalse(compilation.succeeded());
    assertTrue(compilation.diagnostics().get(0).message().startsWith("'custom.alloc' op needs 1 sizes"));
  }

  @Test
  void bank_attribute_isPrintedAsParsed() {
    String module = "module attributes {custom.in = #custom.bank<1, 64>} {\n}\n";

    assertEquals(module, run("builtin.module()", module).text());
  }

  @Test
  void bank_negativeNumber_isRejected() {
    Compilation compilation = run("builtin.module()", "module attributes {custom.in = #custom.bank<1, -4>} {}");

    assertFalse(compilation.succeeded());
    assertEquals("a bank has no negative numbers", compilation.diagnostics().get(0).message());
  }
}
