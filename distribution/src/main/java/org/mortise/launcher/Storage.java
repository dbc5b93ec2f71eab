// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;

/**
 * The framework's storage folder. Private to one run and removed after it, even if the run is interrupted.
 *
 * <p>A folder among the temporary files has a {@link FolderLock}, so that the folder of a killed process can be removed
 * by {@link #removeAbandoned} later.
 *
 * <p>A folder shared by runs would save a few milliseconds, but Felix writes to its storage non-atomically even without
 * changes, so a run could read a partial file of another one. Bundles are referenced, not copied, so the folder is
 * small.
 */
final class Storage implements AutoCloseable {
  private final File folder;
  private final @Nullable FolderLock lock;

  private Storage(File folder, @Nullable FolderLock lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /** Creates a folder among the temporary files. It is removed at the end of the process, unless that is killed. */
  static Storage create() throws LaunchException {
    Storage storage = lockedIn(Path.of(System.getProperty("java.io.tmpdir")));
    Runtime.getRuntime().addShutdownHook(new Thread(storage::close, "remove framework storage"));
    return storage;
  }

  /** Creates a folder in {@code parent}, with a lock beside it. */
  static Storage lockedIn(Path parent) throws LaunchException {
    try {
      Path folder = newFolder(parent);
      return new Storage(folder.toFile(), FolderLock.of(folder));
    } catch (IOException e) {
      throw failed(parent, e);
    }
  }

  /** Creates a folder in {@code parent}, to be removed together with it. */
  static Storage in(Path parent) throws LaunchException {
    try {
      return new Storage(newFolder(parent).toFile(), null);
    } catch (IOException e) {
      throw failed(parent, e);
    }
  }

  private static LaunchException failed(Path parent, IOException cause) {
    return new LaunchException("the framework needs a folder for itself, and in " + parent + " none can be made: "
        + "name another one with MORTISE_JAVA_OPTS=-Djava.io.tmpdir=FOLDER", cause);
  }

  /** Removes the sibling folders left by killed processes of this user. */
  void removeAbandoned() {
    FolderLock.removeAbandonedBeside(folder.toPath());
  }

  /**
   * Creates a folder like {@code Files.createTempDirectory}, but without secure random numbers, which take 20 ms. A
   * predictable name does no harm, because an existing folder is never taken for a new one.
   */
  private static Path newFolder(Path parent) throws IOException {
    FileAttribute<?>[] access = parent.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))}
        : new FileAttribute<?>[0];
    for (long number = System.nanoTime();; number++) {
      try {
        return Files.createDirectory(parent.resolve("mortise-" + ProcessHandle.current().pid() + "-" + number), access);
      } catch (FileAlreadyExistsException taken) {
        // try the next name
      }
    }
  }

  String path() {
    return folder.getPath();
  }

  @Override
  public void close() {
    remove(folder);
    if (lock != null) {
      lock.close();
    }
  }

  /** Removes a folder of a few levels. Symbolic links in it are removed, and not followed. */
  static void remove(File file) {
    File[] children = Files.isSymbolicLink(file.toPath()) ? null : file.listFiles();
    if (children != null) {
      for (File child : children) {
        remove(child);
      }
    }
    file.delete();
  }
}
