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
import org.osgi.framework.wiring.BundleWiring;

/**
 * Explains why an active bundle contributes nothing, although it was built for Mortise or deployed by the user. Other
 * bundles, such as those of the framework, are not examined.
 */
final class IdleBundle {
  private static final String COMPONENTS = "Service-Component";
  private static final String SERVICES = "META-INF/services/";
  private static final String OURS = "org.mortise.";

  private IdleBundle() {}

  /**
   * Returns the reason why {@code bundle} contributes nothing, with a remedy; null if it contributes something, or may
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
    List<String> services = services(bundle);
    if (!isDeployed && services.isEmpty() && !usesMortise(bundle)) {
      return null;
    }
    boolean isIdle = bundle.getRegisteredServices() == null;
    List<String> missing = missingComponents(bundle);
    if (!missing.isEmpty()) {
      return (isIdle ? "contributes nothing: " : "") + "its manifest names the component "
          + String.join(", ", missing) + ", which is not in the jar; build it with bnd, which writes both";
    }
    if (!isIdle || hasHeader(bundle, COMPONENTS) || hasHeader(bundle, Constants.BUNDLE_ACTIVATOR)) {
      return null;
    }
    if (!services.isEmpty()) {
      return "contributes nothing: it has only " + String.join(", ", services) + ", for programs without a framework; "
          + "annotate the classes with @Component, too, and build it with bnd";
    }
    return exportsPackages(bundle) ? null : "contributes nothing: it has no component, no activator and no exported "
        + "package; annotate its classes with @Component, and build it with bnd";
  }

  private static boolean hasHeader(Bundle bundle, String name) {
    return bundle.getHeaders("").get(name) != null;
  }

  private static List<String> services(Bundle bundle) {
    List<String> names = new ArrayList<>();
    for (URL entry : entries(bundle, SERVICES, OURS + "*")) {
      names.add(entry.getPath().substring(1));
    }
    return names;
  }

  /** Asks the wiring, because Felix's {@code Bundle.findEntries} fails for a bundle that is being uninstalled. */
  private static List<URL> entries(Bundle bundle, String folder, String pattern) {
    BundleRevision revision = bundle.adapt(BundleRevision.class);
    BundleWiring wiring = revision == null ? null : revision.getWiring();
    List<URL> found = wiring == null ? null : wiring.findEntries(folder, pattern, 0);
    return found == null ? List.of() : found;
  }

  private static List<String> missingComponents(Bundle bundle) {
    String header = bundle.getHeaders("").get(COMPONENTS);
    if (header == null) {
      return List.of();
    }
    List<String> missing = new ArrayList<>();
    for (String clause : header.split(",")) {
      String path = clause.replaceFirst(";.*", "").strip();
      int slash = path.lastIndexOf('/');
      if (!path.isEmpty() && entries(bundle, path.substring(0, slash + 1), path.substring(slash + 1)).isEmpty()) {
        missing.add(path);
      }
    }
    return missing;
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
