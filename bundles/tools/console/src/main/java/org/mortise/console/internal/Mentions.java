// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Enumeration;
import org.osgi.framework.Bundle;

/**
 * Returns whether a text is a constant in a class file of a bundle. It finds the bundle that would provide a pass even
 * if the bundle cannot be resolved. Reads all class files of the bundle, so it serves interactive commands only.
 */
final class Mentions {
  private static final byte UTF8_CONSTANT = 1;

  private Mentions() {}

  static boolean in(Bundle bundle, String text) {
    byte[] constant = constant(text);
    Deque<String> folders = new ArrayDeque<>();
    folders.add("/");
    while (!folders.isEmpty()) {
      Enumeration<String> entries = bundle.getEntryPaths(folders.poll());
      while (entries != null && entries.hasMoreElements()) {
        String entry = entries.nextElement();
        if (entry.endsWith("/")) {
          folders.add(entry);
        } else if (entry.endsWith(".class") && contains(bundle.getEntry(entry), constant)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the encoding of the text in a class file: tag, length, characters. */
  private static byte[] constant(String text) {
    byte[] characters = text.getBytes(StandardCharsets.UTF_8);
    byte[] constant = new byte[characters.length + 3];
    constant[0] = UTF8_CONSTANT;
    constant[1] = (byte) (characters.length >> 8);
    constant[2] = (byte) characters.length;
    System.arraycopy(characters, 0, constant, 3, characters.length);
    return constant;
  }

  private static boolean contains(URL file, byte[] constant) {
    if (file == null) {
      return false;
    }
    try (InputStream in = file.openStream()) {
      byte[] bytes = in.readAllBytes();
      for (int i = 0; i + constant.length <= bytes.length; i++) {
        if (bytes[i] == UTF8_CONSTANT && Arrays.equals(bytes, i, i + constant.length, constant, 0, constant.length)) {
          return true;
        }
      }
    } catch (IOException unreadable) {
      return false;
    }
    return false;
  }
}
