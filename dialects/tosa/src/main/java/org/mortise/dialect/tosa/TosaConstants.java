// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.attributes.DenseNumbersAttr;

/** Reads constants. */
final class TosaConstants {
  private TosaConstants() {}

  /** Returns the integers of a constant of an integer type. */
  static long[] integers(DenseNumbersAttr elements) {
    long[] numbers = new long[(int) elements.numElements()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = elements.longAt(i);
    }
    return numbers;
  }
}
