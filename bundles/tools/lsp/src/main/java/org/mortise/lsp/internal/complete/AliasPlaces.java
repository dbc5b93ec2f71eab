// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mortise.lsp.internal.check.AliasDefinitions;
import org.mortise.lsp.internal.text.Words;

/**
 * The aliases of attributes and types that a program defines, which is at the beginnings of lines. Linear in the lines,
 * of which only the first bytes are looked at.
 */
final class AliasPlaces implements AliasDefinitions.Places {
  private final byte[] bytes;
  private final Map<String, Integer> places = new LinkedHashMap<>();

  /** Finds the aliases other than that on the line of the cursor, which is being written. */
  AliasPlaces(Lines lines) {
    this.bytes = lines.bytes();
    for (int line = lines.first(); line < lines.end(); line++) {
      int start = lines.start(line);
      if (line != lines.ofCursor() && start < bytes.length && (bytes[start] == '#' || bytes[start] == '!')) {
        add(start);
      }
    }
  }

  private void add(int start) {
    int end = Words.end(bytes, start);
    int at = end;
    while (at < bytes.length && bytes[at] == ' ') {
      at++;
    }
    if (at < bytes.length && bytes[at] == '=') {
      places.putIfAbsent(text(bytes, start, end), start);
    }
  }

  private static String text(byte[] from, int start, int end) {
    return new String(from, start, end - start, StandardCharsets.UTF_8);
  }

  @Override
  public int of(byte[] part, int start, int end) {
    return places.getOrDefault(text(part, start, end), -1);
  }

  /** Returns the names, with their prefixes, and the first lines of what they stand for, in the order of the text. */
  Map<String, String> definitions() {
    Map<String, String> definitions = new LinkedHashMap<>();
    places.forEach((name, start) -> {
      String line = text(bytes, start, Words.lineEnd(bytes, start));
      definitions.put(name, line.substring(line.indexOf('=') + 1).strip());
    });
    return definitions;
  }
}
