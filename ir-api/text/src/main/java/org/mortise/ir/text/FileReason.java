// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/**
 * Why a file cannot be read or written, in the words of the operating system, for messages: those of Java are the name
 * of the file for some problems, or none.
 */
public final class FileReason {
  private FileReason() {}

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
