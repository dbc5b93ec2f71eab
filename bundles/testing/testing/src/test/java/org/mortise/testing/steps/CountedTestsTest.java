// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class CountedTestsTest {
  private static void assertObstacle(Class<?> tests, String reason) {
    assertThat(CountedTests.obstacle(tests)).hasValueSatisfying(text -> assertThat(text).contains(reason));
  }

  @CountSteps
  static class BeforeAllOfClass {
    @BeforeAll
    static void before() {}
  }

  @Test
  void obstacle_methodBeforeAllOfCountedClass_none() {
    assertThat(CountedTests.obstacle(BeforeAllOfClass.class)).isEmpty();
  }

  static class BeforeAllOfMethod {
    @BeforeAll
    static void before() {}
  }

  static class AfterAllOfMethod {
    @AfterAll
    static void after() {}
  }

  @Test
  void obstacle_methodBeforeOrAfterAllOfCountedMethod_isNamed() {
    assertObstacle(BeforeAllOfMethod.class, "before() runs once for all tests");
    assertObstacle(AfterAllOfMethod.class, "after() runs once for all tests");
  }

  static class WithFolder {
    @TempDir
    @Nullable Path folder;
  }

  @Test
  void obstacle_fieldSetByJUnit_isNamed() {
    assertObstacle(WithFolder.class, "sets or uses the field folder");
  }

  static class WithFactory {
    @TestFactory
    Stream<DynamicTest> tests() {
      return Stream.empty();
    }
  }

  @Test
  void obstacle_testFactory_isNamed() {
    assertObstacle(WithFactory.class, "tests() is a test factory");
  }

  class Inner {}

  @Test
  void obstacle_innerClass_isNamed() {
    assertObstacle(Inner.class, "inner class");
  }
}
