// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import org.mortise.ir.interfaces.MixedIndices;

/** The values of offsets, sizes or strides, some of which are constants and others operands. */
final class MixedNumbers {
  private final MixedIndices indices;
  /** The position of the first operand among the arguments. */
  private final int first;

  MixedNumbers(MixedIndices indices, int first) {
    this.indices = indices;
    this.first = first;
  }

  /** Returns the position after the last operand. */
  int end() {
    return first + indices.dynamicCount();
  }

  long[] of(Object[] arguments) {
    long[] numbers = new long[indices.size()];
    int next = first;
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = indices.isDynamic(i) ? (Long) arguments[next++] : indices.number(i);
    }
    return numbers;
  }
}
