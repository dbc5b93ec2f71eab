// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;


/** Checks an operation beyond what its definition declares. */
@FunctionalInterface
public interface Verifier {
  /** Returns what is wrong, or null. Nothing may be changed. */
  @Nullable Diagnostic verify(Operation op);
}
