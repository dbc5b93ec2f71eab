// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import org.mortise.ir.execution.code.Instruction;

/** Estimates of the bytes that instructions take in a method. */
final class Cost {
  private static final int BASE = 12;
  private static final int PER_OPERAND = 8;

  private Cost() {}

  static int of(Instruction instruction) {
    RegisterAccess access = RegisterAccess.of(instruction);
    return BASE + PER_OPERAND * (access.reads().size() + access.writes().size() + access.targets().size());
  }
}
