// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.function.Consumer;

/**
 * How a program is executed.
 *
 * @param limits what it may use
 * @param output receives what it prints
 * @param leniency which mistakes give undefined values, and are no errors
 */
public record ExecutionOptions(ExecutionLimits limits, Consumer<CharSequence> output, Leniency leniency) {
  /** Mistakes that give undefined values. */
  public enum Leniency {
    /** None. */
    NONE,
    /** Reading memory that was never written. */
    MEMORY,
    /**
     * The same, and reading a buffer that was handed over to bufferization, which may write to it: the execution stands
     * for all that passes may make of the program.
     */
    BUFFERIZATION,
    /**
     * Reading memory that was never written, and an operation that may be executed speculatively, but is not possible:
     * its results are undefined. Passes move such operations to where their results are not used.
     */
    SPECULATION
  }

  /** The usual limits; what the program prints is dropped. */
  public static final ExecutionOptions DEFAULTS =
      new ExecutionOptions(ExecutionLimits.DEFAULTS, text -> { }, Leniency.NONE);

  /** Returns the same options with other limits. */
  public ExecutionOptions withLimits(ExecutionLimits other) {
    return new ExecutionOptions(other, output, leniency);
  }

  /** Returns the same options with another receiver of what the program prints. */
  public ExecutionOptions withOutput(Consumer<CharSequence> other) {
    return new ExecutionOptions(limits, other, leniency);
  }

  /** Returns the same options with other mistakes that are no errors. */
  public ExecutionOptions withLeniency(Leniency other) {
    return new ExecutionOptions(limits, output, other);
  }
}
