// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A text file about some jars. It records the paths, sizes and times of the jars, and a checksum that detects damage.
 * Several processes may read and write it concurrently.
 */
final class IndexFile {
  private final File file;
  private final List<File> paths;
  private final String jars;

  /**
   * @param file the index file
   * @param jars the jars that the text is about
   */
  IndexFile(File file, List<File> jars) {
    this.file = file;
    this.paths = jars;
    StringBuilder text = new StringBuilder();
    for (File jar : jars) {
      text.append(jar.getPath()).append(' ').append(jar.length()).append(' ').append(jar.lastModified()).append('\n');
    }
    this.jars = text.toString();
  }

  /** Returns the jars of a class path, as in the system property {@code java.class.path}. */
  static List<File> jars(String classPath) {
    List<File> jars = new ArrayList<>();
    int start = 0;
    while (start <= classPath.length()) {
      int end = classPath.indexOf(File.pathSeparatorChar, start);
      end = end < 0 ? classPath.length() : end;
      jars.add(new File(classPath.substring(start, end)));
      start = end + 1;
    }
    return jars;
  }

  private String head(String body) {
    CRC32 sum = new CRC32();
    sum.update(body.getBytes(StandardCharsets.UTF_8));
    return "Mortise index 1 " + Long.toHexString(sum.getValue()) + "\n" + jars + "\n";
  }

  /** Returns the text, or null if the file is missing, damaged, or about other jars. */
  @Nullable String read() {
    String text;
    try (InputStream in = new FileInputStream(file)) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException missing) {
      return null;
    }
    int end = text.indexOf("\n\n");
    String body = end < 0 ? "" : text.substring(end + 2);
    return text.startsWith(head(body)) ? body : null;
  }

  /**
   * Writes the file atomically, so that concurrent readers see the old file or the new one. Does nothing if the file
   * cannot be written, or if a path is a folder, whose changes would not be detected.
   */
  void write(String body) {
    for (File path : paths) {
      if (path.isDirectory()) {
        return;
      }
    }
    try {
      Path target = file.toPath();
      Path fresh = Path.of(file.getPath() + "." + ProcessHandle.current().pid() + ".new");
      try {
        Files.writeString(fresh, head(body) + body);
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException readOnly) {
      // the next run builds the index again
    }
  }
}
