// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Deployed bundles that run without a framework, because an earlier run in a framework has recorded the imports of each
 * bundle and its services; see {@link DeploymentRecord}. Each bundle has its own class loader, which sees the same
 * packages as in the framework. A record that is missing, damaged, or about other jars or versions is not used.
 *
 * <p>A changed jar is not detected if its size and its time stamp are unchanged.
 */
public final class DeployedBundles {
  private final List<File> jars;
  private final String record;
  private final List<BundleLoader> loaders = new ArrayList<>();

  private DeployedBundles(List<File> jars, String record) {
    this.jars = jars;
    this.record = record;
  }

  /**
   * Opens the record of deployed bundles.
   *
   * @param record the file
   * @param classPath the jars of the installation, as in the system property {@code java.class.path}
   * @param jars the deployed jars
   * @return null if these jars have no record, so that a framework must run them
   */
  public static @Nullable DeployedBundles open(File record, String classPath, List<File> jars) {
    String text = DeploymentRecord.file(record, classPath, jars).read();
    return text == null ? null : new DeployedBundles(List.copyOf(jars), text);
  }

  /**
   * Adds the services of the bundles.
   *
   * @param installation the class loader of the installation
   */
  void addTo(Snapshot.Builder parts, ClassLoader installation) {
    for (File jar : jars) {
      loaders.add(new BundleLoader(jar));
    }
    BundleLoader current = null;
    int count = 0;
    int start = 0;
    for (int end = record.indexOf('\n'); end >= 0; end = record.indexOf('\n', start)) {
      List<String> line = ServiceLines.words(record, start, end);
      switch (line.get(0)) {
        case DeploymentRecord.BUNDLE -> {
          current = loaders.get(count++);
          current.setBundle(line.get(1) + " " + line.get(2));
        }
        case DeploymentRecord.IMPORT -> {
          int provider = Integer.parseInt(line.get(2));
          current.addImport(line.get(1), provider < 0 ? installation : loaders.get(provider));
        }
        case DeploymentRecord.PROVIDER -> parts.noteProvider(line.get(1), "bundle " + line.get(2) + " " + line.get(3));
        default -> ServiceLines.add(parts, line, current);
      }
      start = end + 1;
    }
  }

  /** Closes the jars. No more classes can be loaded from them. */
  void close() {
    for (BundleLoader loader : loaders) {
      try {
        loader.close();
      } catch (IOException stillOpen) {
        // the jar is closed when the loader is collected
      }
    }
  }

  /** Returns the name and version of the deployed bundle that contains a class, or null. */
  static @Nullable String bundleOf(Class<?> type) {
    return type.getClassLoader() instanceof BundleLoader loader ? loader.bundle() : null;
  }
}
