// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import org.mortise.analyses.memory.BufferSizes;
import org.mortise.analyses.memory.LiveBytes;
import org.mortise.analyses.memory.PeakBound;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The cost of the deallocations of a function, lowered or not.
 *
 * @param clones number of operations that allocate a buffer and copy another one into it
 * @param deallocs number of freed buffers, conditionally freed ones included
 * @param checks number of run-time checks of deallocations: conditions, and pairs of buffers that are compared
 * @param peakBytes maximum number of bytes on the heap, by {@link LiveBytes}; negative if unknown
 * @param boundBytes the same if each buffer were freed right after its last use, by {@link PeakBound}
 */
record DeallocationCost(long clones, long deallocs, long checks, long peakBytes, long boundBytes) {
  static DeallocationCost of(Operation function, BufferSizes sizes) {
    long[] counts = new long[3];
    function.walkPreOrder((Operation op) -> {
      counts[0] += isClone(op) ? 1 : 0;
      DeallocOp dealloc = DeallocOp.of(op);
      if (dealloc == null) {
        counts[1] += isDealloc(op) ? 1 : 0;
        counts[2] += LoweredChecks.of(op);
      } else {
        counts[1] += dealloc.memrefs().size();
        counts[2] += checks(dealloc);
      }
    });
    long peak = LiveBytes.peakOf(function, sizes);
    long bound = PeakBound.of(function, sizes);
    // Both are estimates where buffers of different sizes join; no placement is better than the bound.
    return new DeallocationCost(counts[0], counts[1], counts[2], peak, peak < 0 ? bound : Math.min(bound, peak));
  }

  private static boolean isClone(Operation op) {
    CopyOpInterface copy = op.getInterface(CopyOpInterface.class);
    return copy != null && copy.getTarget(op) instanceof OpResult target && target.owner() == op;
  }

  private static boolean isDealloc(Operation op) {
    return op.operandCount() > 0 && op.regionCount() == 0
        && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(0));
  }

  private static long checks(DeallocOp dealloc) {
    long freed = dealloc.memrefs().size();
    long checks = freed * dealloc.retained().size() + freed * (freed - 1) / 2;
    for (int i = 0; i < freed; i++) {
      checks += isTrue(dealloc.conditions().get(i)) ? 0 : 1;
    }
    return checks;
  }

  private static boolean isTrue(Value condition) {
    return Constants.of(condition) instanceof IntegerAttr constant && !constant.isZero();
  }
}
