// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/** Reductions that all threads of a group execute together. */
final class UniformReductions {
  private UniformReductions() {}

  /** Returns whether the operation is directly in the entry block of a launch. */
  static boolean canMakeUniform(Operation op) {
    Block block = op.block();
    Operation parent = op.parentOp();
    return parent != null && LaunchOp.of(parent) != null && block == op.parentRegion().first();
  }
}
