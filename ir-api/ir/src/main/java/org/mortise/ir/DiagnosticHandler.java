// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * Receives diagnostics. An implementation is called by one thread at a time unless it documents that it is thread-safe.
 */
@FunctionalInterface
public interface DiagnosticHandler {
  void handle(Diagnostic diagnostic);
}
