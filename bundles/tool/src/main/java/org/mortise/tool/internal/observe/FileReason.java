// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool.internal.observe;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written, in the words of the operating system. */
public final class FileReason {
  private FileReason() {}

  public static String of(IOException cause) {
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
