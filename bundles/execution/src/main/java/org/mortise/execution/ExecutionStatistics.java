// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.List;
import org.mortise.ir.Location;

/**
 * Counts of the events of an execution. An engine that does not check counts nothing.
 *
 * @param operations the operations that were executed
 * @param loads the elements that were read from buffers
 * @param stores the elements that were written to buffers
 * @param allocations the buffers that were allocated on the heap
 * @param deallocations the buffers that were freed
 * @param clones the buffers that were cloned
 * @param conditions the conditions that deallocations tested
 * @param libraryCalls the deallocations that compared buffers at run time
 * @param peakBytes the largest number of bytes of buffers at one time
 * @param sites what each operation that allocates has done, in the order of the first allocations
 */
public record ExecutionStatistics(long operations, long loads, long stores, long allocations, long deallocations,
    long clones, long conditions, long libraryCalls, long peakBytes, List<Site> sites) {
  /**
   * The buffers that one operation has allocated. Times are numbers of operations since the beginning.
   *
   * @param location the place of the operation
   * @param buffers the number of buffers
   * @param bytes the bytes of all of them
   * @param lived the sum of the times between their allocation and the end of their lives
   * @param unused the part of this time after their last use
   */
  public record Site(Location location, long buffers, long bytes, long lived, long unused) {}
}
