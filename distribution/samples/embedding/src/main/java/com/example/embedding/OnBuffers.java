// SPDX-License-Identifier: Apache-2.0
package com.example.embedding;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.List;
import org.mortise.compiledexecution.JavaFunctions;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Mortise;

/** Calls the function {@code axpy} of a program on memory outside of the heap: {@code OnBuffers FILE}. */
public final class OnBuffers {
  private OnBuffers() {}

  public static void main(String[] arguments) throws Throwable {
    Mortise mortise = Mortise.ofClassPath(OnBuffers.class.getClassLoader());
    Operation module = mortise.run("builtin.module()", SourceText.read(Path.of(arguments[0]))).module();
    Program program = new Program(module, List.of());
    JavaFunctions functions = JavaFunctions.onDirectBuffers(program, ExecutionOptions.DEFAULTS);
    MethodHandle axpy = functions.function("axpy",
        MethodType.methodType(void.class, float.class, FloatBuffer.class, ByteBuffer.class));
    FloatBuffer x = FloatBuffer.wrap(new float[] {1, 2, 3}); // copied
    ByteBuffer y = ByteBuffer.allocateDirect(3 * Float.BYTES).order(ByteOrder.nativeOrder()); // shared
    y.asFloatBuffer().put(new float[] {10, 20, 30});
    axpy.invokeExact(2f, x, y);
    System.out.println(y.getFloat(2 * Float.BYTES));
  }
}
