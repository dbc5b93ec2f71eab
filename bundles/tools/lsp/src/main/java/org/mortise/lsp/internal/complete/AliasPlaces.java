// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mortise.lsp.internal.check.AliasDefinitions;
import org.mortise.lsp.internal.text.Words;

/**
 * The aliases of attributes and types that a program defines at the beginnings of lines. Reads only the first bytes of
 * each line, so the time is linear in the number of lines.
 */
final class AliasPlaces implements AliasDefinitions.Places {
  private final byte[] bytes;
  private final Map<String, Integer> places = new LinkedHashMap<>();

  /** Finds the aliases except an unfinished one on the cursor's line. */
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

  /** Returns the names, with their prefixes, and the first line of each definition, in the order of the text. */
  Map<String, String> definitions() {
    Map<String, String> definitions = new LinkedHashMap<>();
    places.forEach((name, start) -> {
      String line = text(bytes, start, Words.lineEnd(bytes, start));
      definitions.put(name, line.substring(line.indexOf('=') + 1).strip());
    });
    return definitions;
  }
}
