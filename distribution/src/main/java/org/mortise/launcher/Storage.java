// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The framework's storage folder: private to one run and gone after it, also when the run is interrupted.
 *
 * <p>A folder that runs share would save a few milliseconds, but Felix writes to its storage (not atomically) even when
 * nothing has changed, so a run could read what another is writing. Bundles are referred to and not copied: what is
 * kept here is small.
 */
final class Storage implements AutoCloseable {
  private final File folder;

  private Storage(File folder) {
    this.folder = folder;
  }

  static Storage create() throws LaunchException {
    Path parent = Path.of(System.getProperty("java.io.tmpdir"));
    Storage storage;
    try {
      storage = new Storage(newFolder(parent).toFile());
    } catch (IOException e) {
      throw new LaunchException("the framework needs a folder for itself, and in " + parent + " none can be made: "
          + "name another one with MORTISE_JAVA_OPTS=-Djava.io.tmpdir=FOLDER", e);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(storage::close, "remove framework storage"));
    return storage;
  }

  /**
   * As {@code Files.createTempDirectory} makes one, but without secure random numbers, which take 20 ms: as nobody can
   * take a folder that is there for one that he has made, it does no harm that the name can be guessed.
   */
  private static Path newFolder(Path parent) throws IOException {
    FileAttribute<?>[] access = parent.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))}
        : new FileAttribute<?>[0];
    for (long number = System.nanoTime();; number++) {
      try {
        return Files.createDirectory(parent.resolve("mortise-" + ProcessHandle.current().pid() + "-" + number), access);
      } catch (FileAlreadyExistsException taken) {
        // the next one
      }
    }
  }

  String path() {
    return folder.getPath();
  }

  @Override
  public void close() {
    remove(folder);
  }

  /** The folder is three levels deep: Felix's layout, not the user's. */
  private static void remove(File file) {
    File[] children = file.listFiles();
    if (children != null) {
      for (File child : children) {
        remove(child);
      }
    }
    file.delete();
  }
}
