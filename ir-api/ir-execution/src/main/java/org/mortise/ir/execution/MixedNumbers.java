// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import org.mortise.ir.interfaces.MixedIndices;

/** The values of offsets, sizes or strides: constants, or arguments of a primitive. */
public final class MixedNumbers {
  private final MixedIndices indices;
  private final int first;

  /** @param first the position of the first operand among the arguments */
  public MixedNumbers(MixedIndices indices, int first) {
    this.indices = indices;
    this.first = first;
  }

  /** Returns the position after the last operand. */
  public int end() {
    return first + indices.dynamicCount();
  }

  /** Returns the numbers. */
  public long[] of(Object[] arguments) {
    long[] numbers = new long[indices.size()];
    int next = first;
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = indices.isDynamic(i) ? (Long) arguments[next++] : indices.number(i);
    }
    return numbers;
  }
}
