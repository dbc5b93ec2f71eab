// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;

/**
 * The dialect or interface implementation of a snapshot that is responsible for an exception. A part owns the calls in
 * the package of its class and below. The innermost call of a third party's part decides, because Mortise's code may
 * fail as a consequence of wrong arguments; without such a call, the innermost call of any part decides.
 *
 * <p>Cost: each call is compared with all parts of the snapshot, which are all created. It is used only after a fault.
 *
 * @param part the name of the part for messages
 * @param type a class of the part
 * @param call the innermost call in the part
 */
record Culprit(String part, Class<?> type, StackTraceElement call) {
  private static final String OURS = "org.mortise.";

  /** Returns the part that is responsible for {@code fault}; null if no part's call is in the stack trace. */
  static @Nullable Culprit of(Snapshot snapshot, Throwable fault) {
    Culprit foreign = null;
    Culprit first = null;
    for (StackTraceElement call : fault.getStackTrace()) {
      foreign = foreign != null ? foreign : owner(snapshot, call, true);
      first = first != null ? first : owner(snapshot, call, false);
    }
    return foreign != null ? foreign : first;
  }

  /**
   * Returns the third party's part that failed when a pass called it; null if the pass itself has the innermost call.
   */
  static @Nullable Culprit calledBy(Class<?> pass, Snapshot snapshot, Throwable fault) {
    for (StackTraceElement call : fault.getStackTrace()) {
      if (owns(pass, call)) {
        return null;
      }
      Culprit foreign = owner(snapshot, call, true);
      if (foreign != null) {
        return foreign;
      }
    }
    return null;
  }

  private static @Nullable Culprit owner(Snapshot snapshot, StackTraceElement call, boolean onlyForeign) {
    for (Dialect dialect : snapshot.dialects()) {
      Class<?> type = dialect.getClass();
      if (owns(type, call) && !(onlyForeign && isOurs(type))) {
        return new Culprit("dialect '" + dialect.namespace() + "'", type, call);
      }
    }
    for (InterfaceAttachment attachment : snapshot.attachments()) {
      Class<?> type = attachment.implementation().getClass();
      if (owns(type, call) && !(onlyForeign && isOurs(type))) {
        return new Culprit("the interfaces of " + type.getPackageName(), type, call);
      }
    }
    return null;
  }

  private static boolean owns(Class<?> type, StackTraceElement call) {
    return call.getClassName().startsWith(type.getPackageName() + ".");
  }

  /** Returns whether a class belongs to Mortise: to a bundle of this release, or to its packages on the class path. */
  private static boolean isOurs(Class<?> type) {
    if (!type.getName().startsWith(OURS) || DeployedBundles.bundleOf(type) != null) {
      return false;
    }
    try {
      Version version = version(type);
      return version == null || version.equals(version(Culprit.class));
    } catch (NoClassDefFoundError plainJava) {
      return true;
    }
  }

  private static @Nullable Version version(Class<?> type) {
    Bundle bundle = FrameworkUtil.getBundle(type);
    return bundle == null ? null : bundle.getVersion();
  }
}
