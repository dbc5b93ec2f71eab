// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.types.TensorType;

/** Helpers of the bufferization of loops. */
final class LoopBuffers {
  private LoopBuffers() {}

  /** Returns the buffers of initial values, as buffers of the types of the values that they initialize. */
  static List<Value> inits(List<? extends Value> inits, List<? extends Value> initialized, BufferRewriter rewriter) {
    List<Value> buffers = new ArrayList<>(inits.size());
    for (Value init : inits) {
      buffers.add(init.type() instanceof TensorType ? rewriter.buffer(init) : init);
    }
    for (int i = 0; i < buffers.size(); i++) {
      if (inits.get(i).type() instanceof TensorType) {
        Value buffer = buffers.get(i);
        buffers.set(i, rewriter.castIfNeeded(buffer.location(), buffer, rewriter.bufferType(initialized.get(i))));
      }
    }
    return buffers;
  }

  /** Returns whether a value is yielded in the buffer of the argument at {@code index}. */
  static boolean isEquivalent(
      List<? extends Value> arguments, List<? extends Value> yielded, int index, AnalysisState state) {
    return index < arguments.size() && index < yielded.size()
        && state.areEquivalentBufferizedValues(arguments.get(index), yielded.get(index));
  }

  /** Returns whether it is not known that a loop is executed at least once. */
  static boolean mayHaveNoIteration(OpFoldResult lowerBound, OpFoldResult upperBound) {
    Long lower = lowerBound.constantValue();
    Long upper = upperBound.constantValue();
    return lower == null || upper == null || upper <= lower;
  }
}
