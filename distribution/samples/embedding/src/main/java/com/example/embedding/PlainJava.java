// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import java.nio.file.Path;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/** Deallocates the buffers of a program, without a framework: {@code PlainJava FILE}. */
public final class PlainJava {
  private PlainJava() {}

  public static void main(String[] arguments) throws Exception {
    Mortise mortise = Mortise.ofClassPath(PlainJava.class.getClassLoader());
    Compilation compilation =
        mortise.run("builtin.module(buffer-deallocation-pipeline)", SourceText.read(Path.of(arguments[0])));
    compilation.diagnostics().forEach(System.err::println);
    System.out.print(compilation.succeeded() ? compilation.text() : "");
  }
}
