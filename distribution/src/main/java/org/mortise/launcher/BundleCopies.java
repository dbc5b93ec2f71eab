// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.DeployedBundles;

/** Copies of a set of bundles in a private folder, which is removed when they are dropped and no longer in use. */
final class BundleCopies {
  private final Path folder;
  private final List<File> jars = new ArrayList<>();
  private int users = 1;
  private boolean isDropped;

  private BundleCopies(Path folder) {
    this.folder = folder;
  }

  /** Copies the jars, for a first user. */
  static BundleCopies of(List<Path> bundles, Path folder) throws IOException {
    BundleCopies copies = new BundleCopies(folder);
    try {
      for (Path bundle : bundles) { // in separate folders: messages show the names, which may be equal
        Path own = Files.createDirectory(folder.resolve(String.valueOf(copies.jars.size())));
        copies.jars.add(Files.copy(bundle, own.resolve(bundle.getFileName())).toFile());
      }
      return copies;
    } catch (IOException failed) {
      Storage.remove(folder.toFile());
      throw failed;
    }
  }

  File folder() {
    return folder.toFile();
  }

  List<File> jars() {
    return jars;
  }

  /** Returns the file of the record, which a framework writes. */
  File record() {
    return folder.resolve("record-").toFile();
  }

  /** Returns the bundles for a run without a framework; null if there is no record yet, or none is possible. */
  @Nullable DeployedBundles openRecord() {
    return DeployedBundles.open(record(), System.getProperty("java.class.path"), jars);
  }

  synchronized void acquire() {
    users++;
  }

  synchronized void release() {
    users--;
    removeIfUnused();
  }

  /** Removes the copies, now or after their last use. */
  synchronized void drop() {
    isDropped = true;
    removeIfUnused();
  }

  private void removeIfUnused() {
    if (isDropped && users == 0) {
      Storage.remove(folder.toFile());
    }
  }
}
