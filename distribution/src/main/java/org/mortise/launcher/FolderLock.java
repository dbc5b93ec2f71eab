// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.UserPrincipal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The lock of a process on a private folder: a locked file beside the folder. The system unlocks the file when the
 * process ends, even if it is killed, so that another process of the same user can remove the folder. Unlike a process
 * id, the lock also protects folders of processes in other containers that share the file system.
 *
 * <p>A lock file is renamed only after it is locked, so the file of a running process is never taken for an abandoned
 * one.
 */
final class FolderLock implements AutoCloseable {
  private static final String SUFFIX = ".lock";
  private static final Pattern NAME = Pattern.compile("mortise-(\\d+)-\\d+\\.lock");

  private final Path file;
  private final FileChannel channel;

  private FolderLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  private static Path fileOf(Path folder) {
    return folder.resolveSibling(folder.getFileName() + SUFFIX);
  }

  /** Locks a new folder of this process; returns null where files cannot be locked. */
  static @Nullable FolderLock of(Path folder) throws IOException {
    Path unnamed = folder.resolve("lock"); // no other process reads this folder
    FileChannel channel = FileChannel.open(unnamed, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      channel.lock();
      return new FolderLock(Files.move(unnamed, fileOf(folder)), channel);
    } catch (IOException unsupported) {
      channel.close();
      Files.deleteIfExists(unnamed);
      return null;
    }
  }

  /**
   * Removes the folders of ended processes with their locks. Folders of other users, of running processes, and without
   * a lock file remain. A folder that cannot be examined or removed remains without a message.
   *
   * @param own a folder of this user beside those of other processes
   */
  static void removeAbandonedBeside(Path own) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(own.getParent(), FolderLock::isOfOtherProcess)) {
      UserPrincipal user = Files.getOwner(own);
      for (Path file : files) {
        removeIfAbandoned(file, user);
      }
    } catch (IOException | DirectoryIteratorException unreadable) {
      // the folders remain
    }
  }

  /** A process must not open its own lock files, because closing one of them again unlocks it. */
  private static boolean isOfOtherProcess(Path file) {
    String name = file.getFileName().toString();
    return NAME.matcher(name).matches() && !name.startsWith("mortise-" + ProcessHandle.current().pid() + "-");
  }

  private static void removeIfAbandoned(Path file, UserPrincipal user) {
    String name = file.getFileName().toString();
    Path folder = file.resolveSibling(name.substring(0, name.length() - SUFFIX.length()));
    try {
      if (!isOf(user, file) || Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && !isOf(user, folder)) {
        return;
      }
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
        if (channel.tryLock() != null) {
          Storage.remove(folder.toFile());
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException | OverlappingFileLockException inUse) {
      // the folder remains
    }
  }

  /** Returns whether a file or folder, without following links, belongs to a user. */
  private static boolean isOf(UserPrincipal user, Path file) throws IOException {
    return Files.getOwner(file, LinkOption.NOFOLLOW_LINKS).equals(user);
  }

  /** Removes the lock file. The folder must have been removed before. */
  @Override
  public void close() {
    try {
      Files.deleteIfExists(file);
      channel.close();
    } catch (IOException unremovable) {
      // a later process removes it
    }
  }
}
