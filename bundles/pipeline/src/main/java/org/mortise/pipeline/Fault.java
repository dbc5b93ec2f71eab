// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassSpec;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Reports an exception in a pass: the pass, its bundle, and the place. A pass may throw anything, including errors. A
 * pass that was linked against a missing class, or that runs out of memory, must not end a framework that runs other
 * work.
 */
final class Fault {
  private Fault() {}

  /**
   * Returns the error that reports a fault. A cancellation is no fault and is thrown again.
   *
   * @param what the current activity, such as {@code internal fault in}
   */
  static Diagnostic of(String what, PassSpec spec, Object part, Throwable fault, Operation op) {
    return Diagnostic.error(op.location(), text(what, spec, part, fault));
  }

  static String text(String what, PassSpec spec, Object part, Throwable fault) {
    if (fault instanceof CancellationException cancelled) {
      throw cancelled;
    }
    String bundle = bundleOf(part.getClass());
    StackTraceElement[] trace = fault.getStackTrace();
    return what + " pass '" + spec.name() + "'" + (bundle == null ? "" : " of bundle " + bundle) + ": " + fault
        + (trace.length == 0 ? "" : " at " + trace[0])
        + (fault instanceof OutOfMemoryError ? "; give the virtual machine more memory, for example with -Xmx8g" : "");
  }

  /** Returns the name and version of the bundle of a class; null for a class on the class path. */
  static @Nullable String bundleOf(Class<?> type) {
    String deployed = DeployedBundles.bundleOf(type);
    if (deployed != null) {
      return deployed;
    }
    try {
      Bundle bundle = FrameworkUtil.getBundle(type);
      return bundle == null ? null : bundle.getSymbolicName() + " " + bundle.getVersion();
    } catch (NoClassDefFoundError plainJava) {
      return null;
    }
  }
}
