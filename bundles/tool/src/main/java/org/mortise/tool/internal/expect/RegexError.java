// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool.internal.expect;

/** A regular expression is malformed; the message says how, in the words of LLVM's tools. */
final class RegexError extends Exception {
  private static final long serialVersionUID = 1L;

  RegexError(String message) {
    super(message);
  }
}
