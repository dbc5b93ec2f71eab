// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.OpOperand;

/** The buffers of operands, if there are any, are neither read nor written to, and no result has one of them. */
public abstract class NoAccessBufferization extends ReaderBufferization {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return false;
  }
}
