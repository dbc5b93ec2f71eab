// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * The bundles of a request, deployed and named ones.
 *
 * @param key identifies the contents of the jars, independently of their paths, which differ between sandboxes
 * @param jars the files
 */
record BundleSet(String key, List<Path> jars) {
  /**
   * Returns the set of a request.
   *
   * @param deployed the jars of every set, which are identified by their paths and stamps
   * @param named the jars that the request names
   * @param digests the known digests by file name; the contents of other files are read
   * @throws IOException if a file cannot be read
   */
  static BundleSet of(List<Path> deployed, List<String> named, Path directory, Map<String, String> digests)
      throws IOException {
    if (deployed.isEmpty() && named.isEmpty()) {
      return new BundleSet("", List.of());
    }
    StringBuilder key = new StringBuilder();
    List<Path> jars = new ArrayList<>(deployed);
    for (Path jar : deployed) {
      key.append(jar).append(' ').append(FileStamp.of(jar)).append('\n');
    }
    for (String name : named) {
      Path jar = directory.resolve(name);
      String digest = digests.get(name);
      if (!Files.isRegularFile(jar)) {
        throw new IOException("there is no bundle '" + name + "'");
      }
      key.append(digest == null || digest.isEmpty() ? digest(jar) : digest).append('\n');
      jars.add(jar);
    }
    return new BundleSet(key.toString(), jars);
  }

  private static String digest(Path file) throws IOException {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new UncheckedIOException(new IOException(impossible));
    }
  }
}
