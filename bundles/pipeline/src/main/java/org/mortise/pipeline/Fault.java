// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisCatalog;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.pass.PassSpec;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Reports an exception in a pass: the pass, its bundle, and the calls in the bundle. If a third party's dialect or
 * interface implementation threw the exception when the pass called it, the error names that part. A pass may throw any
 * exception or error: a pass that was linked against a missing class, or that runs out of memory, must not end a
 * framework that runs other work.
 */
final class Fault {
  private static final String CALLED = "internal fault in ";

  private Fault() {}

  /**
   * Returns the error that reports a fault, at the operation that was being processed, otherwise at {@code op}. A
   * cancellation is rethrown.
   *
   * @param what the current activity, such as {@code internal fault in}
   */
  static Diagnostic of(String what, PassSpec spec, Object part, Throwable fault, Operation op) {
    Location known = FaultPlace.of(fault);
    Location place = known == null || known instanceof UnknownLoc ? op.location() : known;
    Culprit culprit = culprit(op.context(), part.getClass(), fault);
    if (culprit != null) {
      String text = text(CALLED + culprit.part(), culprit.type(), ", called by pass '" + spec.name() + "'", fault);
      return addCalls(Diagnostic.error(place, text), culprit.type(), fault);
    }
    return addCalls(Diagnostic.error(place, text(what, spec, part, fault)), part.getClass(), fault);
  }

  /** Returns the third party's part that failed when the pass called it; null if the pass itself is responsible. */
  private static @Nullable Culprit culprit(Context context, Class<?> pass, Throwable fault) {
    if (fault instanceof OutOfMemoryError || !(context.extension(AnalysisCatalog.class) instanceof Snapshot snapshot)) {
      return null;
    }
    return Culprit.calledBy(pass, snapshot, fault);
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
    return text(what, thrower, "", fault);
  }

  private static String text(String what, Class<?> thrower, String caller, Throwable fault) {
    if (fault instanceof CancellationException cancelled) {
      throw cancelled;
    }
    String bundle = bundleOf(thrower);
    StackTraceElement[] trace = fault.getStackTrace();
    return what + (bundle == null ? "" : " of bundle " + bundle) + caller + ": " + fault
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
