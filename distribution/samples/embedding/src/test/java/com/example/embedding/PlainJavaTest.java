// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlainJavaTest {
  @TempDir Path folder;

  private String[] run(String program) throws Exception {
    Path file = Files.writeString(folder.resolve("in.mlir"), program);
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    ByteArrayOutputStream reported = new ByteArrayOutputStream();
    System.setOut(new PrintStream(written));
    System.setErr(new PrintStream(reported));
    try {
      PlainJava.main(new String[] {file.toString()});
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    return new String[] {written.toString(), reported.toString()};
  }

  @Test
  void run_allocation_isFreed() throws Exception {
    String[] result = run("""
        func.func private @use(memref<4xf32>)
        func.func @f() {
          %a = memref.alloc() : memref<4xf32>
          call @use(%a) : (memref<4xf32>) -> ()
          return
        }
        """);

    assertTrue(result[0].contains("memref.dealloc"), result[0]);
    assertEquals("", result[1]);
  }

  @Test
  void run_wrongProgram_printsDiagnostics() throws Exception {
    String[] result = run("func.func @f() {\n  return %0 : f32\n}\n");

    assertEquals("", result[0]);
    assertTrue(result[1].contains("in.mlir\":2:10): error: use of undeclared SSA value name"), result[1]);
    assertFalse(result[1].contains("Exception"));
  }
}
