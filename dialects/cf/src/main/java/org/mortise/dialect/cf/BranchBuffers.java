// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BranchBufferization;
import org.mortise.ir.bufferization.BufferRewriter;

/** The operands of a branch are bufferized together with the arguments of the successor. */
final class BranchBuffers extends BranchBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {}
}
