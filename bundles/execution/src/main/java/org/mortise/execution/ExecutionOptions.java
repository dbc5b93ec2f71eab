// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.function.Consumer;

/**
 * How a program is executed.
 *
 * @param limits what it may use
 * @param output receives what it prints
 * @param allowsUnwritten whether reading memory that was never written gives an undefined value, and is no error
 */
public record ExecutionOptions(ExecutionLimits limits, Consumer<CharSequence> output, boolean allowsUnwritten) {
  /** The usual limits; what the program prints is dropped. */
  public static final ExecutionOptions DEFAULTS =
      new ExecutionOptions(ExecutionLimits.DEFAULTS, text -> { }, false);

  /** Returns the same options with other limits. */
  public ExecutionOptions withLimits(ExecutionLimits other) {
    return new ExecutionOptions(other, output, allowsUnwritten);
  }

  /** Returns the same options with another receiver of what the program prints. */
  public ExecutionOptions withOutput(Consumer<CharSequence> other) {
    return new ExecutionOptions(limits, other, allowsUnwritten);
  }

  /** Returns the same options, in which memory that was never written may be read or not. */
  public ExecutionOptions withUnwritten(boolean isAllowed) {
    return new ExecutionOptions(limits, output, isAllowed);
  }
}
