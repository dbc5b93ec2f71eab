// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Dialect;
import org.mortise.pipeline.DeploymentRecord;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/**
 * Records the deployed bundles of a run of {@code mortise-opt}, so that the next run needs no framework. The launcher
 * calls it after the run. It records nothing if there is any problem, which every run has to report, or if a bundle
 * needs a framework for more than its imports and its components; see {@link PlainBundle}.
 *
 * <p>The framework's properties name the file ({@value #FILE}) and the jars ({@value #JARS}, one a line). Costs a look
 * at the wires and components of the deployed bundles.
 */
@Component(service = Runnable.class, property = DeploymentRecorder.TASK)
public final class DeploymentRecorder implements Runnable {
  /** The service property by which the launcher finds this task. */
  public static final String TASK = "mortise.task=record-deployment";
  /** The framework property with the name of the file to write. */
  public static final String FILE = "mortise.deploy.record";
  /** The framework property with the names of the deployed jars. */
  public static final String JARS = "mortise.deploy.jars";

  private final BundleContext bundles;
  private final Registry registry;
  private final ServiceComponentRuntime components;

  @Activate
  public DeploymentRecorder(
      BundleContext bundles, @Reference Registry registry, @Reference ServiceComponentRuntime components) {
    this.bundles = bundles;
    this.registry = registry;
    this.components = components;
  }

  @Override
  public void run() {
    List<File> jars = new ArrayList<>();
    for (String name : bundles.getProperty(JARS).split("\n")) {
      jars.add(new File(name));
    }
    Map<Bundle, Integer> deployed = new HashMap<>();
    for (File jar : jars) {
      Bundle bundle = bundles.getBundle("reference:" + jar.toURI());
      if (bundle == null || !new PlainBundle(bundle, components).isPlain()) {
        return;
      }
      deployed.put(bundle, deployed.size());
    }
    Snapshot snapshot = registry.current();
    if (deployed.size() == jars.size() && registry.problems().isEmpty() && !isUsedByOthers(deployed)) {
      record(jars, deployed, snapshot).write(
          new File(bundles.getProperty(FILE)), System.getProperty("java.class.path"), jars);
    }
  }

  /** Returns whether a bundle of the installation is wired to a deployed one, as by an optional import. */
  private static boolean isUsedByOthers(Map<Bundle, Integer> deployed) {
    for (Bundle bundle : deployed.keySet()) {
      for (BundleWire wire : bundle.adapt(BundleWiring.class).getProvidedWires(null)) {
        if (!deployed.containsKey(wire.getRequirer().getBundle())) {
          return true;
        }
      }
    }
    return false;
  }

  private DeploymentRecord record(List<File> jars, Map<Bundle, Integer> deployed, Snapshot snapshot) {
    DeploymentRecord record = new DeploymentRecord();
    for (File jar : jars) {
      Bundle bundle = bundles.getBundle("reference:" + jar.toURI());
      record.addBundle(bundle.getSymbolicName(), bundle.getVersion().toString());
      BundleWiring wiring = bundle.adapt(BundleWiring.class);
      for (BundleWire wire : wiring.getRequiredWires(PackageNamespace.PACKAGE_NAMESPACE)) {
        String name = (String) wire.getCapability().getAttributes().get(PackageNamespace.PACKAGE_NAMESPACE);
        Bundle provider = wire.getProvider().getBundle();
        record.addImport(name, deployed.getOrDefault(provider, DeploymentRecord.INSTALLATION));
      }
      for (ServiceReference<?> service : PlainBundle.services(bundle)) {
        record.addService(bundles.getService(service));
      }
    }
    for (Dialect dialect : snapshot.dialects()) {
      Bundle provider = FrameworkUtil.getBundle(dialect.getClass());
      record.addProvider(dialect.namespace(), provider.getSymbolicName(), provider.getVersion().toString());
    }
    return record;
  }
}
