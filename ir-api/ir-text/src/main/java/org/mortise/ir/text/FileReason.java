// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;

/**
 * Why a file cannot be read or written, in the words of the operating system, for messages: those of Java are the name
 * of the file for some problems, or none.
 */
public final class FileReason {
  private FileReason() {}

  /** Returns the message of a name that can be that of no file, in printable characters. */
  public static String ofName(InvalidPathException wrong) {
    StringBuilder name = new StringBuilder();
    wrong.getInput().codePoints().forEach(c -> name.append(
        c < ' ' ? String.format(Locale.ROOT, "\\%02x", c) : Character.toString(c)));
    return "invalid file name '" + name + "': " + wrong.getReason().toLowerCase(Locale.ROOT);
  }

  /**
   * The reason for an {@link java.io.IOException}, or for an {@link java.nio.file.InvalidPathException} where a name is
   * none of a file.
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
