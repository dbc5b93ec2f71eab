// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.apache.felix.service.command.CommandSession;

/** Writes a file atomically: writes a temporary file in the same folder and renames it. */
final class WholeFile {
  private WholeFile() {}

  /**
   * Writes a file.
   *
   * @param name the name that the user gave, relative to the session's folder
   * @param append whether to append to the present contents
   * @throws CommandFailure if the file cannot be written
   */
  static void write(CommandSession session, String name, byte[] contents, boolean append) throws CommandFailure {
    try {
      Path file = Inputs.file(session, name);
      Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
      if (!Files.isDirectory(target.getParent())) {
        throw new NoSuchFileException(name);
      }
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        Files.write(target, contents); // a device or pipe cannot be replaced
        return;
      }
      replace(target, append && Files.exists(target) ? joined(Files.readAllBytes(target), contents) : contents);
    } catch (IOException problem) {
      throw CommandFailure.file("open output file", name, problem);
    }
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  private static void replace(Path target, byte[] contents) throws IOException {
    Path neighbour = target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
    try {
      Files.write(neighbour, contents);
      try {
        Files.move(neighbour, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } catch (AtomicMoveNotSupportedException plain) {
        Files.move(neighbour, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(neighbour);
    }
  }
}
