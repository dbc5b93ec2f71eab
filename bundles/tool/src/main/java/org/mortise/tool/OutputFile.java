// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all: into a neighbour first, which then takes its name. */
final class OutputFile {
  /** Writes the contents. */
  interface Writer {
    void writeTo(OutputStream out) throws IOException;
  }

  private OutputFile() {}

  /** Throws if there cannot be a file of that name: better known before the work than after it. */
  static void checkNamed(String name) throws FileProblem {
    Path folder = Path.of(name).toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new FileProblem("output", name, new NoSuchFileException(name));
    }
  }

  /** {@link #write} with a message for the user. */
  static void writeNamed(String name, Writer contents) throws FileProblem {
    try {
      write(Path.of(name), contents);
    } catch (IOException broken) {
      throw new FileProblem("output", name, broken);
    }
  }

  static void write(Path file, Writer contents) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      try (OutputStream out = Files.newOutputStream(file)) { // a device or pipe cannot be replaced
        contents.writeTo(out);
      }
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (!Files.isDirectory(folder)) {
      throw new NoSuchFileException(file.toString());
    }
    Path neighbour = Files.createTempFile(folder, "." + target.getFileName(), ".tmp");
    try {
      try (OutputStream out = Files.newOutputStream(neighbour)) {
        contents.writeTo(out);
      }
      copyPermissions(target, neighbour);
      move(neighbour, target);
    } finally {
      Files.deleteIfExists(neighbour);
    }
  }

  /** A temporary file is for its owner only; the result has the rights of the file it replaces, or the usual ones. */
  private static void copyPermissions(Path target, Path neighbour) throws IOException {
    try {
      if (Files.exists(target)) {
        Files.setPosixFilePermissions(neighbour, Files.getPosixFilePermissions(target));
      } else {
        Path fresh = Files.createFile(target); // made with the process's mask
        Files.setPosixFilePermissions(neighbour, Files.getPosixFilePermissions(fresh));
      }
    } catch (UnsupportedOperationException noPosix) {
      // such a file system has no such rights
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException plain) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
