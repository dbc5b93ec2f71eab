// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/**
 * Finds jars that are not bundles in the folders that Apache Felix File Install watches, because File Install ignores
 * them silently. Other folders are not searched. A check for changes costs one listing.
 */
final class DeployFolder {
  /** The time in milliseconds during which a file that is not a jar may still be in the process of being copied. */
  private static final long COPYING = 1000;

  private final String[] folders;
  private long seen;
  private List<String> problems = List.of();

  DeployFolder(BundleContext bundles) {
    String names = bundles.getProperty("felix.fileinstall.dir");
    folders = names == null ? new String[0] : names.split(",");
  }

  /** Returns the problems of the present jars. */
  List<String> problems() {
    hasChanged();
    synchronized (this) {
      return problems;
    }
  }

  /** Returns whether the problems have changed since the last call. */
  synchronized boolean hasChanged() {
    List<File> jars = jars();
    long now = 1;
    long newest = 0;
    for (File jar : jars) {
      now = 31 * (31 * now + jar.hashCode()) + jar.lastModified() + jar.length();
      newest = Math.max(newest, jar.lastModified());
    }
    if (now == seen || System.currentTimeMillis() - newest < COPYING) {
      return false;
    }
    seen = now;
    List<String> found = new ArrayList<>();
    for (File jar : jars) {
      String problem = problem(jar);
      if (problem != null) {
        found.add(problem);
      }
    }
    boolean changed = !found.equals(problems);
    problems = List.copyOf(found);
    return changed;
  }

  private List<File> jars() {
    List<File> jars = new ArrayList<>();
    for (String folder : folders) {
      File[] files = new File(folder.strip()).listFiles((parent, name) -> name.endsWith(".jar"));
      if (files != null) {
        Arrays.sort(files);
        jars.addAll(List.of(files));
      }
    }
    return jars;
  }

  private static String problem(File file) {
    try (JarFile jar = new JarFile(file)) {
      Manifest manifest = jar.getManifest();
      return manifest != null && manifest.getMainAttributes().getValue(Constants.BUNDLE_SYMBOLICNAME) != null ? null
          : file.getName() + " is not used: it is a jar without Bundle-SymbolicName and so no OSGi bundle; "
              + "build it with bnd, which writes the manifest";
    } catch (IOException unreadable) {
      return file.exists() ? file.getName() + " is not used: " + unreadable.getMessage()
          + "; copy it once more, or remove it from " + file.getParent() : null;
    }
  }
}
