// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;


/** Checks an operation beyond what its definition declares. */
@FunctionalInterface
public interface Verifier {
  /** Returns what is wrong, or null. Nothing may be changed. */
  Diagnostic verify(Operation op);
}
