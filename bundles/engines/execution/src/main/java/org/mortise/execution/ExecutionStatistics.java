// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.List;
import org.mortise.ir.Location;

/**
 * Counts of the events of an execution. Times are numbers of operations since its beginning. Memory is that on the heap
 * which the program has allocated. An engine that does not check counts nothing.
 *
 * @param operations the operations that were executed, and the elements that single ones worked on
 * @param loads the elements that the program read from buffers
 * @param stores the elements that the program wrote to buffers
 * @param allocations the buffers that were allocated on the heap, clones among them
 * @param deallocations the buffers that were freed
 * @param clones the buffers that were cloned
 * @param conditions the conditions that deallocations tested
 * @param libraryCalls the calls of the library function that decides which of several buffers are freed
 * @param memory the bytes that were live over time
 * @param sites what each operation that allocates has done, in the order of the first allocations
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
   * The buffers that one operation has allocated. The life of a buffer that is never freed lasts until now.
   *
   * @param location the place of the operation
   * @param buffers the number of buffers
   * @param bytes the bytes of all of them
   * @param freed the number of those that were freed
   * @param firstAllocated when the first one was allocated
   * @param lastUsed when one was last read or written; the time of its allocation counts if it was not used
   * @param lastFreed when the last one was freed; -1 if none was
   * @param lived the sum of the times between their allocation and the end of their lives
   * @param unused the part of this time after the last use of each
   */
  public record Site(Location location, long buffers, long bytes, long freed, long firstAllocated, long lastUsed,
      long lastFreed, long lived, long unused) {}
}
