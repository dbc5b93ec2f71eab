// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestFactory;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/** The tests that {@link StepCounting} can run in another class than their own. */
final class CountedTests {
  private static final String JUNIT = "org.junit.";

  private CountedTests() {}

  /** Returns why the tests of a class cannot be run in another class of its name; empty if they can. */
  static Optional<String> obstacle(Class<?> type) {
    if (type.getEnclosingClass() != null && !Modifier.isStatic(type.getModifiers())) {
      return Optional.of("the class is an inner class");
    }
    List<Field> set = ReflectionSupport.findFields(type, CountedTests::isSetByJUnit, HierarchyTraversalMode.TOP_DOWN);
    if (!set.isEmpty()) {
      return Optional.of("an extension sets or uses the field " + set.get(0).getName());
    }
    return first(type, TestFactory.class).map(method -> "the method " + method + " is a test factory")
        .or(() -> obstacleOnMethods(type));
  }

  private static Optional<String> obstacleOnMethods(Class<?> type) {
    if (AnnotationSupport.isAnnotated(type, CountSteps.class)) {
      return Optional.empty();
    }
    return first(type, BeforeAll.class).or(() -> first(type, AfterAll.class))
        .map(method -> "the method " + method + " runs once for all tests, so the class must have the annotation");
  }

  private static Optional<Method> first(Class<?> type, Class<? extends Annotation> annotation) {
    List<Method> found = AnnotationSupport.findAnnotatedMethods(type, annotation, HierarchyTraversalMode.TOP_DOWN);
    return found.stream().findFirst();
  }

  private static boolean isSetByJUnit(AnnotatedElement field) {
    for (Annotation annotation : field.getAnnotations()) {
      if (annotation.annotationType().getName().startsWith(JUNIT)) {
        return true;
      }
    }
    return false;
  }
}
