// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.OpResult;

/** The buffer of a result is a new allocation. The buffers of operands are read. */
public abstract class AllocationBufferization extends ReaderBufferization {
  @Override
  public boolean bufferizesToAllocation(OpResult result) {
    return true;
  }
}
