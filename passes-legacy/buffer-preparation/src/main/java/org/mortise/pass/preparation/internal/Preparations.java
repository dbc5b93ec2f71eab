// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation.internal;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.pass.preparation.BufferPreparation;

/** Code shared by the passes. */
final class Preparations {
  private Preparations() {}

  static void apply(BufferPreparation preparation, Operation module, PassRun run) {
    for (Diagnostic error : preparation.apply(module)) {
      run.emit(error);
    }
  }
}
