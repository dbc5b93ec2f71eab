// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** Receives the remarks of passes. An implementation that serves concurrent runs must be thread-safe. */
@FunctionalInterface
public interface RemarkHandler {
  /**
   * Handles a remark.
   *
   * @param remark the data
   * @param diagnostic the diagnostic that carries it, with the location, the message and the notes
   */
  void handle(Remark remark, Diagnostic diagnostic);
}
