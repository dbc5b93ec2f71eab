// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.mortise.pipeline.osgi.ComponentFiles;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentConfigurationDTO;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;
import org.osgi.service.component.runtime.dto.ReferenceDTO;
import org.osgi.service.component.runtime.dto.UnsatisfiedReferenceDTO;

/**
 * Explains why Declarative Services has not created components of active bundles: a reference without service, a
 * missing configuration, a constructor that fails, or an unreadable description. Examines bundles that the user has
 * deployed or that use Mortise. Components that offer a service and fail on creation are found by {@link
 * ComponentFailures}. Disabled components are intended and not reported.
 *
 * <p>Cost: a query of all components, and for each problem a search of the services and components of all bundles. The
 * descriptions of deployed bundles are parsed.
 */
final class ComponentDiagnosis {
  private static final String REQUIRED = "require";

  private final BundleContext bundles;
  private final BundleDiagnosis diagnosis;

  ComponentDiagnosis(BundleContext bundles, BundleDiagnosis diagnosis) {
    this.bundles = bundles;
    this.diagnosis = diagnosis;
  }

  /** Returns one message for each component that is not created. */
  List<String> problems() {
    ServiceReference<ServiceComponentRuntime> reference = bundles.getServiceReference(ServiceComponentRuntime.class);
    ServiceComponentRuntime runtime = reference == null ? null : bundles.getService(reference);
    if (runtime == null) {
      return List.of();
    }
    try {
      List<String> problems = new ArrayList<>();
      for (Bundle bundle : bundles.getBundles()) {
        if (bundle.getState() == Bundle.ACTIVE && diagnosis.concernsMortise(bundle)) {
          add(problems, runtime, bundle);
        }
      }
      return problems;
    } catch (IllegalStateException uninstalled) {
      return List.of(); // a bundle is changing, which triggers another diagnosis
    } finally {
      bundles.ungetService(reference);
    }
  }

  private void add(List<String> problems, ServiceComponentRuntime runtime, Bundle bundle) {
    String provider = BundleDiagnosis.name(bundle) + ": ";
    Collection<ComponentDescriptionDTO> components = runtime.getComponentDescriptionDTOs(bundle);
    Set<String> known = new HashSet<>();
    for (ComponentDescriptionDTO component : components) {
      known.add(component.name);
      String reason = runtime.isComponentEnabled(component) ? reason(runtime, component) : null;
      if (reason != null) {
        problems.add(provider + "component " + component.name + " is not created: " + reason);
      }
    }
    if (diagnosis.isDeployed(bundle) || components.size() < ComponentFiles.of(bundle).size()) {
      ComponentFiles.problems(bundle, known).forEach(problem -> problems.add(provider + problem));
    }
  }

  private @Nullable String reason(ServiceComponentRuntime runtime, ComponentDescriptionDTO component) {
    Collection<ComponentConfigurationDTO> configurations = runtime.getComponentConfigurationDTOs(component);
    if (configurations.isEmpty()) {
      return REQUIRED.equals(component.configurationPolicy) ? needsConfiguration(component) : null;
    }
    for (ComponentConfigurationDTO configuration : configurations) {
      if (configuration.state == ComponentConfigurationDTO.UNSATISFIED_CONFIGURATION) {
        return needsConfiguration(component);
      }
      if (configuration.state == ComponentConfigurationDTO.UNSATISFIED_REFERENCE) {
        return needsServices(runtime, component, configuration);
      }
      if (configuration.state == ComponentConfigurationDTO.FAILED_ACTIVATION
          && component.serviceInterfaces.length == 0) {
        return ComponentFailures.cause(configuration.failure) + "; fix its constructor, or remove the bundle";
      }
    }
    return null;
  }

  private static String needsConfiguration(ComponentDescriptionDTO component) {
    String pid = component.configurationPid.length == 0 ? component.name : component.configurationPid[0];
    return "it requires a configuration, and there is none with the PID " + pid + "; deploy a file " + pid + ".cfg";
  }

  private String needsServices(
      ServiceComponentRuntime runtime, ComponentDescriptionDTO component, ComponentConfigurationDTO configuration) {
    List<String> reasons = new ArrayList<>();
    for (UnsatisfiedReferenceDTO unsatisfied : configuration.unsatisfiedReferences) {
      for (ReferenceDTO declared : component.references) {
        if (declared.name.equals(unsatisfied.name)) {
          String target = unsatisfied.target != null ? unsatisfied.target : declared.target;
          reasons.add("its reference '" + declared.name + "' needs a service " + declared.interfaceName
              + (target == null ? "" : " with the properties " + target) + ", "
              + new ServiceSources(bundles, runtime).explain(component.name, declared.interfaceName, target));
        }
      }
    }
    return reasons.isEmpty() ? "a service that it references is missing" : String.join("; ", reasons);
  }
}
