// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import org.mortise.ir.Cancellation;
import org.mortise.pipeline.Invocation;

/** Writes a file atomically: writes a temporary file in the same folder and renames it. */
public final class OutputFile {
  /** Writes the contents. */
  public interface Writer {
    void writeTo(OutputStream out) throws IOException;
  }

  private static final int MOST_LINKS = 40;

  /** Names of the standard output. Replacing the file that it goes to would lose the other output. */
  private static final Set<String> STANDARD_OUTPUT = Set.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

  private OutputFile() {}

  /**
   * Checks before the work that a file with this name can be written.
   *
   * @throws FileProblem if it cannot
   */
  public static void checkNamed(Invocation call, String name) throws FileProblem {
    if (STANDARD_OUTPUT.contains(name)) {
      return;
    }
    try {
      check(call.resolve(name));
    } catch (IOException unwritable) {
      throw new FileProblem("output", name, unwritable);
    }
  }

  private static void check(Path named) throws IOException {
    Path file = target(named);
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "Is a directory");
    }
    Path folder = file.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new NoSuchFileException(file.toString());
    }
    if (!Files.isWritable(Files.exists(file) && !Files.isRegularFile(file) ? file : folder)) {
      throw new AccessDeniedException(file.toString());
    }
  }

  /**
   * Returns the file that a name denotes: the target of a link, which need not exist. A pipe, such as {@code
   * /dev/stdout}, is returned unchanged.
   */
  private static Path target(Path named) throws IOException {
    Path file = named.toAbsolutePath();
    if (Files.exists(file)) {
      return Files.isRegularFile(file) ? file.toRealPath() : file;
    }
    for (int i = 0; Files.isSymbolicLink(file); i++) {
      if (i == MOST_LINKS) {
        throw new FileSystemException(named.toString(), null, "Too many levels of symbolic links");
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    return file;
  }

  /**
   * Checks that a file would not replace another file of the run. Devices and pipes can be written twice.
   *
   * @param kind the role of the other file
   * @throws FileProblem if both are the same file, also by another name
   */
  static void checkOther(Invocation call, String name, String other, String kind) throws FileProblem {
    try {
      Path file = target(call.resolve(name)).normalize();
      Path otherFile = target(call.resolve(other)).normalize();
      boolean same = file.equals(otherFile) || Files.exists(otherFile) && Files.isSameFile(file, otherFile);
      if (same && (Files.isRegularFile(file) || !Files.exists(file))) {
        throw new FileSystemException(name, null, "it is the " + kind + " of the run");
      }
    } catch (NoSuchFileException isNew) {
      // then it is not the other file
    } catch (IOException problem) {
      throw new FileProblem("output", name, problem);
    }
  }

  /** Writes like {@link #write}, with a message for the user on failure. */
  public static void writeNamed(Invocation call, String name, Writer contents) throws FileProblem {
    try {
      if (STANDARD_OUTPUT.contains(name)) {
        contents.writeTo(call.out());
        call.out().flush();
        return;
      }
      write(call.resolve(name), contents);
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
    Path target = target(file);
    Path folder = target.getParent();
    if (!Files.isDirectory(folder)) {
      throw new NoSuchFileException(file.toString());
    }
    Path neighbour = Files.createTempFile(folder, "." + target.getFileName(), ".tmp");
    try {
      try (OutputStream out = Files.newOutputStream(neighbour)) {
        contents.writeTo(out);
      }
      Cancellation.check(); // the failure of a cancelled run has been reported, so it must not write the file
      copyPermissions(target, neighbour);
      move(neighbour, target);
    } finally {
      Files.deleteIfExists(neighbour);
    }
  }

  /**
   * Copies the permissions of the replaced file, or sets the default ones. A temporary file is accessible to its owner
   * only.
   */
  private static void copyPermissions(Path target, Path neighbour) throws IOException {
    try {
      if (Files.exists(target)) {
        Files.setPosixFilePermissions(neighbour, Files.getPosixFilePermissions(target));
      } else {
        Path fresh = Files.createFile(target); // created with the process's mask
        Files.setPosixFilePermissions(neighbour, Files.getPosixFilePermissions(fresh));
      }
    } catch (UnsupportedOperationException noPosix) {
      // the file system has no POSIX permissions
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
