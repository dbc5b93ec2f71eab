// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the declarations of a printed dialect file by their lines. */
final class Declared {
  private static final Pattern DIALECT = Pattern.compile("ods\\.dialect @\"?([\\w$.]+)\"?.*");
  private static final Pattern ENTRY = Pattern.compile("  (ods\\.\\w+) @(\"[^\"]*\"|[\\w$.]+).*");

  private final List<@Nullable Declaration> byLine = new ArrayList<>();

  /**
   * A declaration.
   *
   * @param entry the declaration; null for the dialect itself
   */
  record Declaration(DialectFile dialect, @Nullable Entry entry) {
    /** Returns whether this declares the same as another declaration, of the same or another file. */
    boolean isSame(Declaration other) {
      return key().equals(other.key());
    }

    /** Returns a text that identifies the declaration. */
    String key() {
      return dialect.name() + (entry == null ? "" : " " + entry.kind() + " " + entry.name());
    }
  }

  /** Finds the declarations of dialects in the text that they were printed to. */
  Declared(String text, Map<String, DialectFile> files) {
    Declaration current = null;
    for (String line : text.lines().toList()) {
      Matcher dialect = DIALECT.matcher(line);
      Matcher entry = ENTRY.matcher(line);
      if (dialect.matches()) {
        DialectFile file = files.get(dialect.group(1));
        current = file == null ? null : new Declaration(file, null);
      } else if (entry.matches() && current != null) {
        Entry.Kind kind = Entry.Kind.find(entry.group(1));
        current = new Declaration(current.dialect,
            kind == null ? null : current.dialect.find(kind, entry.group(2).replace("\"", "")));
      }
      byLine.add(current);
    }
  }

  /** Returns the declaration at a line, from 1; null if there is none. */
  @Nullable Declaration at(int line) {
    int index = Math.min(line, byLine.size()) - 1;
    return index < 0 ? null : byLine.get(index);
  }
}
