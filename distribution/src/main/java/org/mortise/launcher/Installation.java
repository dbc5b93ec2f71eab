// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The folder that Mortise is installed in: {@code bundles} came with it, {@code deploy} is the user's. */
final class Installation {
  /** To be raised when the launcher changes how it fills a bundle cache. */
  private static final int CACHE_FORMAT = 1;

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

  /** Names this very set of bundles on this Java: changes when a file is added, removed, moved or replaced. */
  String key(List<File> bundles) {
    StringBuilder text = new StringBuilder().append(CACHE_FORMAT).append('\n');
    text.append(System.getProperty("java.runtime.version")).append('\n');
    for (File bundle : bundles) {
      text.append(bundle.getAbsolutePath()).append('\n');
      text.append(bundle.length()).append(' ').append(bundle.lastModified()).append('\n');
    }
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 12);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
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
