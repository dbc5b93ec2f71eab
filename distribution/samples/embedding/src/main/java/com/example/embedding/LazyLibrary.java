// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.LazyProgram;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;

/** Reads one function of a library in bytecode, and not the bodies of the others. */
public final class LazyLibrary {
  private LazyLibrary() {}

  /** Returns the library with this function only. */
  public static Operation read(SourceText source, Context context, String function) {
    LazyProgram library = LazyProgram.open(source, context, ParserOptions.STRICT, System.err::println, new Resources(),
        op -> FuncOp.of(op) == null).orElseThrow();
    library.finish(op -> FuncOp.of(op).name().equals(function));
    return library.program();
  }
}
