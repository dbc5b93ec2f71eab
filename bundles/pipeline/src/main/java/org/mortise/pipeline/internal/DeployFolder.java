// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Constants;

/**
 * Finds jars that are not bundles in the folders that Apache Felix File Install watches, because File Install ignores
 * them silently. Other folders are not searched. A check for changes costs one listing.
 */
final class DeployFolder {
  /**
   * The time in milliseconds for which a file must be unchanged before it is examined, because it may still be being
   * copied.
   */
  static final long COPYING = 1000;

  private final String[] folders;
  private final LongSupplier clock;
  /** The last examined state of the folders. */
  private long examined;
  /** The last seen state, and the time when it was seen first. */
  private long seen;
  private long since;
  private List<String> problems = List.of();

  /**
   * Creates a view of folders.
   *
   * @param folders the names of the folders, separated by commas; null for none
   * @param clock the time in milliseconds since 1970
   */
  DeployFolder(String folders, LongSupplier clock) {
    this.folders = folders == null ? new String[0] : folders.split(",");
    this.clock = clock;
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
    long state = 1;
    long newest = 0;
    for (File jar : jars) {
      state = 31 * (31 * state + jar.hashCode()) + jar.lastModified() + jar.length();
      newest = Math.max(newest, jar.lastModified());
    }
    if (state == examined || isBeingCopied(state, newest)) {
      return false;
    }
    examined = state;
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

  /**
   * Returns whether a file may still be in the process of being copied. The time of a file may lie in the future, for
   * example on another machine. Then the time counts for which the state has been seen.
   */
  private boolean isBeingCopied(long state, long newest) {
    long now = clock.getAsLong();
    if (state != seen) {
      seen = state;
      since = now;
    }
    return now - newest < COPYING && now - since < COPYING;
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

  private static @Nullable String problem(File file) {
    if (file.isDirectory()) {
      return file.getName() + " is not used: it is a folder, not a jar; pack it as a jar, or move it out of "
          + file.getParent();
    }
    try (JarFile jar = new JarFile(file)) {
      Manifest manifest = jar.getManifest();
      return manifest != null && manifest.getMainAttributes().getValue(Constants.BUNDLE_SYMBOLICNAME) != null ? null
          : file.getName() + " is not used: it is a jar without Bundle-SymbolicName and so no OSGi bundle; "
              + "build it with bnd, which writes the manifest";
    } catch (IOException unreadable) {
      return file.exists() ? file.getName() + " is not used: it is not a complete jar (" + unreadable.getMessage()
          + "); copy it once more, or remove it from " + file.getParent() : null;
    }
  }
}
