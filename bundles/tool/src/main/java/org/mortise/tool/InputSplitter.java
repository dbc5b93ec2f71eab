// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.text.SourceText;

/**
 * Cuts an input at a marker. A part begins right behind the marker and is named after its place in the whole, so that
 * diagnostics read as the reference's do: {@code within split at FILE:LINE offset :3:5: error: ...}.
 */
final class InputSplitter {
  private InputSplitter() {}

  static List<SourceText> split(SourceText text, String marker) {
    byte[] bytes = text.terminatedBytes();
    byte[] wanted = marker.getBytes(StandardCharsets.UTF_8);
    List<SourceText> parts = new ArrayList<>();
    int start = 0;
    for (int end = find(bytes, text.length(), wanted, 0); end >= 0; end = find(bytes, text.length(), wanted, start)) {
      parts.add(part(text, start, end));
      start = end + wanted.length;
    }
    parts.add(part(text, start, text.length()));
    return parts;
  }

  private static SourceText part(SourceText text, int start, int end) {
    String name = "within split at " + text.name() + ":" + text.line(start) + " offset ";
    return SourceText.of(name, text.terminatedBytes(), start, end);
  }

  private static int find(byte[] bytes, int length, byte[] wanted, int from) {
    for (int i = from; i + wanted.length <= length; i++) {
      int matched = 0;
      while (matched < wanted.length && bytes[i + matched] == wanted[matched]) {
        matched++;
      }
      if (matched == wanted.length) {
        return i;
      }
    }
    return -1;
  }
}
