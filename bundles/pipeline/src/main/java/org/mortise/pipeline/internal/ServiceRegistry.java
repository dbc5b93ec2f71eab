// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpInterface;
import org.mortise.ir.RemarkHandler;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.SynchronousBundleListener;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The registry in a framework. It tracks the services of bundles and builds a snapshot at the first request after a
 * change. Interface implementations register under the interface that they implement, which may be unknown to this
 * bundle, so they are found by their property {@code serves}. Declared implementations come with their dialects.
 *
 * <p>Of removed services it keeps only names. The classes of a bundle can therefore be unloaded as soon as no run uses
 * a snapshot with them. The listeners take no lock, because a thread that starts or stops a bundle calls them and may
 * hold locks.
 */
@Component(service = Registry.class)
public final class ServiceRegistry implements Registry {
  private static final Logger LOG = LoggerFactory.getLogger(ServiceRegistry.class);
  private static final Logger CHANGES = LogComponent.BUNDLES.logger();
  private static final int MAX_TRIES = 10;
  /** A property of any service: an array of problems to report, for example problems of deployed files. */
  private static final String PROBLEMS = "mortise.problems";
  private static final String WANTED = "(|(" + PROBLEMS + "=*)(&(serves=*)(!(" + InterfaceServices.DECLARED_BY
      + "=*)))(objectClass=" + Dialect.class.getName() + ")(objectClass=" + PassFactory.class.getName()
      + ")(objectClass=" + PipelineProvider.class.getName() + ")(objectClass=" + AnalysisFactory.class.getName()
      + ")(objectClass=" + PassObserver.class.getName() + ")(objectClass=" + DiagnosticHandler.class.getName()
      + ")(objectClass=" + RemarkHandler.class.getName() + "))";
  /**
   * The number of attempts to collect a consistent snapshot, so that a caller does not wait forever in a framework
   * whose services change continuously.
   */
  private static final int ATTEMPTS = 8;

  private final BundleContext bundles;
  private final ServiceListener listener = this::changed;
  private final SynchronousBundleListener bundleListener = this::bundleChanged;
  /** The services in use. Each service is requested from the framework once. */
  private final Map<ServiceReference<?>, Object> services = new ConcurrentHashMap<>();
  /** The bundles whose objects are in a snapshot that may still be in use. */
  private final Set<Long> used = ConcurrentHashMap.newKeySet();
  private final AtomicLong changes = new AtomicLong();
  private final Providers providers = new Providers();
  private final BundleDiagnosis diagnosis;
  private final DeployFolder folder;
  private final ComponentFailures failures;
  private final ComponentDiagnosis components;
  private final Set<String> logged = new HashSet<>();
  private volatile @Nullable Snapshot snapshot;
  /** The problems of the services of the last snapshot. */
  private List<String> refused = List.of();
  /** Whether a bundle has changed since the bundles were last examined. */
  private final AtomicBoolean bundlesChanged = new AtomicBoolean(true);

  @Activate
  public ServiceRegistry(BundleContext bundles) throws InvalidSyntaxException {
    for (LogComponent component : LogComponent.values()) {
      component.connect(); // the logger of this class has initialized SLF4J anyway
    }
    this.bundles = bundles;
    this.diagnosis = new BundleDiagnosis(bundles);
    this.folder = new DeployFolder(bundles.getProperty("felix.fileinstall.dir"), System::currentTimeMillis);
    this.failures = new ComponentFailures(bundles);
    this.components = new ComponentDiagnosis(bundles, diagnosis);
    bundles.addServiceListener(listener, WANTED);
    bundles.addBundleListener(bundleListener);
  }

  @Deactivate
  void close() {
    bundles.removeServiceListener(listener);
    bundles.removeBundleListener(bundleListener);
    snapshot = null;
    for (ServiceReference<?> reference : services.keySet()) {
      services.remove(reference);
      bundles.ungetService(reference);
    }
  }

  private void changed(ServiceEvent event) {
    changes.incrementAndGet();
    snapshot = null;
    if (CHANGES.isDebugEnabled()) {
      log(event);
    }
    if (event.getType() == ServiceEvent.UNREGISTERING && services.remove(event.getServiceReference()) != null) {
      bundles.ungetService(event.getServiceReference());
    }
  }

