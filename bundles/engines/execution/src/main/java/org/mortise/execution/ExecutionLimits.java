// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

/**
 * The budgets of an execution. A program that needs more ends with an error.
 *
 * @param steps the number of operations that are executed, and of elements that single operations work on
 * @param bytes the memory that is in use at one time
 * @param calls the number of nested calls
 */
public record ExecutionLimits(long steps, long bytes, int calls) {
  /**
   * Enough for real programs: a minute, a gigabyte but at most half of the memory of the virtual machine, and a hundred
   * thousand calls.
   */
  public static final ExecutionLimits DEFAULTS =
      new ExecutionLimits(4_000_000_000L, Math.min(1L << 30, Runtime.getRuntime().maxMemory() / 2), 100_000);

  /** The same for programs that are compiled, which take about a hundredth of the time for a step. */
  public static final ExecutionLimits COMPILED_DEFAULTS =
      new ExecutionLimits(100 * DEFAULTS.steps(), DEFAULTS.bytes(), DEFAULTS.calls());

  /** Returns multiplied limits; they saturate. */
  public ExecutionLimits times(int factor) {
    return new ExecutionLimits(times(steps, factor, Long.MAX_VALUE), times(bytes, factor, Long.MAX_VALUE),
        (int) times(calls, factor, Integer.MAX_VALUE));
  }

  private static long times(long limit, int factor, long most) {
    return limit > most / factor ? most : limit * factor;
  }
}
