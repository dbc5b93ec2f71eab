// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

/** Says that some work takes too long, with the calls at which it was given up as its stack trace. */
public final class Overrun extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final double SECOND = 1000;

  /**
   * @param limit the milliseconds that the work could take
   * @param calls the calls at that time, the innermost first
   */
  public Overrun(long limit, StackTraceElement[] calls) {
    super("not finished after " + limit / SECOND + " s", null, false, true);
    setStackTrace(calls);
  }

  /** Returns the message, since the class means nothing to users. */
  @Override
  public String toString() {
    return getMessage();
  }
}
