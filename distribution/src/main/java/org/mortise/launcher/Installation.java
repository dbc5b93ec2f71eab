// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The folder that Mortise is installed in: {@code bundles} came with it, {@code bundles/TOOL} is for one tool only,
 * {@code deploy} is the user's. It may be read only; then the user's bundles can be in any other folder.
 */
final class Installation {
  private final File home;
  private final File deploy;

  /** @param deploy the folder with the user's bundles, or null for the one that is part of the installation */
  Installation(File home, File deploy) {
    this.home = home;
    this.deploy = deploy != null ? deploy : new File(home, "deploy");
  }

  boolean hasDeployedBundles() {
    return !jars(deploy).isEmpty();
  }

  File deployFolder() {
    return deploy;
  }

  /** Whether a tool has bundles of its own: it stays, and what is deployed comes and goes while it does. */
  boolean isLongLived(String tool) {
    return new File(home, "bundles/" + tool).isDirectory();
  }

  /**
   * The bundles to begin with, those that came with Mortise first, in an order that does not depend on the file system.
   */
  List<File> bundles(String tool) {
    List<File> all = new ArrayList<>(jars(new File(home, "bundles")));
    all.addAll(isLongLived(tool) ? jars(new File(home, "bundles/" + tool)) : jars(deploy));
    return all;
  }

  /** The libraries that only this tool needs, on its class path. */
  List<File> libraries(String tool) {
    return jars(new File(home, "lib/" + tool));
  }

  private static List<File> jars(File folder) {
    File[] files = folder.listFiles((directory, name) -> name.endsWith(".jar"));
    if (files == null) {
      return List.of();
    }
    Arrays.sort(files);
    return List.of(files);
  }
}
