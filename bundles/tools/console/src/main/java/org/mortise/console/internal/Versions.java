// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.TreeSet;
import org.mortise.ir.Reference;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/** Lists the versions of all components, for fault reports. */
public final class Versions {
  private Versions() {}

  public static String of(BundleContext bundles) {
    Bundle framework = bundles.getBundle(Constants.SYSTEM_BUNDLE_LOCATION);
    StringBuilder text = new StringBuilder("mortise ").append(bundles.getBundle().getVersion())
        .append("\nreference MLIR ").append(Reference.VERSION)
        .append("\nframework ").append(BundleDiagnosis.name(framework))
        .append("\nJava ").append(Runtime.version()).append("\nbundles\n");
    TreeSet<String> names = new TreeSet<>();
    for (Bundle bundle : bundles.getBundles()) {
      if (bundle != framework) {
        names.add("  " + BundleDiagnosis.name(bundle) + (isUsed(bundle) ? "" : " (not active)") + "\n");
      }
    }
    names.forEach(text::append);
    return text.toString();
  }

  private static boolean isUsed(Bundle bundle) {
    return bundle.getState() == Bundle.ACTIVE || bundle.getState() == Bundle.STARTING
        || BundleDiagnosis.isFragment(bundle) && bundle.getState() == Bundle.RESOLVED;
  }
}
