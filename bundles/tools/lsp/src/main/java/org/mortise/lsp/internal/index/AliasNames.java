// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.lsp.internal.text.Words;

/**
 * Finds the names of attribute and type aliases without parsing, so also in texts with errors. Their scope is the whole
 * text, and their tokens have no other use, except in dialect attributes and types, whose names have a dot or
 * parameters, and in result numbers. Linear.
 */
public final class AliasNames {
  private final NameTable definitions = new NameTable(16);
  private final NameTable uses = new NameTable(16);
  private final Map<String, Entity> entities = new HashMap<>();

  private AliasNames() {}

  /** Returns the names in a part of a text. */
  public static AliasNames in(byte[] bytes, int from, int to) {
    AliasNames names = new AliasNames();
    names.read(bytes, from, to);
    return names;
  }

  private void read(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      byte c = bytes[at];
      if (c == '"') {
        at = Words.stringEnd(bytes, at);
      } else if (c == '/' && at + 1 < to && bytes[at + 1] == '/') {
        at = Words.lineEnd(bytes, at);
      } else if (c == '#' || c == '!') {
        int end = Words.end(bytes, at);
        boolean isNumberOfResult = c == '#' && at > from && Words.isPart(bytes[at - 1]);
        if (!isNumberOfResult && isAlias(bytes, at, end)) {
          add(bytes, at, end, isDefinition(bytes, at, end, to));
        }
        at = end;
      } else {
        at++;
      }
    }
  }

  private void add(byte[] bytes, int start, int end, boolean isDefinition) {
    String name = new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
    Entity entity = entities.computeIfAbsent(name, key -> new Entity(Entity.Kind.ALIAS, null));
    (isDefinition ? definitions : uses).add(start, end, entity, isDefinition);
  }

  /** Returns the number of names. */
  int count() {
    return definitions.count + uses.count;
  }

  /** Returns whether an alias is defined in the part. */
  public boolean hasDefinition() {
    return definitions.count > 0;
  }

  /** Returns the names that are not definitions: uses of aliases, and dialect attributes. */
  public List<Occurrence> uses() {
    List<Occurrence> found = new ArrayList<>(uses.count);
    for (int row = 0; row < uses.count; row++) {
      found.add(uses.row(row));
    }
    return found;
  }

  /** Adds the definitions, and the uses of defined names; the remaining names are dialect attributes. */
  void addTo(NameTable target, int shift) {
    Set<Entity> defined = new HashSet<>();
    for (int row = 0; row < definitions.count; row++) {
      defined.add(definitions.entities[row]);
      target.add(definitions.starts[row] + shift, definitions.end(row) + shift, definitions.entities[row], true);
    }
    for (int row = 0; row < uses.count; row++) {
      if (defined.contains(uses.entities[row])) {
        target.add(uses.starts[row] + shift, uses.end(row) + shift, uses.entities[row], false);
      }
    }
  }

  /** Returns the uses of aliases that are defined elsewhere, by their offsets here. */
  public TextIndex usesOf(KnownNames known, byte[] bytes, int shift) {
    NameTable found = new NameTable(uses.count);
    for (int row = 0; row < uses.count; row++) {
      Occurrence definition = known.alias(bytes, uses.starts[row], uses.end(row));
      if (definition != null) {
        found.add(uses.starts[row] + shift, uses.end(row) + shift, definition.entity(), false);
      }
    }
    return new TextIndex(found, new OperationTable(0));
  }

  private static boolean isAlias(byte[] bytes, int start, int end) {
    if (end - start < 2) {
      return false;
    }
    for (int i = start; i < end; i++) {
      if (bytes[i] == '.') {
        return false;
      }
    }
    return true;
  }

  /** An alias is defined at the beginning of a line, by an equals sign. */
  private static boolean isDefinition(byte[] bytes, int start, int end, int to) {
    int before = start - 1;
    while (before >= 0 && (bytes[before] == ' ' || bytes[before] == '\t')) {
      before--;
    }
    int after = end;
    while (after < to && (bytes[after] == ' ' || bytes[after] == '\t')) {
      after++;
    }
    return (before < 0 || bytes[before] == '\n' || bytes[before] == '\r') && after < to && bytes[after] == '=';
  }
}
