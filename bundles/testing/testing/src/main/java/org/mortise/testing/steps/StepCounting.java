// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Runs each test, with the methods before and after it, in the class of the same name loaded by a {@link
 * CountingLoader}. Its instances have the lifetime of the original instances.
 */
final class StepCounting implements InvocationInterceptor {
  private static final ExtensionContext.Namespace NAMESPACE = ExtensionContext.Namespace.create(StepCounting.class);

  @Override
  public void interceptBeforeAllMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    runInstead(original, method, context);
  }

  @Override
  public void interceptBeforeEachMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    runInstead(original, method, context);
  }

  @Override
  public void interceptTestMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    runInstead(original, method, context);
  }

  @Override
  public void interceptTestTemplateMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    runInstead(original, method, context);
  }

  /** Always fails: the tests of a factory would run in the original class, without counting. */
  @Override
  public <T> T interceptTestFactoryMethod(Invocation<T> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    check(method.getTargetClass());
    return original.proceed();
  }

  @Override
  public void interceptAfterEachMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    runInstead(original, method, context);
  }

  @Override
  public void interceptAfterAllMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    runInstead(original, method, context);
  }

  private static void check(Class<?> type) {
    Optional<String> obstacle = CountedTests.obstacle(type);
    if (obstacle.isPresent()) {
      throw new ExtensionConfigurationException(
          "@CountSteps cannot count the steps of the tests in " + type.getName() + ": " + obstacle.get());
    }
  }

  /**
   * Runs a method in the counting class. One loader serves all tests of the process, so classes are instrumented once.
   */
  private static void runInstead(Invocation<Void> original, ReflectiveInvocationContext<Method> method,
      ExtensionContext context) throws Throwable {
    check(method.getTargetClass());
    original.skip();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    CountingLoader loader = context.getRoot().getStore(NAMESPACE).getOrComputeIfAbsent(
        CountingLoader.class, key -> new CountingLoader(before), CountingLoader.class);
    Thread.currentThread().setContextClassLoader(loader); // services of the counting classes are found by it
    try {
      Method executable = method.getExecutable();
      Object instance = Modifier.isStatic(executable.getModifiers()) ? null
          : instance(loader.loadClass(method.getTargetClass().getName()), context);
      run(loader.loadClass(executable.getDeclaringClass().getName()), instance, executable, method.getArguments());
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  /** Returns the instance for the test of a context, or for all tests of its class. */
  private static Object instance(Class<?> type, ExtensionContext context) throws ReflectiveOperationException {
    ExtensionContext owner = context;
    while (context.getTestInstanceLifecycle().equals(Optional.of(Lifecycle.PER_CLASS))
        && owner.getTestMethod().isPresent()) {
      owner = owner.getParent().orElseThrow();
    }
    ExtensionContext.Store instances = owner.getStore(NAMESPACE);
    Object known = instances.get(type);
    if (known != null) {
      return known;
    }
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Object created = constructor.newInstance();
    instances.put(type, created);
    return created;
  }

  private static void run(Class<?> type, @Nullable Object instance, Method original, List<Object> arguments)
      throws ReflectiveOperationException {
    Class<?>[] types = original.getParameterTypes();
    Object[] converted = arguments.toArray();
    for (int i = 0; i < types.length; i++) {
      if (converted[i] instanceof Enum<?> constant) {
        types[i] = Class.forName(types[i].getName(), true, type.getClassLoader());
        converted[i] = constantOf(types[i], constant.ordinal());
      }
    }
    Method method = type.getDeclaredMethod(original.getName(), types);
    method.setAccessible(true);
    method.invoke(instance, converted);
  }

  private static Object constantOf(Class<?> type, int ordinal) {
    return type.getEnumConstants()[ordinal];
  }
}
