// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.interfaces.OpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The registry of a framework: follows the services of bundles and makes a snapshot when one is asked for after something
 * came or went. Interface implementations register under the interface they implement, which may be one that this bundle
 * has never heard of, so they are found by their property {@code serves}.
 */
@Component(service = Registry.class)
public final class ServiceRegistry implements Registry {
  private static final Logger LOG = LoggerFactory.getLogger(ServiceRegistry.class);
  private static final String WANTED = "(|(objectClass=" + Dialect.class.getName() + ")(serves=*)(objectClass="
      + PassFactory.class.getName() + ")(objectClass=" + PipelineProvider.class.getName() + "))";

  private final BundleContext bundles;
  private final ServiceListener listener = this::changed;
  private Snapshot snapshot;

  @Activate
  public ServiceRegistry(BundleContext bundles) throws InvalidSyntaxException {
    this.bundles = bundles;
    bundles.addServiceListener(listener, WANTED);
  }

  @Deactivate
  void close() {
    bundles.removeServiceListener(listener);
  }

  private synchronized void changed(ServiceEvent event) {
    snapshot = null;
  }

  @Override
  public synchronized Snapshot current() {
    if (snapshot == null) {
      snapshot = take();
    }
    return snapshot;
  }

  private Snapshot take() {
    Snapshot.Builder builder = Snapshot.builder();
    for (ServiceReference<?> reference : references()) {
      add(builder, reference);
    }
    builder.conflicts().forEach(LOG::warn);
    return builder.build();
  }

  /** All that is wanted, oldest first, so that of two with the same name the older one stays. */
  private List<ServiceReference<?>> references() {
    try {
      ServiceReference<?>[] found = bundles.getServiceReferences((String) null, WANTED);
      if (found == null) {
        return List.of();
      }
      Arrays.sort(found, (a, b) -> Long.compare(id(a), id(b)));
      return List.of(found);
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static long id(ServiceReference<?> reference) {
    return (Long) reference.getProperty(Constants.SERVICE_ID);
  }

  private void add(Snapshot.Builder builder, ServiceReference<?> reference) {
    Object service = bundles.getService(reference);
    if (service instanceof Dialect dialect) {
      builder.add(dialect);
    } else if (service instanceof OpInterface implementation) {
      builder.add(implementation);
    } else if (service instanceof PassFactory pass) {
      builder.add(pass);
    } else if (service instanceof PipelineProvider pipeline) {
      builder.add(pipeline);
    } else if (service != null) {
      LOG.warn("{} of {} is built against another version of org.mortise.ir and is ignored",
          service.getClass().getName(), reference.getBundle());
    }
  }
}
