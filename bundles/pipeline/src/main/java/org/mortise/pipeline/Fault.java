// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.PassSpec;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Reports an exception in a pass: the pass, its bundle, and the calls in the bundle. A pass may throw anything,
 * including errors. A pass that was linked against a missing class, or that runs out of memory, must not end a
 * framework that runs other work.
 */
final class Fault {
  private Fault() {}

  /**
   * Returns the error that reports a fault, at the operation that was being processed, otherwise at {@code op}. A
   * cancellation is no fault and is thrown again.
   *
   * @param what the current activity, such as {@code internal fault in}
   */
  static Diagnostic of(String what, PassSpec spec, Object part, Throwable fault, Operation op) {
    Location place = FaultPlace.of(fault);
    return addCalls(Diagnostic.error(place == null || place instanceof UnknownLoc ? op.location() : place,
        text(what, spec, part, fault)), part.getClass(), fault);
  }

  /** Sets the fault of an error, adds a note with the calls in the bundle of a class, and returns the error. */
  static Diagnostic addCalls(Diagnostic error, Class<?> thrower, @Nullable Throwable fault) {
    String calls = BundleCalls.of(thrower, fault);
    return calls.isEmpty() ? error.withFault(fault)
        : error.withFault(fault).note(error.location(), "calls in the bundle at fault:" + calls);
  }

  static String text(String what, PassSpec spec, Object part, Throwable fault) {
    return text(what + " pass '" + spec.name() + "'", part.getClass(), fault);
  }

  static String text(String what, Class<?> thrower, Throwable fault) {
    if (fault instanceof CancellationException cancelled) {
      throw cancelled;
    }
    String bundle = bundleOf(thrower);
    StackTraceElement[] trace = fault.getStackTrace();
    return what + (bundle == null ? "" : " of bundle " + bundle) + ": " + fault
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
