// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.internal.library;

/**
 * The order of elements by which flang's runtime library searches for a largest or smallest one: what is not a number
 * is taken only if nothing else is there, and the first of equal elements, or the last one, is found.
 *
 * @param sign 1 for the largest element, -1 for the smallest one
 * @param isLast whether the last of equal elements is found
 */
record Extremum(int sign, boolean isLast) {
  /** Returns whether an element is found rather than another one before it. */
  boolean replaces(Number element, Number best) {
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
