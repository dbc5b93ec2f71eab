// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The operation at which an unexpected exception was thrown, added to that exception as a suppressed exception. Code
 * that visits operations (parsers, the verifier, drivers of patterns, printers, walks) records it, so that the report
 * of an internal fault has the line of the operation. The innermost location is kept. Costs nothing without an
 * exception.
 */
public final class FaultPlace extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Location location;

  private FaultPlace(Location location) {
    super("at " + location, null, false, false);
    this.location = location;
  }

  /** Records that an exception was thrown while {@code op} was processed. */
  public static void note(Throwable fault, @Nullable Operation op) {
    if (op != null) {
      note(fault, op.location());
    }
  }

  /**
   * Records that an exception was thrown while an operation at {@code location} was processed, unless it has a
   * location. Nothing is recorded for a {@link ParseError} or a cancellation.
   */
  public static void note(Throwable fault, Location location) {
    if (!(fault instanceof ParseError) && !(fault instanceof CancellationException) && of(fault) == null) {
      fault.addSuppressed(new FaultPlace(location));
    }
  }

  /** Returns the recorded location of an exception or of its causes; null if there is none. */
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
