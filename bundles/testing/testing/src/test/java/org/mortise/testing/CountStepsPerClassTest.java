// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.mortise.testing.steps.CountSteps;

@CountSteps
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CountStepsPerClassTest {
  private int tests;

  @Test
  void countSteps_oneInstanceForClass_isKept() {
    tests++;
  }

  @RepeatedTest(2)
  void countSteps_oneInstanceForRepetitions_isKept() {
    tests++;
  }

  @AfterAll
  void checkInstance() {
    assertThat(tests).isEqualTo(3);
  }
}
