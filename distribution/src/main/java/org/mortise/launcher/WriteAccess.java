// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Warns about deployed bundles that other users can replace, since their code runs with the rights of this user. A file
 * is safe if it belongs to this user, to root or to the owner of the installation, and is writable only by its owner or
 * by the group named like the owner. The folders above the deployment folder are not examined.
 *
 * <p>Does nothing on file systems without owners and permissions. Examines each file.
 */
final class WriteAccess {
  private WriteAccess() {}

  /** Reports the first of some files, or their folder, that others can write to. */
  static void check(File home, File folder, List<File> files, Consumer<String> problems) {
    Path first = folder.toPath();
    if (!first.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    try {
      Set<String> trusted = trusted(home);
      String problem = problem(first, trusted);
      for (int i = 0; i < files.size() && problem == null; i++) {
        problem = problem(files.get(i).toPath(), trusted);
      }
      if (problem != null) {
        problems.accept(problem + ", and the code of deployed bundles runs with your rights: see security.md");
      }
    } catch (IOException removed) {
      // the deployment reports missing files
    }
  }

  private static Set<String> trusted(File home) throws IOException {
    return new HashSet<>(List.of(
        "root", System.getProperty("user.name"), Files.getOwner(home.toPath()).getName()));
  }

  private static @Nullable String problem(Path file, Set<String> trusted) throws IOException {
    PosixFileAttributes attributes = Files.readAttributes(file, PosixFileAttributes.class);
    String owner = attributes.owner().getName();
    if (!trusted.contains(owner)) {
      return "'" + file + "' belongs to the user " + owner;
    }
    Set<PosixFilePermission> access = attributes.permissions();
    boolean isShared = access.contains(PosixFilePermission.GROUP_WRITE) && !attributes.group().getName().equals(owner);
    return isShared || access.contains(PosixFilePermission.OTHERS_WRITE)
        ? "other users can write to '" + file + "'" : null;
  }
}
