// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.function.Consumer;

/**
 * The options of an execution.
 *
 * @param limits the resource limits
 * @param output receives the printed text
 * @param leniency the mistakes that give undefined values instead of errors
 */
public record ExecutionOptions(ExecutionLimits limits, Consumer<CharSequence> output, Leniency leniency) {
  /** The mistakes that give undefined values. */
  public enum Leniency {
    /** None. */
    NONE,
    /** Reading memory that was never written. */
    MEMORY,
    /**
     * The same, and reads of a buffer that was transferred to bufferization, which may write to it: the execution
     * represents all possible results of passes.
     */
    BUFFERIZATION,
    /**
     * Reading memory that was never written, and an operation that may be executed speculatively, but is not possible:
     * its results are undefined. Passes move such operations to where their results are not used.
     */
    SPECULATION
  }

  /** The default limits; printed text is dropped. */
  public static final ExecutionOptions DEFAULTS =
      new ExecutionOptions(ExecutionLimits.DEFAULTS, text -> { }, Leniency.NONE);

  /** Returns these options with other limits. */
  public ExecutionOptions withLimits(ExecutionLimits other) {
    return new ExecutionOptions(other, output, leniency);
  }

  /** Returns these options with another receiver of printed text. */
  public ExecutionOptions withOutput(Consumer<CharSequence> other) {
    return new ExecutionOptions(limits, other, leniency);
  }

  /** Returns these options with another leniency. */
  public ExecutionOptions withLeniency(Leniency other) {
    return new ExecutionOptions(limits, output, other);
  }
}
