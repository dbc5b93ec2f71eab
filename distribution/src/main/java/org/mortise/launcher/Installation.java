// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The folder that Mortise is installed in: {@code bundles} came with it, {@code deploy} is the user's. */
final class Installation {
  private final File home;
  private final File[] deployed;

  Installation(File home) {
    this.home = home;
    this.deployed = jars("deploy");
  }

  boolean hasDeployedBundles() {
    return deployed.length > 0;
  }

  /** All bundles, those that came with Mortise first, in an order that does not depend on the file system. */
  List<File> bundles() {
    List<File> all = new ArrayList<>(Arrays.asList(jars("bundles")));
    all.addAll(Arrays.asList(deployed));
    return all;
  }

  private File[] jars(String folder) {
    File[] files = new File(home, folder).listFiles((directory, name) -> name.endsWith(".jar"));
    if (files == null) {
      return new File[0];
    }
    Arrays.sort(files);
    return files;
  }
}
