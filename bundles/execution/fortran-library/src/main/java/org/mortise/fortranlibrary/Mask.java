// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Absent;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.ValueFormat;

/** The optional mask argument: an array of the same shape, or one value for all elements. */
final class Mask {
  private final @Nullable Descriptor values;
  private final @Nullable ValueFormat format;

  private Mask(@Nullable Descriptor values) {
    this.values = values;
    this.format = values == null ? null : ValueFormat.of(values.elementType());
  }

  /** Returns the mask of an array. */
  static Mask of(Object argument, Descriptor array, Machine machine) {
    if (argument == Absent.VALUE) {
      return new Mask(null);
    }
    Descriptor values = Descriptor.of(argument, machine);
    if (values.rank() != 0 && !Arrays.equals(values.extents(), array.extents())) {
      throw machine.fault("has a mask of the shape " + Arrays.toString(values.extents()) + " for an array of the shape "
          + Arrays.toString(array.extents()));
    }
    return new Mask(values);
  }

  /** Returns whether the element at a position in Fortran's order is chosen. */
  boolean chooses(long position, Machine machine) {
    return values == null || format == null
        || (Long) ReductionFunctions.element(values, values.rank() == 0 ? 0 : position, format, machine) != 0;
  }
}
