// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;

/**
 * Returns the reason why a file cannot be read or written, in the words of the operating system. Java's messages
 * contain only the name of the file for some problems, or nothing.
 */
public final class FileReason {
  private FileReason() {}

  /** Returns the message for a malformed file name, in printable characters. */
  public static String ofName(InvalidPathException wrong) {
    StringBuilder name = new StringBuilder();
    wrong.getInput().codePoints().forEach(c -> name.append(
        c < ' ' ? String.format(Locale.ROOT, "\\%02x", c) : Character.toString(c)));
    return "invalid file name '" + name + "': " + wrong.getReason().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the reason of an {@link java.io.IOException}, or of an {@link java.nio.file.InvalidPathException} for a
   * malformed file name.
   */
  public static String of(Exception problem) {
    if (problem instanceof NoSuchFileException) {
      return "No such file or directory";
    }
    if (problem instanceof AccessDeniedException) {
      return "Permission denied";
    }
    if (problem instanceof FileAlreadyExistsException) {
      return "File exists";
    }
    if (problem instanceof FileSystemException detailed && detailed.getReason() != null) {
      return detailed.getReason();
    }
    return problem.getMessage() == null ? problem.toString() : problem.getMessage();
  }
}
