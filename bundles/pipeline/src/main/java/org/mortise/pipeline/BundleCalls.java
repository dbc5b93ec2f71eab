// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The calls in a stack trace that are in one bundle. The innermost call of a fault is often in Mortise or in the Java
 * library, which the code at fault has called.
 */
final class BundleCalls {
  private static final int MOST = 20;

  private final Class<?> part;
  private final boolean hasOwnLoader;
  private final StringBuilder text = new StringBuilder();
  private int count;

  private BundleCalls(Class<?> part) {
    this.part = part;
    this.hasOwnLoader = Fault.bundleOf(part) != null;
  }

  /**
   * Returns the calls in the bundle of a class, and of the exception's causes, innermost first, each preceded by a line
   * break. Outside a framework, the package of the class and its subpackages represent the bundle.
   */
  static String of(Class<?> part, @Nullable Throwable fault) {
    BundleCalls calls = new BundleCalls(part);
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Throwable one = fault; one != null && seen.add(one); one = one.getCause()) {
      if (one != fault) {
        calls.text.append("\n  caused by ").append(one);
      }
      calls.add(one.getStackTrace());
    }
    if (calls.count > MOST) {
      calls.text.append("\n    ... and ").append(calls.count - MOST).append(" more");
    }
    return calls.count == 0 ? "" : calls.text.toString();
  }

  private void add(StackTraceElement[] trace) {
    StackTraceElement last = null;
    for (StackTraceElement call : trace) {
      boolean isRepeated = call.equals(last); // as in an endless recursion
      last = call;
      if (!isRepeated && isInBundle(call.getClassName()) && ++count <= MOST) {
        text.append("\n    at ").append(call);
      }
    }
  }

  private boolean isInBundle(String name) {
    if (!hasOwnLoader) {
      return name.startsWith(part.getPackageName() + ".");
    }
    try {
      return Class.forName(name, false, part.getClassLoader()).getClassLoader() == part.getClassLoader();
    } catch (ClassNotFoundException | LinkageError | IllegalStateException ofOtherBundle) {
      return false;
    }
  }
}
