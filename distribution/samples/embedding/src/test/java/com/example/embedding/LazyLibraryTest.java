// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.Mortise;

class LazyLibraryTest {
  private final Context context = Mortise.ofClassPath(LazyLibraryTest.class.getClassLoader()).snapshot().context();

  @Test
  void read_oneOfTwoFunctions_hasOnlyOne() {
    byte[] library = bytecode("""
        func.func @wanted() { return }
        func.func @other() { return }
        """);

    Operation program = LazyLibrary.read(SourceText.of("library.mlirbc", library), context, "wanted");

    assertEquals("""
        module {
          func.func @wanted() {
            return
          }
        }""", program.toString());
  }

  private byte[] bytecode(String text) {
    Operation program = IRParser.parse(
        SourceText.of("library.mlir", text), context, ParserOptions.STRICT, System.err::println);
    return BytecodeWriter.toBytes(program, BytecodeWriter.Options.DEFAULT, new Resources(), System.err::println);
  }
}
