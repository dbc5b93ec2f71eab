// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import org.mortise.ir.Operation;

/**
 * A budget of steps for distinguishing the aliases in one function. It is proportional to the number of operations and
 * so large that only functions with many buffers of several origins exhaust it.
 */
final class StepBudget {
  private static final int STEPS_PER_OPERATION = 64;

  private long left;

  private StepBudget(long steps) {
    this.left = steps;
  }

  static StepBudget of(Operation function) {
    long[] operations = new long[1];
    function.walk(op -> {
      operations[0]++;
    });
    return new StepBudget(STEPS_PER_OPERATION * operations[0]);
  }

  void spend(int steps) {
    left -= steps;
  }

  boolean isExhausted() {
    return left <= 0;
  }
}
