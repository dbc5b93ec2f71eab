// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.List;
import org.mortise.ir.Location;

/**
 * Event counts of an execution. Times are numbers of operations since its beginning; memory is heap memory allocated by
 * the program. An engine without checks counts nothing.
 *
 * @param operations the executed operations, and the elements processed by single operations
 * @param loads the elements read from buffers
 * @param stores the elements written to buffers
 * @param allocations the buffers allocated on the heap, including clones
 * @param deallocations the freed buffers
 * @param clones the cloned buffers
 * @param conditions the conditions tested by deallocations
 * @param libraryCalls the calls of the library function that decides which of several buffers are freed
 * @param memory the live bytes over time
 * @param sites the effect of each allocating operation, in the order of the first allocations
 */
public record ExecutionStatistics(long operations, long loads, long stores, long allocations, long deallocations,
    long clones, long conditions, long libraryCalls, MemoryCurve memory, List<Site> sites) {
  /** The statistics of an execution that counts nothing. */
  public static final ExecutionStatistics NOTHING =
      new ExecutionStatistics(0, 0, 0, 0, 0, 0, 0, 0, new MemoryCurve(1, List.of()), List.of());

  /** Returns the largest number of bytes that were live at one time. */
  public long peakBytes() {
    return memory.peak();
  }

  /**
   * The buffers allocated by one operation. A buffer that is never freed is live until now.
   *
   * @param location the location of the operation
   * @param buffers the number of buffers
   * @param bytes their total size
   * @param freed the number of freed buffers
   * @param firstAllocated the time of the first allocation
   * @param lastUsed the time of the last read or write, or of the allocation of an unused buffer
   * @param lastFreed the time of the last deallocation; -1 if none
   * @param lived the sum of their lifetimes
   * @param unused the part of these after the last use of each buffer
   */
  public record Site(Location location, long buffers, long bytes, long freed, long firstAllocated, long lastUsed,
      long lastFreed, long lived, long unused) {}
}
