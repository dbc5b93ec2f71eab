// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import org.mortise.ir.Operation;

/**
 * The steps that may be spent on one function to tell its mixed buffers apart: so many per operation that only large
 * functions with many such buffers ever use them up.
 */
final class Effort {
  private static final int STEPS_PER_OPERATION = 64;

  private long left;

  private Effort(long steps) {
    this.left = steps;
  }

  static Effort on(Operation function) {
    long[] operations = new long[1];
    function.walk(op -> {
      operations[0]++;
    });
    return new Effort(STEPS_PER_OPERATION * operations[0]);
  }

  void spend(int steps) {
    left -= steps;
  }

  boolean isUsedUp() {
    return left <= 0;
  }
}
