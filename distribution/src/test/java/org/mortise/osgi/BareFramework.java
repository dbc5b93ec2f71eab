// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/**
 * A foreign framework with Mortise in it. It must be loaded by a class loader that has only this class, one framework
 * and SLF4J; its users use types of Java only.
 */
public final class BareFramework implements BinaryOperator<String>, Consumer<File>, AutoCloseable {
  private final Framework framework;

  /**
   * Starts the framework on the class path and the bundles in it.
   *
   * @param loggingVersion the version of SLF4J on the class path; null if a bundle provides it
   */
  public BareFramework(List<File> bundles, File storage, String loggingVersion) throws BundleException {
    FrameworkFactory factory = ServiceLoader.load(FrameworkFactory.class, BareFramework.class.getClassLoader())
        .findFirst().orElseThrow();
    Map<String, String> configuration = new HashMap<>();
    configuration.put(Constants.FRAMEWORK_STORAGE, storage.getAbsolutePath());
    configuration.put(Constants.FRAMEWORK_STORAGE_CLEAN, Constants.FRAMEWORK_STORAGE_CLEAN_ONFIRSTINIT);
    configuration.put(Constants.FRAMEWORK_BUNDLE_PARENT, Constants.FRAMEWORK_BUNDLE_PARENT_BOOT);
    if (loggingVersion != null) {
      configuration.put(Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA,
          "org.slf4j;org.slf4j.event;org.slf4j.helpers;org.slf4j.spi;version=" + loggingVersion);
    }
    framework = factory.newFramework(configuration);
    framework.start();
    BundleContext context = framework.getBundleContext();
    List<Bundle> installed = new ArrayList<>();
    for (File bundle : bundles) {
      installed.add(context.installBundle(bundle.toURI().toString()));
    }
    for (Bundle bundle : installed) {
      if (!isFragment(bundle)) {
        bundle.start();
      }
    }
  }

  private static boolean isFragment(Bundle bundle) {
    return bundle.getHeaders().get(Constants.FRAGMENT_HOST) != null;
  }

  /** Installs and starts one more bundle. */
  @Override
  public void accept(File bundle) {
    try {
      framework.getBundleContext().installBundle(bundle.toURI().toString()).start();
    } catch (BundleException problem) {
      throw new IllegalStateException(problem);
    }
  }

  /** Returns the names of the inactive bundles, and the framework's own. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(framework.getSymbolicName());
    for (Bundle bundle : framework.getBundleContext().getBundles()) {
      if (bundle.getState() != (isFragment(bundle) ? Bundle.RESOLVED : Bundle.ACTIVE)) {
        text.append(", ").append(bundle.getSymbolicName()).append(" is not active");
      }
    }
    return text.toString();
  }

  /** Calls the service of the bundle {@code client}, or reports that there is none. */
  @Override
  @SuppressWarnings("unchecked")
  public String apply(String pipeline, String program) {
    BundleContext context = framework.getBundleContext();
    ServiceReference<BinaryOperator<String>> reference =
        (ServiceReference<BinaryOperator<String>>) context.getServiceReference(BinaryOperator.class.getName());
    if (reference == null) {
      return "no service";
    }
    try {
      return context.getService(reference).apply(pipeline, program);
    } finally {
      context.ungetService(reference);
    }
  }

  @Override
  public void close() throws Exception {
    framework.stop();
    framework.waitForStop(300_000);
  }
}
