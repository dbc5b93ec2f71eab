// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.engine;

import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.internal.checked.CheckedExecution;

/** {@link Engine#CHECKED}. */
final class CheckedEngine implements Engine {
  @Override
  public String name() {
    return "checked";
  }

  @Override
  public String summary() {
    return "reports each error (the default)";
  }

  @Override
  public ExecutionLimits limits() {
    return ExecutionLimits.DEFAULTS;
  }

  @Override
  public Execution begin(Program program, ExecutionOptions options) {
    return new CheckedExecution(program, options);
  }

  @Override
  public String toString() {
    return name();
  }
}
