// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.osgi;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;

/**
 * Explains why an active bundle contributes nothing, although it was built for Mortise or deployed by the user. Other
 * bundles, such as bundles of the framework, are not examined.
 */
final class IdleBundle {
  private static final String SERVICES = "META-INF/services/";
  private static final String OURS = "org.mortise.";

  private IdleBundle() {}

  /**
   * Returns the reason why {@code bundle} contributes nothing, with a remedy; null if it contributes a service, or may
   * do so later.
   *
   * @param isDeployed whether the user deployed the bundle
   */
  static @Nullable String reason(Bundle bundle, boolean isDeployed) {
    if (bundle.getState() != Bundle.ACTIVE || bundle.getBundleId() == Constants.SYSTEM_BUNDLE_ID) {
      return null;
    }
    try {
      String reason = reasonOfActive(bundle, isDeployed);
      return bundle.getState() == Bundle.ACTIVE ? reason : null; // it may stop while it is examined
    } catch (IllegalStateException uninstalled) {
      return null;
    }
  }

  private static @Nullable String reasonOfActive(Bundle bundle, boolean isDeployed) {
    if (!isDeployed && !concernsMortise(bundle)) {
      return null;
    }
    List<String> services = services(bundle);
    boolean isIdle = bundle.getRegisteredServices() == null;
    List<String> missing = ComponentFiles.missing(bundle);
    if (!missing.isEmpty()) {
      return (isIdle ? "contributes nothing: " : "") + "its manifest names the component "
          + String.join(", ", missing) + ", which is not in the jar; build it with bnd, which writes both";
    }
    if (!isIdle || ComponentFiles.areDeclaredIn(bundle)
        || bundle.getHeaders("").get(Constants.BUNDLE_ACTIVATOR) != null) {
      return null;
    }
    if (!services.isEmpty()) {
      return "contributes nothing: it has only " + String.join(", ", services) + ", for programs without a framework; "
          + "annotate the classes with @Component, too, and build it with bnd";
    }
    return exportsPackages(bundle) ? null : "contributes nothing: it has no component, no activator and no exported "
        + "package; annotate its classes with @Component, and build it with bnd";
  }

  private static List<String> services(Bundle bundle) {
    List<String> names = new ArrayList<>();
    for (URL entry : ComponentFiles.entries(bundle, SERVICES, OURS + "*")) {
      names.add(entry.getPath().substring(1));
    }
    return names;
  }

  /** Returns whether a bundle uses packages of Mortise, or has services of it for plain Java programs. */
  static boolean concernsMortise(Bundle bundle) {
    return usesMortise(bundle) || !services(bundle).isEmpty();
  }

  private static boolean usesMortise(Bundle bundle) {
    BundleRevision revision = bundle.adapt(BundleRevision.class);
    if (revision == null) {
      return false;
    }
    for (BundleRequirement requirement : revision.getDeclaredRequirements(PackageNamespace.PACKAGE_NAMESPACE)) {
      String filter = requirement.getDirectives().get(Constants.FILTER_DIRECTIVE);
      if (filter != null && filter.contains("=" + OURS)) {
        return true;
      }
    }
    return false;
  }

  private static boolean exportsPackages(Bundle bundle) {
    BundleRevision revision = bundle.adapt(BundleRevision.class);
    return revision != null && !revision.getDeclaredCapabilities(PackageNamespace.PACKAGE_NAMESPACE).isEmpty();
  }
}
