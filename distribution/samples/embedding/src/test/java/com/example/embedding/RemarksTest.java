// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Mortise;

class RemarksTest {
  @Test
  void of_allocatedBuffer_hasRemarkOnDeallocation() {
    String program = "func.func @f() {\n  %0 = memref.alloc() : memref<2xf32>\n  return\n}\n";

    String yaml = Remarks.of(Mortise.ofClassPath(RemarksTest.class.getClassLoader()),
        SourceText.of("a.mlir", program.getBytes(StandardCharsets.UTF_8)));

    assertTrue(yaml.contains("Name:            Freed\nDebugLoc:        { File: a.mlir, Line: 2, Column: 8 }"), yaml);
  }
}
