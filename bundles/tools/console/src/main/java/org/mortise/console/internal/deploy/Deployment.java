// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.deploy;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.apache.felix.fileinstall.ArtifactInstaller;
import org.jspecify.annotations.Nullable;
import org.mortise.console.internal.Bundles;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceRegistration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Installs, updates and uninstalls the bundle of each jar in a folder. Apache Felix File Install watches the folder and
 * calls this class. It replaces File Install's own installer for two reasons. The order of that installer at start-up
 * depends on the file system. And if two files contain the same bundle, the second replaces the content of the first,
 * so removing either file leaves no bundle.
 *
 * <p>This class installs and starts the files that are present at start-up in the order of their names, before any
 * other file. Each file is a separate bundle, so the framework must allow several bundles with the same name and
 * version. A bundle that failed to start is started again after another bundle has been installed, updated or removed.
 */
final class Deployment implements ArtifactInstaller {
  private static final Logger LOG = LoggerFactory.getLogger(Deployment.class);
  private static final String JAR = ".jar";

  /** The state of a file when its bundle was installed or updated. */
  private record Stamp(long modified, long length) {
    static Stamp of(File file) {
      return new Stamp(file.lastModified(), file.length());
    }
  }

  private final BundleContext bundles;
  private final BundleDiagnosis diagnosis;
  private final Map<File, Stamp> installed = new HashMap<>();
  /** The bundles that have failed to start. A bundle that the user has stopped is not among them. */
  private final Set<Long> waiting = new TreeSet<>();
  private final Set<String> reported = new HashSet<>();
  private ServiceRegistration<ArtifactInstaller> registration;

  Deployment(BundleContext bundles) {
    this.bundles = bundles;
    this.diagnosis = new BundleDiagnosis(bundles);
  }

  /** Deploys the files that are present. */
  synchronized void begin(File folder) {
    File[] files = folder.listFiles(this::canHandle);
    if (files != null) {
      Arrays.sort(files);
      for (File file : files) {
        try {
          waiting.add(add(file).getBundleId());
        } catch (BundleException | IOException broken) {
          LOG.debug("reported already", broken);
        }
      }
      startWaiting();
    }
    registration = bundles.registerService(ArtifactInstaller.class, this, null);
  }

  void close() {
    registration.unregister();
  }

  @Override
  public boolean canHandle(File file) {
    if (!file.getName().endsWith(JAR)) {
      return false;
    }
    try (JarFile jar = new JarFile(file)) {
      Manifest manifest = jar.getManifest();
      return manifest != null && manifest.getMainAttributes().getValue(Constants.BUNDLE_SYMBOLICNAME) != null;
    } catch (IOException unreadable) {
      return false; // the registry reports it, unless it is still being copied
    }
  }

  @Override
  public synchronized void install(File file) throws BundleException, IOException {
    if (bundles.getBundle(location(file)) != null) {
      update(file);
      return;
    }
    waiting.add(add(file).getBundleId());
    startWaiting();
  }

  private Bundle add(File file) throws BundleException, IOException {
    Stamp stamp = Stamp.of(file);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file.toPath()))) {
      Bundle bundle = bundles.installBundle(location(file), in);
      installed.put(file, stamp);
      return bundle;
    } catch (BundleException broken) {
      throw refused(file, broken);
    }
  }

  @Override
  public synchronized void update(File file) throws BundleException, IOException {
    Bundle bundle = bundles.getBundle(location(file));
    if (bundle == null) {
      install(file);
      return;
    }
    Stamp stamp = Stamp.of(file);
    if (stamp.equals(installed.get(file))) {
      return; // first sight of the file by File Install
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file.toPath()))) {
      if (!BundleDiagnosis.isFragment(bundle)) {
        bundle.stop(Bundle.STOP_TRANSIENT);
      }
      bundle.update(in);
      installed.put(file, stamp);
    } catch (BundleException broken) {
      throw refused(file, broken);
    } finally {
      Bundles.refresh(bundles);
      waiting.add(bundle.getBundleId());
      startWaiting();
    }
  }

  @Override
  public synchronized void uninstall(File file) throws BundleException {
    installed.remove(file);
    Bundle bundle = bundles.getBundle(location(file));
    if (bundle != null) {
      bundle.uninstall();
      Bundles.refresh(bundles);
      startWaiting();
    }
  }

  /**
   * Returns a location that is not the file's URL. By the URL File Install would recognise the bundle, and start it
   * again after the user has stopped it.
   */
  private static String location(File file) {
    return BundleDiagnosis.DEPLOYED + file.getName().replace(" ", "%20");
  }

  private BundleException refused(File file, BundleException problem) {
    report(file.getName() + " is not used: " + cause(problem) + "; fix it, or remove it");
    return problem;
  }

  private static @Nullable String cause(BundleException problem) {
    return (problem.getCause() == null ? problem : problem.getCause()).getMessage();
  }

  /** Logs each problem once, because File Install retries permanently. */
  private void report(String problem) {
    if (reported.add(problem)) {
      LOG.warn(problem);
    }
  }

  /** Starts the waiting bundles in the order of their installation. */
  private void startWaiting() {
    for (long id : List.copyOf(waiting)) {
      Bundle bundle = bundles.getBundle(id);
      if (bundle == null || BundleDiagnosis.isFragment(bundle)) {
        waiting.remove(id);
      } else if (diagnosis.missing(bundle).isEmpty()) { // otherwise the registry reports the missing requirement
        start(bundle);
      }
    }
  }

  private void start(Bundle bundle) {
    try {
      bundle.start(Bundle.START_TRANSIENT);
      waiting.remove(bundle.getBundleId());
    } catch (BundleException broken) {
      report(BundleDiagnosis.name(bundle) + " is not used: " + cause(broken) + "; fix it, or remove it");
    }
  }
}