  private static void log(ServiceEvent event) {
    ServiceReference<?> service = event.getServiceReference();
    String what = switch (event.getType()) {
      case ServiceEvent.REGISTERED -> "added";
      case ServiceEvent.UNREGISTERING -> "removed";
      default -> "changed";
    };
    Object component = service.getProperty("component.name");
    CHANGES.debug("service {} {} of bundle {}", component == null ? service : component, what, service.getBundle());
  }

  /** Loads the classes of a bundle before its jar is closed, because runs may continue to use its objects. */
  private void bundleChanged(BundleEvent event) {
    bundlesChanged.set(true);
    Bundle bundle = event.getBundle();
    CHANGES.trace("event {} of bundle {}", event.getType(), bundle);
    boolean all = bundles.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).getState() == Bundle.STOPPING;
    if (event.getType() == BundleEvent.STOPPING && !all && used.remove(bundle.getBundleId())) {
      ClassLoading.loadAll(bundle);
    }
  }

  @Override
  public Snapshot current() {
    Snapshot known = snapshot;
    if (known != null && !bundlesChanged.get() && !folder.hasChanged()) {
      return known;
    }
    bundlesChanged.set(false);
    Snapshot taken = known != null ? known : take();
    log(problems());
    return taken;
  }

  /** Logs each new problem. A problem that disappears and comes back is logged again. */
  private synchronized void log(List<String> problems) {
    logged.retainAll(problems);
    for (String problem : problems) {
      if (logged.add(problem)) {
        LOG.warn(problem);
      }
    }
  }

  @Override
  public List<String> problems() {
    List<String> problems = new ArrayList<>(diagnosis.problems());
    problems.addAll(components.problems());
    problems.addAll(folder.problems());
    if (snapshot == null) {
      take();
    }
    synchronized (this) {
      problems.addAll(refused);
    }
    return problems;
  }

  private synchronized Snapshot take() {
    Snapshot known = snapshot;
    if (known != null) {
      return known;
    }
    for (int attempt = 1;; attempt++) {
      long before = changes.get();
      Snapshot candidate = collect();
      snapshot = candidate;
      boolean isCurrent = changes.get() == before;
      if (!isCurrent) {
        snapshot = null;
      }
      if (isCurrent || attempt == ATTEMPTS) {
        return candidate;
      }
    }
  }

  private Snapshot collect() {
    List<ServiceReference<?>> found = references();
    services.keySet().retainAll(found);
    providers.begin();
    Snapshot.Builder builder = Snapshot.builder();
    Conformance conformance = new Conformance(flags());
    Copies copies = new Copies();
    List<String> problems = new ArrayList<>();
    for (ServiceReference<?> reference : found) {
      if (reference.getProperty(PROBLEMS) instanceof String[] reported) {
        problems.addAll(List.of(reported));
        continue;
      }
      Bundle bundle = reference.getBundle();
      String copy = bundle == null ? null : copies.check(bundle);
      String problem = copy != null ? copy : add(builder, conformance, reference);
      if (problem != null && !problems.contains(problem)) {
        problems.add(problem);
      }
    }
    conformance.checkServed(problems, this::stoppedProvider);
    refused = List.copyOf(problems);
    CHANGES.debug("snapshot of {} services, {} problems", found.size(), problems.size());
    providers.noteMissing(builder);
    return builder.build();
  }

  /** Returns the installed bundle that has provided a dialect and is not started, with the remedy, or null. */
  private @Nullable String stoppedProvider(String namespace) {
    String provider = providers.bundleOfDialect(namespace);
    for (Bundle bundle : bundles.getBundles()) {
      if (provider != null && bundle.getState() == Bundle.RESOLVED && provider.equals(Providers.name(bundle))) {
        return provider + " is installed and not started: start " + bundle.getBundleId();
      }
    }
    return null;
  }

  /** Returns all services of interest, oldest first, so that the older of two with the same name is kept. */
  private List<ServiceReference<?>> references() {
    ServiceReference<?>[] found = find(MAX_TRIES);
    if (found == null) {
      return List.of();
    }
    Arrays.sort(found, (a, b) -> Long.compare(id(a), id(b)));
    return List.of(found);
  }

  /** Queries the services. Felix throws a NullPointerException if a bundle is removed meanwhile; a retry avoids it. */
  private ServiceReference<?> @Nullable [] find(int tries) {
    try {
      return bundles.getServiceReferences((String) null, WANTED);
    } catch (NullPointerException removed) {
      if (tries == 1) {
        throw removed;
      }
      return find(tries - 1);
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Returns the names of the flags of all tools, without dashes. */
  private Set<String> flags() {
    Set<String> flags = new HashSet<>();
    try {
      for (ServiceReference<CommandLineTool> reference : bundles.getServiceReferences(CommandLineTool.class, null)) {
        CommandLineTool tool = bundles.getService(reference);
        if (tool != null) {
          for (Flag flag : tool.flags().flags()) {
            flags.add(flag.name());
            flags.addAll(flag.others());
          }
          bundles.ungetService(reference);
        }
      }
    } catch (InvalidSyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
    return flags;
  }

  private static long id(ServiceReference<?> reference) {
    return (Long) reference.getProperty(Constants.SERVICE_ID);
  }

  /**
   * Adds a service and returns null, or returns the reason why it was omitted. A fault of one bundle does not affect
   * the others.
   */
  private @Nullable String add(Snapshot.Builder builder, Conformance conformance, ServiceReference<?> reference) {
    Bundle bundle = reference.getBundle();
    if (bundle == null) {
      return null; // removed in the meantime
    }
    String provider = Providers.name(bundle);
    try {
      Object service = service(reference);
      String problem = service == null
          ? notMade(reference) : add(builder, conformance, service, provider);
      used.add(bundle.getBundleId());
      if (problem != null) {
        return provider + ": " + problem;
      }
      providers.remember(service, provider);
      return null;
    } catch (RuntimeException | LinkageError broken) {
      Object component = reference.getProperty("component.name");
      return provider + ": " + (component == null ? "a service" : "component " + component) + " is ignored: " + broken
          + "; fix the bundle, or remove it";
    }
  }

  /** Returns the problem of a registered service that cannot be obtained, or null if the service has been removed. */
  private @Nullable String notMade(ServiceReference<?> reference) {
    if (reference.getBundle() == null) {
      return null;
    }
    String unloadable = failures.ofClass(reference);
    if (unloadable != null) {
      return "component " + reference.getProperty("component.name") + " is ignored: its class cannot be loaded ("
          + unloadable + "); build the bundle anew, for this Java and with all that it needs, or remove it";
    }
    String failure = failures.of(reference);
    return "component " + reference.getProperty("component.name") + " is ignored: it cannot be created"
        + (failure == null ? "" : " (" + failure + ")") + "; fix its constructor, or remove the bundle";
  }

  private Object service(ServiceReference<?> reference) {
    Object known = services.get(reference);
    if (known != null) {
      return known;
    }
    Object service = bundles.getService(reference);
    if (service != null) {
      services.put(reference, service);
    }
    return service;
  }

  /** Adds a service and returns null, or returns the reason why it was omitted. */
  private @Nullable String add(Snapshot.Builder builder, Conformance conformance, Object service, String provider) {
    int conflicts = builder.conflicts().size();
    boolean listens = addListener(builder, service);
    if (service instanceof Dialect dialect) {
      String problem = conformance.check(dialect);
      if (problem != null) {
        return problem;
      }
      builder.add(dialect);
      if (builder.conflicts().size() == conflicts) {
        conformance.accepted(dialect);
      }
    } else if (service instanceof OpInterface implementation) {
      String problem = conformance.accept(implementation, provider);
      builder.add(implementation);
      return problem; // it may serve other operations
    } else if (service instanceof PassFactory pass) {
      String problem = conformance.check(pass.spec().name(), pass);
      if (problem != null) {
        return problem;
      }
      builder.add(pass);
    } else if (service instanceof PipelineProvider pipeline) {
      String problem = conformance.check(pipeline.name(), pipeline);
      if (problem != null) {
        return problem;
      }
      builder.add(pipeline);
    } else if (service instanceof AnalysisFactory analysis) {
      builder.add(analysis);
    } else if (!listens) {
      return service.getClass().getName()
          + " is ignored: it is built against another version of the package org.mortise.ir;"
          + " build the bundle against " + Providers.name(FrameworkUtil.getBundle(Dialect.class));
    }
    return builder.conflicts().size() == conflicts ? null
        : builder.conflicts().get(conflicts) + providers.holderOf(service)
        + "; rename it, or remove one of the two bundles";
  }

  /** Adds a service that is notified of runs, which may have further kinds; returns false for other services. */
  private static boolean addListener(Snapshot.Builder builder, Object service) {
    if (service instanceof PassObserver observer) {
      builder.addListener(observer);
    } else if (service instanceof DiagnosticHandler handler) {
      builder.addListener(handler);
    } else if (service instanceof RemarkHandler handler) {
      builder.addListener(handler);
    } else {
      return false;
    }
    return true;
  }
}
