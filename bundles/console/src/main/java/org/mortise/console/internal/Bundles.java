// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.wiring.FrameworkWiring;

/** What commands and the deployment do with bundles alike. */
public final class Bundles {
  /** Begins the location of a bundle in the folder for deployment; the name of the file follows. */
  public static final String DEPLOYED = "deploy:";
  /** The framework's property with the folder for deployment, if there is one. */
  public static final String FOLDER = "mortise.deploy.folder";

  private static final long PATIENCE = 30;

  private Bundles() {}

  /** The bundle with that number, symbolic name, or symbolic name, blank and version; null if there is none. */
  static Bundle find(BundleContext bundles, String name) throws CommandFailure {
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

  /** The name of the file of a bundle in the folder for deployment. */
  static String deployedFile(Bundle bundle) {
    return bundle.getLocation().substring(DEPLOYED.length()).replace("%20", " ");
  }

  /** Frees the classes of what has gone or changed, and wires those anew that used them. */
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
