// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import org.mortise.ir.BytecodeOutput;

/** What encodings are written to, in both passes over a program: to number values, and to write them. */
abstract class NumberedOutput implements BytecodeOutput {
  private final int version;

  NumberedOutput(int version) {
    this.version = version;
  }

  @Override
  public final int bytecodeVersion() {
    return version;
  }
}
