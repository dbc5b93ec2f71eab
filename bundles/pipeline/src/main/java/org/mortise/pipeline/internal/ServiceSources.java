// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.Filter;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;

/**
 * Finds the bundles that could provide a missing service of a component: bundles that register it with other properties
 * or for another version of its class, bundles whose components are not created, and bundles that are not started.
 */
final class ServiceSources {
  private static final String SERVICE_NAMESPACE = "osgi.service";

  private final BundleContext bundles;
  private final ServiceComponentRuntime runtime;

  ServiceSources(BundleContext bundles, ServiceComponentRuntime runtime) {
    this.bundles = bundles;
    this.runtime = runtime;
  }

  /**
   * Returns why a service is missing, and the remedy.
   *
   * @param dependent the component without the service
   * @param type the interface of the service
   * @param target the filter that its properties must match, if any
   */
  String explain(String dependent, String type, @Nullable String target) {
    Filter filter;
    try {
      filter = target == null ? null : FrameworkUtil.createFilter(target);
    } catch (InvalidSyntaxException malformed) {
      return "and this is no filter (" + malformed.getMessage() + "); correct the target of the reference";
    }
    List<String> registered = registered(type, filter);
    if (!registered.isEmpty()) {
      return String.join(", ", registered);
    }
    for (ComponentDescriptionDTO component : runtime.getComponentDescriptionDTOs()) {
      if (!component.name.equals(dependent) && List.of(component.serviceInterfaces).contains(type)) {
        Bundle provider = bundles.getBundle(component.bundle.id);
        return "which component " + component.name + (provider == null ? "" : " of " + BundleDiagnosis.name(provider))
            + " provides, which is not created itself";
      }
    }
    for (Bundle bundle : bundles.getBundles()) {
      if (bundle.getState() != Bundle.ACTIVE && declares(bundle, type)) {
        return "which " + BundleDiagnosis.name(bundle) + " provides, which is not started; start bundle "
            + bundle.getBundleId();
      }
    }
    return "which no bundle provides; deploy a bundle that provides it";
  }

  /** Returns for each registered service of the type why it does not satisfy the reference. */
  private List<String> registered(String type, @Nullable Filter filter) {
    List<String> reasons = new ArrayList<>();
    ServiceReference<?>[] services;
    try {
      services = bundles.getAllServiceReferences(type, null);
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
    if (services != null) {
      for (ServiceReference<?> service : services) {
        Bundle provider = service.getBundle();
        if (provider != null) {
          reasons.add("which " + BundleDiagnosis.name(provider) + " provides "
              + (filter == null || filter.match(service) ? "for another version of that class; build both bundles "
              + "against the same one" : "with other properties"));
        }
      }
    }
    return reasons;
  }

  private static boolean declares(Bundle bundle, String type) {
    BundleRevision revision = bundle.adapt(BundleRevision.class);
    if (revision == null) {
      return false;
    }
    for (BundleCapability capability : revision.getDeclaredCapabilities(SERVICE_NAMESPACE)) {
      Object types = capability.getAttributes().get(Constants.OBJECTCLASS);
      if (type.equals(types) || types instanceof List<?> several && several.contains(type)) {
        return true;
      }
    }
    return false;
  }
}
