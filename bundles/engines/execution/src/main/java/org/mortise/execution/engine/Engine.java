// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.engine;

import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.internal.checked.CheckedExecution;
import org.mortise.execution.internal.compiled.CompiledExecution;

/** The execution engines. All give the same results for valid programs. */
public enum Engine {
  /**
   * Checks each access to a buffer, each use of an undefined value, and that each buffer is freed once. Programs can
   * fail only by an {@link org.mortise.ir.execution.runtime.ExecutionException}.
   */
  CHECKED {
    @Override
    public Execution begin(Program program, ExecutionOptions options) {
      return new CheckedExecution(program, options);
    }
  },
  /**
   * Compiles functions to Java bytecode, for valid and trusted programs. Checked are only that accesses to buffers are
   * inside the Java array of their memory (an index that is out of bounds may access another element of it), and that
   * integers are not divided by zero; these errors, and exhaustion of the memory or stack of the virtual machine, end
   * the execution by an {@link org.mortise.ir.execution.runtime.ExecutionException}. Not checked are undefined values,
   * which are arbitrary; uses of freed memory; whether memory is freed once or at all; the limits of the options.
   * Nothing is counted. Memory never written is 0.
   *
   * <p>A function is compiled when it is first called.
   */
  COMPILED {
    @Override
    public Execution begin(Program program, ExecutionOptions options) {
      return new CompiledExecution(program, options);
    }
  };

  /** Begins an execution, whose memory is empty. */
  public abstract Execution begin(Program program, ExecutionOptions options);
}
