// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/** Checks an operation beyond what its definition declares. */
@FunctionalInterface
public interface Verifier {
  /** Returns what is wrong, or null. Nothing may be changed. */
  Diagnostic verify(Operation op);
}
