// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.testing.steps.CountSteps;
import org.mortise.testing.steps.Steps;

@CountSteps
class CountStepsTest extends CountStepsTestBase {
  private static final List<String> OF_CLASS = new ArrayList<>();

  @BeforeAll
  static void addOnce() {
    OF_CLASS.add("once");
  }

  @BeforeEach
  void add(TestInfo test) {
    ofInstance.add(test.getTestMethod().orElseThrow().getName());
  }

  @AfterEach
  void checkCounted() {
    assertThat(Steps.areCountedIn(getClass())).isTrue();
    assertThat(ofInstance).last().isEqualTo("test");
  }

  @AfterAll
  static void checkCountedOnce() {
    assertThat(Steps.areCountedIn(CountStepsTest.class)).isTrue();
    assertThat(OF_CLASS).containsExactly("once");
  }

  private void checkMethodsBefore(String test) {
    assertThat(OF_CLASS).containsExactly("once");
    assertThat(ofInstance).containsExactly("base", test);
    ofInstance.add("test");
  }

  @Test
  void countSteps_methodsBeforeTest_runOnItsInstance() {
    checkMethodsBefore("countSteps_methodsBeforeTest_runOnItsInstance");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void countSteps_methodsBeforeParameterizedTest_runOnItsInstance(int number) {
    assertThat(number).isBetween(1, 2);
    checkMethodsBefore("countSteps_methodsBeforeParameterizedTest_runOnItsInstance");
  }
}
