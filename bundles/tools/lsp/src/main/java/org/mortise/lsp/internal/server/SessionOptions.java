// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

/**
 * How to speak with an editor.
 *
 * @param isScript whether the input is a script of messages without headers, which are answered one after the other
 * @param isPretty whether the messages are indented
 * @param isVerbose whether all messages are logged
 * @param checkLimit milliseconds that the check of a small document may take
 */
public record SessionOptions(boolean isScript, boolean isPretty, boolean isVerbose, long checkLimit) {
  private static final long CHECK_LIMIT = 5000;

  /** Creates options with the usual limit. */
  public SessionOptions(boolean isScript, boolean isPretty, boolean isVerbose) {
    this(isScript, isPretty, isVerbose, CHECK_LIMIT);
  }
}
