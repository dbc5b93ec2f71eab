// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The place in a program at which an unexpected exception was thrown, added to that exception as a suppressed one. The
 * code that visits operations (parsers, the verifier, drivers of patterns, printers, walks) notes it, so that the
 * report of an internal fault has the line of the operation. The innermost note is kept. Without an exception it costs
 * nothing.
 */
public final class FaultPlace extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Location location;

  private FaultPlace(Location location) {
    super("at " + location, null, false, false);
    this.location = location;
  }

  /** Notes that an exception was thrown while {@code op} was processed. */
  public static void note(Throwable fault, @Nullable Operation op) {
    if (op != null) {
      note(fault, op.location());
    }
  }

  /**
   * Notes that an exception was thrown while an operation at {@code location} was processed, unless it has a place. A
   * {@link ParseError} and a cancellation are no faults and get none.
   */
  public static void note(Throwable fault, Location location) {
    if (!(fault instanceof ParseError) && !(fault instanceof CancellationException) && of(fault) == null) {
      fault.addSuppressed(new FaultPlace(location));
    }
  }

  /** Returns the noted place of an exception or of its causes; null if there is none. */
  public static @Nullable Location of(Throwable fault) {
    int depth = 0;
    for (Throwable cause = fault; cause != null && depth < 16; cause = cause.getCause(), depth++) {
      for (Throwable suppressed : cause.getSuppressed()) {
        if (suppressed instanceof FaultPlace place) {
          return place.location;
        }
      }
    }
    return null;
  }
}
