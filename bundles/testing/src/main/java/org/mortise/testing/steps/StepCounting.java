// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs each test in a class of the same name that a {@link CountingLoader} has loaded, instead of the original. */
final class StepCounting implements InvocationInterceptor {
  private static final ExtensionContext.Namespace NAMESPACE = ExtensionContext.Namespace.create(StepCounting.class);

  @Override
  public void interceptTestMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> test,
      ExtensionContext context) throws Throwable {
    runInstead(original, test, context);
  }

  @Override
  public void interceptTestTemplateMethod(Invocation<Void> original, ReflectiveInvocationContext<Method> test,
      ExtensionContext context) throws Throwable {
    runInstead(original, test, context);
  }

  /** Runs a test in the counting class. One loader serves all tests of the process, so classes are changed once. */
  private static void runInstead(
      Invocation<Void> original, ReflectiveInvocationContext<Method> test, ExtensionContext context) throws Throwable {
    original.skip();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    CountingLoader loader = context.getRoot().getStore(NAMESPACE).getOrComputeIfAbsent(
        CountingLoader.class, key -> new CountingLoader(before), CountingLoader.class);
    Thread.currentThread().setContextClassLoader(loader); // services of the counting classes are found by it
    try {
      run(loader.loadClass(test.getTargetClass().getName()), test.getExecutable(), test.getArguments());
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  private static void run(Class<?> type, Method original, List<Object> arguments) throws ReflectiveOperationException {
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
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    method.invoke(constructor.newInstance(), converted);
  }

  private static Object constantOf(Class<?> type, int ordinal) {
    return type.getEnumConstants()[ordinal];
  }
}
