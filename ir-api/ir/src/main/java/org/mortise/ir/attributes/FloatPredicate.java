// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

/**
 * A comparison of floating-point numbers.
 *
 * @param ifLess the result if the left number is less
 * @param ifEqual the result if they are equal
 * @param ifGreater the result if the left number is greater
 * @param ifUnordered the result if a number is NaN
 */
public record FloatPredicate(boolean ifLess, boolean ifEqual, boolean ifGreater, boolean ifUnordered) {
  /** Returns the result; numbers of narrower formats are given as {@code double}. */
  public boolean test(double a, double b) {
    return a < b ? ifLess : a == b ? ifEqual : a > b ? ifGreater : ifUnordered;
  }
}
