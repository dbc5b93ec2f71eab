// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.felix.service.command.Descriptor;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/** The commands that bundles have registered with Gogo. */
public final class CommandNames {
  public static final String SCOPE = "mortise";

  /** The scope of the framework's own commands, which need not be typed. */
  private static final String VISIBLE = "felix";

  /** A command that prints settings of the framework's service component runtime, under a misleading name. */
  private static final String HIDDEN = "scr:config";

  private static final String SCOPE_PROPERTY = "osgi.command.scope";
  private static final String FUNCTION_PROPERTY = "osgi.command.function";

  private CommandNames() {}

  /** Visits each command. */
  interface Visitor {
    void visit(String scope, String name, ServiceReference<?> reference);
  }

  static void forEach(BundleContext bundles, Visitor visitor) {
    for (ServiceReference<?> reference : references(bundles)) {
      String scope = String.valueOf(reference.getProperty(SCOPE_PROPERTY));
      Object functions = reference.getProperty(FUNCTION_PROPERTY);
      Object[] names = functions instanceof Object[] several ? several : new Object[] {functions};
      for (Object name : names) {
        visitor.visit(scope, String.valueOf(name), reference);
      }
    }
  }

  private static ServiceReference<?>[] references(BundleContext bundles) {
    try {
      ServiceReference<?>[] found = bundles.getAllServiceReferences(
          null, "(&(" + SCOPE_PROPERTY + "=*)(" + FUNCTION_PROPERTY + "=*))");
      return found == null ? new ServiceReference<?>[0] : found;
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Returns all names, sorted. */
  public static Set<String> all(BundleContext bundles) {
    Set<String> names = new TreeSet<>();
    forEach(bundles, (scope, name, reference) -> names.add(name));
    return names;
  }

  /**
   * Returns the names in other scopes as the user types them, sorted, by scope. Framework commands have no scope, and
   * those that a command of Mortise replaces are omitted; all others have their scope.
   *
   * @param replaced the names of Mortise's commands
   */
  static Map<String, Set<String>> outside(BundleContext bundles, Set<String> replaced) {
    Map<String, Set<String>> names = new TreeMap<>();
    forEach(bundles, (scope, name, reference) -> {
      boolean isVisible = scope.equals(VISIBLE);
      boolean isListed = !scope.equals(SCOPE) && !HIDDEN.equals(scope + ":" + name);
      if (isListed && !(isVisible && replaced.contains(name))) {
        names.computeIfAbsent(scope, first -> new TreeSet<>()).add(isVisible ? name : scope + ":" + name);
      }
    });
    return names;
  }

  static String description(Object service, String function) {
    for (Method method : service.getClass().getMethods()) {
      Descriptor descriptor = method.getAnnotation(Descriptor.class);
      if (descriptor != null && isMethodOf(function, method.getName())) {
        return descriptor.value();
      }
    }
    return "";
  }

  /** Returns whether a method implements a function; Gogo puts an underscore before Java keywords. */
  private static boolean isMethodOf(String function, String method) {
    return method.equals(function) || method.equals("_" + function);
  }
}
