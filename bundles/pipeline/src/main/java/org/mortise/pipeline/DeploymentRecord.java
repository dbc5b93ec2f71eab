// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Collects the wiring and the services of deployed bundles in a framework, and writes them to a file, with which
 * {@link DeployedBundles} runs these bundles without a framework. Not thread-safe.
 */
public final class DeploymentRecord {
  /** The provider of a package that no deployed bundle exports. */
  public static final int INSTALLATION = -1;

  static final String BUNDLE = "bundle";
  static final String IMPORT = "import";
  static final String PROVIDER = "provider";

  private static final long DAYS_KEPT = 30;

  private final StringBuilder text = new StringBuilder();

  /** Begins the next bundle. The bundles must be in the order of their jars. */
  public void addBundle(String symbolicName, String version) {
    line(BUNDLE, symbolicName, version);
  }

  /**
   * Adds a package that the current bundle imports.
   *
   * @param provider the number of the bundle that exports it, from 0, or {@link #INSTALLATION}
   */
  public void addImport(String packageName, int provider) {
    line(IMPORT, packageName, String.valueOf(provider));
  }

  /** Adds a dialect, an interface implementation, a pass, a pipeline or an analysis of the current bundle. */
  public void addService(Object service) {
    ServiceLines.append(text, service);
  }

  /** Adds the bundle that provides a dialect, deployed or not, for messages. */
  public void addProvider(String namespace, String symbolicName, String version) {
    line(PROVIDER, namespace, symbolicName + " " + version);
  }

  private void line(String kind, String first, String second) {
    text.append(kind).append(' ').append(first).append(' ').append(second).append('\n');
  }

  /**
   * Writes the record. Does nothing if the file cannot be written. Removes records in the same folder, of other
   * deployments, that have not been written for a month.
   *
   * @param record the file, whose name ends with a hyphen and a key of the deployment
   * @param classPath the jars of the installation, as in the system property {@code java.class.path}
   * @param jars the deployed jars, in the order of the bundles
   */
  public void write(File record, String classPath, List<File> jars) {
    file(record, classPath, jars).write(text.toString());
    String prefix = record.getName().substring(0, record.getName().lastIndexOf('-') + 1);
    File[] others = record.getAbsoluteFile().getParentFile().listFiles((folder, name) -> name.startsWith(prefix));
    long oldest = System.currentTimeMillis() - TimeUnit.DAYS.toMillis(DAYS_KEPT);
    for (File other : others == null ? new File[0] : others) {
      if (other.lastModified() < oldest) {
        other.delete();
      }
    }
  }

  static IndexFile file(File record, String classPath, List<File> jars) {
    List<File> all = new ArrayList<>(IndexFile.jars(classPath));
    all.addAll(jars);
    all.add(new File(System.getProperty("java.home"), "release")); // a bundle may require a version of Java
    return new IndexFile(record, all);
  }
}
