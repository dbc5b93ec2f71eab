// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentConfigurationDTO;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;

/** Queries Declarative Services for the reason why it did not create a component. */
final class ComponentFailures {
  private final BundleContext bundles;

  ComponentFailures(BundleContext bundles) {
    this.bundles = bundles;
  }

  /** Returns the exception that prevented the creation of a service's component, in one line; null if it is unknown. */
  @Nullable String of(ServiceReference<?> service) {
    return ask(service, ComponentFailures::find);
  }

  /**
   * Returns the reason why the class of a component cannot be loaded, in one line; null if it can be loaded or the
   * reason is unknown.
   */
  @Nullable String ofClass(ServiceReference<?> service) {
    return ask(service, ComponentFailures::load);
  }

  private @Nullable String ask(
      ServiceReference<?> service, BiFunction<ServiceComponentRuntime, ServiceReference<?>, String> question) {
    ServiceReference<ServiceComponentRuntime> reference = bundles.getServiceReference(ServiceComponentRuntime.class);
    ServiceComponentRuntime runtime = reference == null ? null : bundles.getService(reference);
    if (runtime == null) {
      return null;
    }
    try {
      return question.apply(runtime, service);
    } finally {
      bundles.ungetService(reference);
    }
  }

  private static @Nullable String find(ServiceComponentRuntime runtime, ServiceReference<?> service) {
    Object id = service.getProperty("component.id");
    for (ComponentDescriptionDTO description : runtime.getComponentDescriptionDTOs(service.getBundle())) {
      for (ComponentConfigurationDTO configuration : runtime.getComponentConfigurationDTOs(description)) {
        if (id instanceof Long number && number == configuration.id && configuration.failure != null) {
          return cause(configuration.failure);
        }
      }
    }
    return null;
  }

  private static @Nullable String load(ServiceComponentRuntime runtime, ServiceReference<?> service) {
    Bundle bundle = service.getBundle();
    String name = String.valueOf(service.getProperty("component.name"));
    ComponentDescriptionDTO description = bundle == null ? null : runtime.getComponentDescriptionDTO(bundle, name);
    if (description == null) {
      return null;
    }
    try {
      bundle.loadClass(description.implementationClass);
      return null;
    } catch (ClassNotFoundException | LinkageError missing) {
      return missing.toString();
    }
  }

  /** Returns the last cause of a stack trace. The earlier ones belong to Declarative Services. */
  static String cause(String trace) {
    String[] lines = trace.strip().split("\\R");
    String cause = lines[0];
    for (String line : lines) {
      if (line.startsWith("Caused by: ")) {
        cause = line.substring("Caused by: ".length());
      }
    }
    return cause;
  }
}
