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
   * Compiles functions to classes of the Java virtual machine, for programs that are right and trusted. Checked is only
   * that accesses to buffers are inside of the Java array of their memory (an index that is out of bounds may find
   * another element of it), and that integers are not divided by zero; these, and more memory or nested calls than the
   * virtual machine has, end the execution by an {@link org.mortise.ir.execution.runtime.ExecutionException}. Not
   * checked are undefined values, which are arbitrary; the use of freed memory; whether memory is freed once or at all;
   * the limits of the options. Nothing is counted. Memory that was never written is 0.
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
