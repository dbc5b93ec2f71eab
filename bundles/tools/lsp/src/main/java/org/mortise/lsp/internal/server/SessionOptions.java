// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

/**
 * The options of a session with an editor.
 *
 * @param isScript whether the input is a script of messages without headers, which are answered in sequence
 * @param isPretty whether the messages are indented
 * @param isVerbose whether all messages are logged
 * @param checkLimit the time limit for checking a small document, in milliseconds
 */
public record SessionOptions(boolean isScript, boolean isPretty, boolean isVerbose, long checkLimit) {
  private static final long CHECK_LIMIT = 5000;

  /** Creates options with the usual limit. */
  public SessionOptions(boolean isScript, boolean isPretty, boolean isVerbose) {
    this(isScript, isPretty, isVerbose, CHECK_LIMIT);
  }
}
