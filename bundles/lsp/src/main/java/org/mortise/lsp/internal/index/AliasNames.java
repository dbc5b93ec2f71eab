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
 * Finds the names of attribute and type aliases. They have one scope, the text, and their tokens are used for nothing
 * else but the attributes and types of dialects, whose names have a dot or parameters, and the numbers of results.
 * Therefore a look at the tokens is enough, and works for texts that cannot be parsed. Linear.
 */
final class AliasNames {
  private AliasNames() {}

  static List<Occurrence> find(byte[] bytes, int to) {
    Map<String, Entity> entities = new HashMap<>();
    List<Occurrence> uses = new ArrayList<>();
    List<Occurrence> found = new ArrayList<>();
    int at = 0;
    while (at < to) {
      byte c = bytes[at];
      if (c == '"') {
        at = Words.stringEnd(bytes, at);
      } else if (c == '/' && at + 1 < to && bytes[at + 1] == '/') {
        at = Words.lineEnd(bytes, at);
      } else if (c == '#' || c == '!') {
        int end = Words.end(bytes, at);
        if (isAlias(bytes, at, end)) {
          boolean isDefinition = isDefinition(bytes, at, end, to);
          String name = new String(bytes, at, end - at, StandardCharsets.UTF_8);
          Entity entity = entities.computeIfAbsent(name, key -> new Entity(Entity.Kind.ALIAS, null));
          (isDefinition ? found : uses).add(new Occurrence(at, end, entity, isDefinition));
        }
        at = end;
      } else {
        at = Words.isPrefix(c) || Words.isPart(c) ? Words.end(bytes, at) : at + 1;
        if (c == '%' && at < to && bytes[at] == '#') {
          at = Words.end(bytes, at); // the number of a result
        }
      }
    }
    Set<Entity> defined = new HashSet<>();
    found.forEach(definition -> defined.add(definition.entity()));
    for (Occurrence use : uses) { // a name that no alias has is that of a dialect's attribute
      if (defined.contains(use.entity())) {
        found.add(use);
      }
    }
    return found;
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
