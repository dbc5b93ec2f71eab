// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

/**
 * The element order by which flang's runtime library finds a maximum or minimum: NaN is chosen only if there is nothing
 * else, and of equal elements the first, or the last.
 *
 * @param sign 1 for the maximum, -1 for the minimum
 * @param isLast whether the last of equal elements is chosen
 */
record Extremum(int sign, boolean isLast) {
  /** Returns whether an element is chosen instead of the best one before it. */
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
