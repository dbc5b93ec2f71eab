// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all: into a neighbour first, which then takes its name. */
final class WholeFile {
  private WholeFile() {}

  static void write(Path file, byte[] contents) throws IOException, CommandFailure {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (!Files.isDirectory(target.getParent())) {
      throw new CommandFailure("cannot open output file '" + file + "': No such file or directory");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      Files.write(target, contents); // a device or pipe cannot be replaced
      return;
    }
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
