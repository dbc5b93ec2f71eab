// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnBuffersTest {
  @TempDir Path folder;

  @Test
  void call_onBuffers_changesThem() throws Throwable {
    Path file = Files.writeString(folder.resolve("in.mlir"), """
        func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = memref.dim %x, %c0 : memref<?xf32>
          scf.for %i = %c0 to %n step %c1 {
            %u = memref.load %x[%i] : memref<?xf32>
            %v = memref.load %y[%i] : memref<?xf32>
            %w = arith.mulf %a, %u : f32
            %s = arith.addf %v, %w : f32
            memref.store %s, %y[%i] : memref<?xf32>
          }
          return
        }
        """);
    PrintStream out = System.out;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    System.setOut(new PrintStream(written));
    try {
      OnBuffers.main(new String[] {file.toString()});
    } finally {
      System.setOut(out);
    }
    assertEquals("36.0", written.toString().strip());
  }
}
