// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.execution.runtime.Machine;

/**
 * The vectors of an array along one of its dimensions, in Fortran's order of the other dimensions.
 *
 * @param extents the extents of the other dimensions
 * @param length the number of elements of each vector
 * @param inner the stride of the elements of a vector
 */
record Slices(long[] extents, long length, long inner) {
  /** @param number the number of the dimension, from 1 */
  static Slices of(Descriptor array, long number, Machine machine) {
    if (number < 1 || number > array.rank()) {
      throw machine.fault("has dimension " + number + " for an array of rank " + array.rank());
    }
    int dimension = (int) number - 1;
    long[] extents = new long[array.rank() - 1];
    long inner = 1;
    for (int i = 0; i < extents.length; i++) {
      extents[i] = array.extents()[i < dimension ? i : i + 1];
      inner *= i < dimension ? extents[i] : 1;
    }
    return new Slices(extents, array.extents()[dimension], inner);
  }

  long position(long vector, long element) {
    return vector % inner + vector / inner * inner * length + element * inner;
  }
}
