// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import org.mortise.analyses.memory.AddressLists;
import org.mortise.analyses.memory.BufferSizes;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * The use of the heap by the functions of a program, estimated without executing it.
 *
 * @param allocations the number of heap allocations, without calls and allocations for run-time checks
 * @param peakBytes the maximum number of bytes on the heap of a single function; negative if unknown
 * @param boundBytes {@code peakBytes} if each buffer were freed right after its last use
 */
public record HeapUse(long allocations, long peakBytes, long boundBytes) {
  /** An unknown number of bytes. */
  public static final long UNKNOWN = BufferSizes.UNKNOWN;

  /**
   * Computes the use by the functions inside {@code module}.
   *
   * @param extent the assumed size of dynamic dimensions; negative if unknown
   */
  public static HeapUse of(Operation module, long extent) {
    BufferSizes sizes = new BufferSizes(extent);
    long allocations = 0;
    long peak = 0;
    long bound = 0;
    boolean isUnknown = false;
    for (Operation function : Road.functionsIn(module)) {
      long[] count = {-AddressLists.in(function).size()};
      function.walkPreOrder((Operation op) -> {
        count[0] += op.implementsInterface(CallOpInterface.class) ? 0 : BufferSizes.allocatedBy(op).size();
      });
      DeallocationCost cost = DeallocationCost.of(function, sizes);
      allocations += count[0];
      isUnknown |= cost.peakBytes() < 0 || cost.boundBytes() < 0;
      peak = Math.max(peak, cost.peakBytes());
      bound = Math.max(bound, cost.boundBytes());
    }
    return new HeapUse(allocations, isUnknown ? UNKNOWN : peak, isUnknown ? UNKNOWN : bound);
  }
}
