// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Dictionary;
import java.util.List;
import java.util.Set;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;
import org.osgi.service.component.runtime.dto.ReferenceDTO;

/**
 * Decides whether an active bundle would behave the same without a framework, given class loaders with its imports.
 * This holds if it only imports packages, and all its services are dialects, interface implementations, passes,
 * pipelines and analyses that Declarative Services create by a public constructor without arguments. The answer is
 * conservative.
 */
final class PlainBundle {
  private static final List<String> NEEDS_FRAMEWORK = List.of(Constants.BUNDLE_ACTIVATOR, Constants.BUNDLE_NATIVECODE,
      Constants.DYNAMICIMPORT_PACKAGE, Constants.FRAGMENT_HOST, "Multi-Release");
  private static final Set<String> PARTS = Set.of(Dialect.class.getName(), PassFactory.class.getName(),
      PipelineProvider.class.getName(), AnalysisFactory.class.getName());
  private static final Set<String> WITHOUT_MEANING_AFTER_RESOLUTION = Set.of(
      PackageNamespace.PACKAGE_NAMESPACE, ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE,
      "osgi.extender", "osgi.service");

  private final Bundle bundle;
  private final ServiceComponentRuntime components;

  PlainBundle(Bundle bundle, ServiceComponentRuntime components) {
    this.bundle = bundle;
    this.components = components;
  }

  boolean isPlain() {
    return bundle.getState() == Bundle.ACTIVE && hasPlainHeaders() && hasPlainWires() && hasPlainComponents();
  }

  static List<ServiceReference<?>> services(Bundle bundle) {
    ServiceReference<?>[] services = bundle.getRegisteredServices();
    List<ServiceReference<?>> own = new ArrayList<>();
    for (ServiceReference<?> service : services == null ? new ServiceReference<?>[0] : services) {
      if (service.getProperty(InterfaceServices.DECLARED_BY) == null) {
        own.add(service);
      }
    }
    return own;
  }

  private boolean hasPlainHeaders() {
    Dictionary<String, String> headers = bundle.getHeaders("");
    for (String header : NEEDS_FRAMEWORK) {
      if (headers.get(header) != null) {
        return false;
      }
    }
    String classPath = headers.get(Constants.BUNDLE_CLASSPATH);
    return classPath == null || classPath.strip().equals(".");
  }

  private boolean hasPlainWires() {
    BundleWiring wiring = bundle.adapt(BundleWiring.class);
    for (BundleWire wire : wiring.getRequiredWires(null)) {
      if (!WITHOUT_MEANING_AFTER_RESOLUTION.contains(wire.getCapability().getNamespace())) {
        return false;
      }
    }
    return wiring.getProvidedWires(HostNamespace.HOST_NAMESPACE).isEmpty(); // no fragments
  }

  private boolean hasPlainComponents() {
    Collection<ComponentDescriptionDTO> descriptions = components.getComponentDescriptionDTOs(bundle);
    List<ServiceReference<?>> services = services(bundle);
    if (descriptions.size() != services.size()) {
      return false;
    }
    for (ServiceReference<?> service : services) {
      String name = String.valueOf(service.getProperty("component.name"));
      ComponentDescriptionDTO description = components.getComponentDescriptionDTO(bundle, name);
      if (description == null || !isPart(service) || !isPlain(description, service)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPart(ServiceReference<?> service) {
    String[] types = (String[]) service.getProperty(Constants.OBJECTCLASS);
    return types.length == 1 && (PARTS.contains(types[0]) || service.getProperty("serves") != null);
  }

  private boolean isPlain(ComponentDescriptionDTO description, ServiceReference<?> service) {
    return hasPlainReferences(description) && description.init == 0 && description.factory == null
        && description.activationFields.length == 0 && "singleton".equals(description.scope)
        && !"require".equals(description.configurationPolicy) && service.getProperty(Constants.SERVICE_PID) == null
        && hasPlainClass(description);
  }

  /** Returns whether the only reference, if any, is each component's implicit one to a condition that always holds. */
  private static boolean hasPlainReferences(ComponentDescriptionDTO description) {
    for (ReferenceDTO reference : description.references) {
      if (!reference.name.equals("osgi.ds.satisfying.condition")
          || !"(osgi.condition.id=true)".equals(reference.target)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasPlainClass(ComponentDescriptionDTO description) {
    try {
      Class<?> type = bundle.loadClass(description.implementationClass);
      return Modifier.isPublic(type.getModifiers()) && Modifier.isPublic(type.getConstructor().getModifiers())
          && !hasMethod(type, description.activate) && !hasMethod(type, description.deactivate)
          && !hasMethod(type, description.modified);
    } catch (ReflectiveOperationException | LinkageError unusable) {
      return false;
    }
  }

  /** Returns whether a class has a method that Declarative Services would call. The default name needs no method. */
  private static boolean hasMethod(Class<?> type, String name) {
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Method method : c.getDeclaredMethods()) {
        if (method.getName().equals(name)) {
          return true;
        }
      }
    }
    return false;
  }
}
