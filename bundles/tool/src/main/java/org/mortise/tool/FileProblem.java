// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** A file cannot be read or written. The message is for the user. */
final class FileProblem extends Exception {
  private static final long serialVersionUID = 1L;

  FileProblem(String what, String file, IOException cause) {
    super("cannot open " + what + " file '" + file + "': " + reason(cause), cause);
  }

  private static String reason(IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return "No such file or directory";
    }
    if (cause instanceof AccessDeniedException) {
      return "Permission denied";
    }
    if (cause instanceof FileSystemException failed && failed.getReason() != null) {
      return failed.getReason();
    }
    return cause.getMessage();
  }
}
