// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

/**
 * The counts of an execution, or the sums of several.
 *
 * @param peakBytes the largest number of bytes that were live on the heap at one time
 * @param conditions the conditions that deallocations tested
 * @param clones the buffers that were cloned
 * @param libraryCalls the calls of the library function that compares buffers
 * @param auxiliary the buffers that were allocated for these calls
 * @param allocations the buffers that were allocated
 * @param operations the operations that were executed
 */
record Counts(long peakBytes, long conditions, long clones, long libraryCalls, long auxiliary, long allocations,
    long operations) {
  static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0, 0);

  Counts plus(Counts other) {
    return new Counts(peakBytes + other.peakBytes, conditions + other.conditions, clones + other.clones,
        libraryCalls + other.libraryCalls, auxiliary + other.auxiliary, allocations + other.allocations,
        operations + other.operations);
  }

  /** Returns the counts in the order of {@link #names}. */
  long[] all() {
    return new long[] {peakBytes, conditions, clones, libraryCalls, auxiliary, allocations, operations};
  }

  static String[] names() {
    return new String[] {"peak bytes", "conditions", "clones", "library calls", "auxiliary",
        "allocations", "operations"};
  }
}
