// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

/** Reports work that exceeded its time limit, with the calls at which it was abandoned as stack trace. */
public final class Overrun extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final double SECOND = 1000;

  /**
   * @param limit the time limit of the work, in milliseconds
   * @param calls the calls at that time, the innermost first
   */
  public Overrun(long limit, StackTraceElement[] calls) {
    super("not finished after " + limit / SECOND + " s", null, false, true);
    setStackTrace(calls);
  }

  /** Returns only the message, since the class is irrelevant to users. */
  @Override
  public String toString() {
    return getMessage();
  }
}
