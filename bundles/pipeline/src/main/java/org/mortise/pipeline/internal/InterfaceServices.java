// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.ArrayList;
import java.util.Dictionary;
import java.util.Hashtable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.DeclaredImplementation;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpInterface;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceFactory;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.util.tracker.ServiceTracker;
import org.osgi.util.tracker.ServiceTrackerCustomizer;

/**
 * Registers the interface implementations that the operations of a dialect declare. Each is a service of its
 * interfaces, on behalf of the dialect's bundle, with the property of {@link org.mortise.ir.Serves}, as long as the
 * dialect is registered. An implementation is created when a bundle gets the service.
 *
 * <p>The registry ignores these services, because a context has the implementations with the definitions. The dialects
 * are tracked rather than referenced by the component, because Felix SCR keeps memory for each service that a dynamic
 * reference has lost; {@code UnloadingIT} detects it.
 */
@Component(service = {})
public final class InterfaceServices
    implements ServiceTrackerCustomizer<Dialect, List<ServiceRegistration<?>>> {
  /** The property of these services: the namespace of the dialect. */
  static final String DECLARED_BY = "declared.by";
  private static final String SERVES = "serves";

  private final BundleContext bundles;
  private final ServiceTracker<Dialect, List<ServiceRegistration<?>>> dialects;

  @Activate
  public InterfaceServices(BundleContext bundles) {
    this.bundles = bundles;
    this.dialects = new ServiceTracker<>(bundles, Dialect.class, this);
    dialects.open();
  }

  @Deactivate
  void close() {
    dialects.close();
  }

  @Override
  public @Nullable List<ServiceRegistration<?>> addingService(ServiceReference<Dialect> reference) {
    Bundle bundle = reference.getBundle();
    BundleContext context = bundle == null ? null : bundle.getBundleContext();
    Dialect dialect = context == null ? null : bundles.getService(reference);
    if (dialect == null) {
      return null; // it has been stopped in the meantime, or cannot be created, which the registry reports
    }
    List<ServiceRegistration<?>> registrations = new ArrayList<>();
    for (DeclaredImplementation each : dialect.implementations()) {
      Dictionary<String, Object> properties = new Hashtable<>();
      properties.put(SERVES, each.operations().toArray(new String[0]));
      properties.put(DECLARED_BY, dialect.namespace());
      properties.put(Constants.SERVICE_DESCRIPTION, each.implementation());
      try {
        registrations.add(context.registerService(
            each.interfaces().toArray(new String[0]), new Implementation(each, dialect), properties));
      } catch (IllegalStateException stopped) {
        break; // the framework removes the services of the bundle
      }
    }
    return registrations;
  }

  @Override
  public void modifiedService(ServiceReference<Dialect> reference, List<ServiceRegistration<?>> registrations) {
    // the implementations do not depend on the properties of the dialect
  }

  @Override
  public void removedService(ServiceReference<Dialect> reference, List<ServiceRegistration<?>> registrations) {
    for (ServiceRegistration<?> each : registrations) {
      try {
        each.unregister();
      } catch (IllegalStateException stopped) {
        break; // the framework has removed the services of the bundle
      }
    }
    bundles.ungetService(reference);
  }

  private record Implementation(DeclaredImplementation entry, Dialect dialect) implements ServiceFactory<OpInterface> {
    @Override
    public OpInterface getService(Bundle user, ServiceRegistration<OpInterface> registration) {
      return entry.in(dialect);
    }

    @Override
    public void ungetService(Bundle user, ServiceRegistration<OpInterface> registration, OpInterface service) {
      // the definition keeps it
    }
  }
}
