// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.ReaderBufferization;

/** The caller reads the returned values. The bufferization of the function replaces them. */
final class ReturnBufferization extends ReaderBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {}
}
