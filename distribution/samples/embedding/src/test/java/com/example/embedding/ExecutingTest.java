// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExecutingTest {
  @TempDir Path folder;

  @Test
  void execute_leakAndExternalFunction_printsResultAndError() throws Exception {
    Path file = Files.writeString(folder.resolve("in.mlir"), """
        func.func private @square(f64) -> f64
        func.func @main(%x: f64) -> f64 {
          %a = memref.alloc() : memref<4xf64>
          %y = call @square(%x) : (f64) -> f64
          return %y : f64
        }
        """);
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    ByteArrayOutputStream reported = new ByteArrayOutputStream();
    System.setOut(new PrintStream(written));
    System.setErr(new PrintStream(reported));
    try {
      Executing.main(new String[] {file.toString()});
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertEquals("9.0", written.toString().strip());
    assertTrue(reported.toString().contains("buffer allocated here is never freed"), reported.toString());
  }
}
