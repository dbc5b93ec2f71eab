// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.index.AliasNames;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.text.Words;

/** Collects the alias definitions that are needed to parse a part of a text on its own. */
public final class AliasDefinitions {
  /** Finds definitions of aliases. */
  @FunctionalInterface
  public interface Places {
    /** Returns the offset in the document at which the alias with a name is defined, or -1. */
    int of(byte[] bytes, int start, int end);
  }

  private static final byte[] LOCATION = {'l', 'o', 'c', '('};

  private final byte[] bytes;
  private final Places places;

  /**
   * @param bytes the document with the definitions
   * @param places the definitions in the document
   */
  public AliasDefinitions(byte[] bytes, Places places) {
    this.bytes = bytes;
    this.places = places;
  }

  /**
   * Returns the definitions that a part of the document needs, directly or through other definitions, in the order of
   * the document. Linear in the definitions.
   *
   * @param part the new text of the part
   * @param position where the part is in the document
   * @return null if the part uses an alias that is defined after it, other than for a location, which is an error
   */
  public byte @Nullable [] neededBy(byte[] part, int position) {
    List<Integer> pending = new ArrayList<>();
    for (Occurrence use : AliasNames.in(part, 0, part.length).uses()) {
      int definition = places.of(part, use.start(), use.end());
      if (definition > position && !isLocation(part, use.start())) {
        return null;
      }
      pending.add(definition);
    }
    SortedSet<Integer> starts = new TreeSet<>();
    for (int i = 0; i < pending.size(); i++) {
      int start = pending.get(i);
      if (start >= 0 && starts.add(start)) {
        for (Occurrence use : AliasNames.in(bytes, Words.end(bytes, start), end(start)).uses()) {
          pending.add(places.of(bytes, use.start(), use.end()));
        }
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int start : starts) {
      out.write(bytes, start, end(start) - start);
      out.write('\n');
    }
    return out.toByteArray();
  }

  private static boolean isLocation(byte[] part, int use) {
    for (int i = 0; i < LOCATION.length; i++) {
      if (use < LOCATION.length || part[use - LOCATION.length + i] != LOCATION[i]) {
        return false;
      }
    }
    return true;
  }

  /** Returns where a definition ends: at the first end of a line that is not in brackets or a string. */
  private int end(int start) {
    int depth = 0;
    int at = start;
    while (at < bytes.length && (depth > 0 || bytes[at] != '\n' && bytes[at] != '\r')) {
      byte c = bytes[at];
      if (c == '"') {
        at = Words.stringEnd(bytes, at);
        continue;
      }
      boolean isArrow = c == '-' && at + 1 < bytes.length && bytes[at + 1] == '>';
      if (c == '(' || c == '[' || c == '{' || c == '<') {
        depth++;
      } else if (c == ')' || c == ']' || c == '}' || c == '>') {
        depth--;
      }
      at += isArrow ? 2 : 1;
    }
    return at;
  }
}
