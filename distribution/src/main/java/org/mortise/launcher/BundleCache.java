// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The framework's storage folder, one per set of bundles and user, shared by runs at the same time.
 *
 * <p>A folder is filled under a name that only one run knows and gets its final name when it is complete. From then on
 * it is only read, so there is no lock. A folder that nobody used for a month is removed by the next run that makes a new
 * one. When the user's cache folder cannot be written, a run makes a folder of its own and removes it at its end.
 */
final class BundleCache {
  private static final Duration UNUSED = Duration.ofDays(30);
  private static final Duration TOUCH_INTERVAL = Duration.ofDays(1);

  private final Path complete;
  private final Path directory;
  private final boolean warm;

  private BundleCache(Path complete, Path directory, boolean warm) {
    this.complete = complete;
    this.directory = directory;
    this.warm = warm;
  }

  /** Finds the folder for {@code key} or begins a new one. */
  static BundleCache open(String key) throws IOException {
    Path root = root();
    try {
      Path complete = root.resolve(key);
      if (Files.isDirectory(complete)) {
        touch(complete);
        return new BundleCache(complete, complete, true);
      }
      Files.createDirectories(root);
      removeUnused(root);
      return new BundleCache(complete, Files.createTempDirectory(root, key + "-"), false);
    } catch (IOException | SecurityException e) {
      return new BundleCache(null, Files.createTempDirectory("mortise-"), false);
    }
  }

  Path directory() {
    return directory;
  }

  /** Whether the bundles are in there already. */
  boolean warm() {
    return warm;
  }

  /** To be called once the framework has stopped: makes a new folder available to other runs. */
  void publish() {
    if (warm) {
      return;
    }
    if (complete == null || !directory.toFile().renameTo(complete.toFile())) {
      remove(directory); // another run was faster, or there is no place to keep it
    }
  }

  /** Removes a new folder that must not be used again. */
  void discard() {
    if (!warm) {
      remove(directory);
    }
  }

  private static Path root() {
    String configured = System.getProperty("mortise.cache");
    if (configured != null) {
      return Path.of(configured);
    }
    String cache = System.getenv("XDG_CACHE_HOME");
    Path base = cache == null || cache.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(cache);
    return base.resolve("mortise");
  }

  private static void touch(Path folder) {
    try {
      Instant now = Instant.now();
      if (Files.getLastModifiedTime(folder).toInstant().isBefore(now.minus(TOUCH_INTERVAL))) {
        Files.setLastModifiedTime(folder, FileTime.from(now));
      }
    } catch (IOException e) {
      // somebody else's cache that we may only read: its owner decides how long it lives
    }
  }

  private static void removeUnused(Path root) throws IOException {
    FileTime limit = FileTime.from(Instant.now().minus(UNUSED));
    List<Path> unused = new ArrayList<>();
    try (Stream<Path> folders = Files.list(root)) {
      for (Path folder : (Iterable<Path>) folders::iterator) {
        if (Files.isDirectory(folder) && Files.getLastModifiedTime(folder).compareTo(limit) < 0) {
          unused.add(folder);
        }
      }
    }
    unused.forEach(BundleCache::remove);
  }

  private static void remove(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      // what cannot be removed now is removed as unused later
    }
  }
}
