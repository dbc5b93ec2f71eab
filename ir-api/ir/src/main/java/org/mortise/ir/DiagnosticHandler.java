// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** Receives diagnostics. May be called by several threads at once only if its implementation says so. */
@FunctionalInterface
public interface DiagnosticHandler {
  void handle(Diagnostic diagnostic);
}
