// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.internal.library;

import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.ValueFormat;

/**
 * The search for a largest or smallest element, as flang's runtime library does it: what is not a number is taken only
 * if nothing else is there, and the first of equal elements, or the last one, is found.
 *
 * @param sign 1 for the largest element, -1 for the smallest one
 * @param isLast whether the last of equal elements is found
 */
record Extremum(int sign, boolean isLast) {
  /** Returns the position of the element; -1 if the array is empty. */
  long positionIn(Descriptor array, Machine machine) {
    ValueFormat format = ValueFormat.of(array.elementType());
    long position = -1;
    Number best = null;
    for (long i = 0; i < array.count(); i++) {
      Number element = (Number) ReductionFunctions.element(array, i, format, machine);
      if (best == null || replaces(element, best)) {
        best = element;
        position = i;
      }
    }
    return position;
  }

  private boolean replaces(Number element, Number best) {
    if (element instanceof Long number) {
      int order = sign * Long.compare(number, (Long) best);
      return order > 0 || order == 0 && isLast;
    }
    double number = element.doubleValue();
    double previous = best.doubleValue();
    if (Double.isNaN(previous)) {
      return isLast || !Double.isNaN(number);
    }
    return number == previous ? isLast : sign * number > sign * previous;
  }
}
