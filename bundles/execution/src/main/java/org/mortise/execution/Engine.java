// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import org.mortise.execution.internal.checked.CheckedExecution;

/** The ways to execute a program. All give the same results where the program is right. */
public enum Engine {
  /**
   * Checks everything: each access to a buffer, each use of an undefined value, and that each buffer is freed once. No
   * program makes it fail by anything but an {@link org.mortise.ir.execution.runtime.ExecutionException}.
   */
  CHECKED {
    @Override
    public Execution begin(Program program, ExecutionOptions options) {
      return new CheckedExecution(program, options);
    }
  };

  /** Begins an execution, whose memory is empty. */
  public abstract Execution begin(Program program, ExecutionOptions options);
}
