// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;


/** Checks an operation beyond what its definition declares. */
@FunctionalInterface
public interface Verifier {
  /** Returns the error, or null. Must not change the program. */
  @Nullable Diagnostic verify(Operation op);
}
