// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/** Thrown if the program is not supported; the diagnostic has the reason and the location. */
final class DeallocationFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic diagnostic;

  DeallocationFailure(@Nullable Operation op, String message) {
    super(message, null, false, false);
    this.diagnostic = op.error(message);
  }

  Diagnostic diagnostic() {
    return diagnostic;
  }
}
