// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Identifies the contents of a file without reading them. Builds that are reproducible give all jars the same time, so
 * the time of the last change of the entry in the file system counts, too, where the system has it.
 */
public final class FileStamp {
  private static final String CHANGED = "unix:ctime";

  private FileStamp() {}

  /** Returns the size and the times of a file. */
  public static String of(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    String stamp = attributes.size() + " " + attributes.lastModifiedTime();
    return file.getFileSystem().supportedFileAttributeViews().contains("unix")
        ? stamp + " " + Files.getAttribute(file, CHANGED) : stamp;
  }
}
