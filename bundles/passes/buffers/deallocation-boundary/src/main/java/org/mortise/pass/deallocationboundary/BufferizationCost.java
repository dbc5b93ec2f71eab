// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import org.mortise.analyses.memory.BufferSizes;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The cost of the bufferization of a function, before buffers are freed. Operations in loops count once. Linear in the
 * function.
 *
 * @param allocations number of operations that allocate a buffer
 * @param copies number of operations that copy a buffer to another one
 * @param copiedBytes number of bytes that these copy; negative if unknown
 */
record BufferizationCost(long allocations, long copies, long copiedBytes) {
  static BufferizationCost of(Operation function, BufferSizes sizes) {
    long[] counts = new long[3];
    boolean[] unknown = {false};
    function.walkPreOrder((Operation op) -> {
      counts[0] += allocates(op) ? 1 : 0;
      CopyOpInterface copy = op.getInterface(CopyOpInterface.class);
      if (copy == null || !(copy.getSource(op).type() instanceof BaseMemRefType)) {
        return;
      }
      long bytes = sizes.bytesOf(copy.getSource(op));
      counts[1]++;
      counts[2] += Math.max(0, bytes);
      unknown[0] |= bytes < 0;
    });
    return new BufferizationCost(counts[0], counts[1], unknown[0] ? BufferSizes.UNKNOWN : counts[2]);
  }

  private static boolean allocates(Operation op) {
    for (OpResult result : op.resultList()) {
      if (op.regionCount() == 0 && MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, result)) {
        return true;
      }
    }
    return false;
  }
}
