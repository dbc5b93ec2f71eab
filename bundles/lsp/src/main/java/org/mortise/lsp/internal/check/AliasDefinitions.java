// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.index.AliasNames;
import org.mortise.lsp.internal.index.KnownNames;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.text.Words;

/** Collects the definitions of aliases that a part of a text needs to be parsed on its own. */
final class AliasDefinitions {
  private static final byte[] LOCATION = {'l', 'o', 'c', '('};

  private final byte[] bytes;
  private final KnownNames known;

  /**
   * @param bytes the document with the definitions
   * @param known the aliases, with their places in the document
   */
  AliasDefinitions(byte[] bytes, KnownNames known) {
    this.bytes = bytes;
    this.known = known;
  }

  /**
   * Returns the definitions that a part of the document needs, and those that they need, in the order of the document.
   * Linear in them.
   *
   * @param part the new text of the part
   * @param position where the part is in the document
   * @return null if the part uses an alias that is defined after it, other than for a location, which is an error
   */
  byte @Nullable [] neededBy(byte[] part, int position) {
    List<Occurrence> pending = new ArrayList<>();
    for (Occurrence use : AliasNames.in(part, 0, part.length).uses()) {
      Occurrence definition = known.alias(part, use.start(), use.end());
      if (definition != null && definition.start() > position && !isLocation(part, use.start())) {
        return null;
      }
      addIfKnown(definition, pending);
    }
    SortedSet<Integer> starts = new TreeSet<>();
    for (int i = 0; i < pending.size(); i++) {
      int start = pending.get(i).start();
      if (starts.add(start)) {
        for (Occurrence use : AliasNames.in(bytes, pending.get(i).end(), end(start)).uses()) {
          addIfKnown(known.alias(bytes, use.start(), use.end()), pending);
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

  private static void addIfKnown(@Nullable Occurrence definition, List<Occurrence> pending) {
    if (definition != null) {
      pending.add(definition);
    }
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
