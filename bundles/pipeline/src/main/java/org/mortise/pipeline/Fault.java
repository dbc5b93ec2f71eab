// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassSpec;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Says what somebody's pass did wrong: which pass, of which bundle, and where. A pass may throw anything, also errors:
 * one that was linked against something that is not there, or that asks for more memory than there is, must not end a
 * framework in which others work.
 */
final class Fault {
  private Fault() {}

  /** @param what what was under way, such as {@code internal fault in} */
  static Diagnostic of(String what, PassSpec spec, Object part, Throwable fault, Operation op) {
    return Diagnostic.error(op.location(), text(what, spec, part, fault));
  }

  static String text(String what, PassSpec spec, Object part, Throwable fault) {
    String bundle = bundleOf(part.getClass());
    StackTraceElement[] trace = fault.getStackTrace();
    return what + " pass '" + spec.name() + "'" + (bundle == null ? "" : " of bundle " + bundle) + ": " + fault
        + (trace.length == 0 ? "" : " at " + trace[0])
        + (fault instanceof OutOfMemoryError ? "; give the virtual machine more memory, for example with -Xmx8g" : "");
  }

  /** Name and version; null outside of a framework. */
  static String bundleOf(Class<?> type) {
    try {
      Bundle bundle = FrameworkUtil.getBundle(type);
      return bundle == null ? null : bundle.getSymbolicName() + " " + bundle.getVersion();
    } catch (NoClassDefFoundError plainJava) {
      return null;
    }
  }
}
