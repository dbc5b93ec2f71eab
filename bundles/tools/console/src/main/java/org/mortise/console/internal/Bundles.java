// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.wiring.FrameworkWiring;

/** Bundle operations shared by the console commands and the deployment watcher. */
public final class Bundles {
  private static final long PATIENCE = 30;

  private Bundles() {}

  /**
   * Returns the bundle with a number, a symbolic name, or a symbolic name and a version separated by a space; null if
   * there is none.
   *
   * @throws CommandFailure if several bundles have the symbolic name
   */
  static @Nullable Bundle find(BundleContext bundles, String name) throws CommandFailure {
    if (name.matches("[0-9]{1,18}")) {
      return bundles.getBundle(Long.parseLong(name));
    }
    Bundle found = null;
    for (Bundle bundle : bundles.getBundles()) {
      if (!name.equals(bundle.getSymbolicName()) && !name.equals(BundleDiagnosis.name(bundle))) {
        continue;
      }
      if (found != null) {
        throw new CommandFailure("there are several bundles '" + name + "': take " + found.getBundleId() + " or "
            + bundle.getBundleId());
      }
      found = bundle;
    }
    return found;
  }

  /** Returns the file name of a bundle in the deployment folder. */
  static String deployedFile(Bundle bundle) {
    return bundle.getLocation().substring(BundleDiagnosis.DEPLOYED.length()).replace("%20", " ");
  }

  /**
   * Refreshes removed and updated bundles: releases their old class loaders and rewires the bundles that depend on
   * them.
   */
  public static void refresh(BundleContext bundles) {
    CountDownLatch done = new CountDownLatch(1);
    bundles.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).adapt(FrameworkWiring.class)
        .refreshBundles(null, event -> done.countDown());
    try {
      done.await(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
