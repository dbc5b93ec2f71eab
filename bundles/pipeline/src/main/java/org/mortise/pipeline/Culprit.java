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
 * the package of its class and below it. The innermost call of a third party's part decides, because Mortise's code
 * fails with whatever it is called with; without such a call, the innermost call of any part does.
 *
 * <p>Cost: a look at all parts of the snapshot for each call, and all parts are created. It is used only after a fault.
 *
 * @param part the name of the part for messages
 * @param type a class of the part
 * @param call the innermost call in the part
 */
record Culprit(String part, Class<?> type, StackTraceElement call) {
  private static final String OURS = "org.mortise.";

  /** Returns the part whose innermost call lies in the stack trace of {@code fault}; null if there is none. */
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
   * Returns the part of a third party that a pass called and that failed; null if the innermost call of the pass and of
   * such parts is one of the pass.
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

  /** Returns whether a class is Mortise's own: of a bundle of this release, or on the class path in its packages. */
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
