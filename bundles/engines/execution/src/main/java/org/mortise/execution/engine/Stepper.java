// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.internal.checked.CheckedExecution;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.execution.runtime.ExecutionException;

/**
 * Executes a function operation by operation, by the checked engine, and shows the values in between. Used by one
 * thread.
 */
public final class Stepper {
  private final CheckedExecution execution;
  private boolean hasEnded;

  /** Begins an execution. */
  public Stepper(Program program, ExecutionOptions options) {
    this.execution = new CheckedExecution(program, options);
  }

  /** Returns the execution, for buffers and statistics. */
  public Execution execution() {
    return execution;
  }

  /** Stops before the first operation of a function. */
  public void begin(Operation function, List<Object> arguments) {
    execution.begin(function, arguments);
    hasEnded = false;
  }

  /**
   * Executes the next operation; an operation with regions only until the next operation begins.
   *
   * @return whether the function has not ended
   * @throws ExecutionException if the program is invalid or exceeds a limit; then the function has ended
   */
  public boolean step() {
    try {
      hasEnded = !execution.step();
    } catch (ExecutionException wrong) {
      hasEnded = true;
      throw wrong;
    }
    return !hasEnded;
  }

  /** Returns whether the function has ended. */
  public boolean hasEnded() {
    return hasEnded;
  }

  /** Returns the next operation and the calls around it, innermost first; empty at the end. */
  public List<Operation> position() {
    return hasEnded ? List.of() : execution.position();
  }

  /** Returns the results of the function. */
  public List<Object> results() {
    return List.of(execution.results());
  }

  /** Returns the current value, represented as in {@link Execution}; null if it was not computed yet. */
  public @Nullable Object value(Value value) {
    return execution.value(value);
  }
}
