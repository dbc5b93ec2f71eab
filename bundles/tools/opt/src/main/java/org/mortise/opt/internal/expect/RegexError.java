// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.expect;

/** Reports a malformed regular expression, with a message worded as in LLVM's tools. */
public final class RegexError extends Exception {
  private static final long serialVersionUID = 1L;

  RegexError(String message) {
    super(message);
  }
}
