// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import java.nio.file.Path;
import java.util.List;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Mortise;

/** Executes the function {@code main} of a program with a number: {@code Executing FILE}. */
public final class Executing {
  private Executing() {}

  /** Implements the function {@code square} for programs that declare it. */
  public static final class Squares implements ExternalFunctions {
    @Override
    public Primitive implement(Operation declaration) {
      return "square".equals(SymbolTable.getSymbolName(declaration))
          ? (arguments, machine) -> new Object[] {(Double) arguments[0] * (Double) arguments[0]} : null;
    }
  }

  public static void main(String[] arguments) throws Exception {
    Mortise mortise = Mortise.ofClassPath(Executing.class.getClassLoader());
    Operation module = mortise.run("builtin.module()", SourceText.read(Path.of(arguments[0]))).module();
    Program program = new Program(module, List.of(new Squares()));
    Execution execution = Engine.CHECKED.begin(program, ExecutionOptions.DEFAULTS);
    Object[] results = execution.call(program.function("main"), List.of(3.0));
    List<Diagnostic> leaks = execution.leaks(List.of(results));
    System.out.println(results[0]);
    leaks.forEach(System.err::println);
  }
}
