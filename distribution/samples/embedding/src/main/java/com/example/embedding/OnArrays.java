// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.mortise.compiledexecution.JavaFunctions;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Mortise;

/** Calls the function {@code axpy} of a program on arrays: {@code OnArrays FILE}. */
public final class OnArrays {
  private OnArrays() {}

  public static void main(String[] arguments) throws Throwable {
    Mortise mortise = Mortise.ofClassPath(OnArrays.class.getClassLoader());
    Operation module = mortise.run("builtin.module()", SourceText.read(Path.of(arguments[0]))).module();
    JavaFunctions functions = new JavaFunctions(new Program(module, List.of()), ExecutionOptions.DEFAULTS);
    MethodHandle axpy = functions.function("axpy"); // (float, float[], float[])
    float[] x = {1, 2, 3};
    float[] y = {10, 20, 30};
    axpy.invokeExact(2f, x, y);
    System.out.println(Arrays.toString(y));
  }
}
