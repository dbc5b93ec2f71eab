// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.OpOperand;

/** The buffers of operands are neither read nor written, and no result aliases them. */
public abstract class NoAccessBufferization extends ReaderBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return false;
  }
}
