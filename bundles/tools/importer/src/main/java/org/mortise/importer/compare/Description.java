// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The definitions of a dialect as text: for each definition its parts, and for each part its value. Both sides of a
 * comparison are described in the same words, so equal definitions have equal descriptions.
 */
final class Description {
  /** The first character of the names of types. */
  static final String TYPE = "!";

  /** The first character of the names of attributes. */
  static final String ATTRIBUTE = "#";

  private final Map<String, Map<String, String>> definitions = new TreeMap<>();
  private final Set<String> incomplete = new HashSet<>();

  /** Returns whether a definition is an operation rather than a type or attribute. */
  static boolean isOperation(String definition) {
    return !definition.startsWith(TYPE) && !definition.startsWith(ATTRIBUTE);
  }

  /** Adds a definition without parts. */
  void add(String definition) {
    definitions.computeIfAbsent(definition, name -> new LinkedHashMap<>());
  }

  /** Adds a part of a definition. */
  void add(String definition, String part, String value) {
    add(definition);
    definitions.get(definition).put(part, value);
  }

  /** States that there may be more definitions whose names begin with {@code prefix}. */
  void setIncomplete(String prefix) {
    incomplete.add(prefix);
  }

  /** Returns whether the definition is described. */
  boolean has(String definition) {
    return definitions.containsKey(definition);
  }

  /** Returns the value of a part, or null. */
  @Nullable String get(String definition, String part) {
    return definitions.getOrDefault(definition, Map.of()).get(part);
  }

  /** Removes a definition, which is not to be compared. */
  void remove(String definition) {
    definitions.remove(definition);
  }

  /** Removes a part, which the other side does not describe. */
  void remove(String definition, String part) {
    definitions.getOrDefault(definition, Map.of()).remove(part);
  }

  /** Returns the parts of a definition, as a copy. */
  Set<String> parts(String definition) {
    return new LinkedHashSet<>(definitions.getOrDefault(definition, Map.of()).keySet());
  }

  /** Returns the names of the definitions. */
  Set<String> definitions() {
    return definitions.keySet();
  }

  /** Returns the differences to the definitions of MLIR, by definitions and then in the order of the parts. */
  List<Difference> differencesFrom(Description theirs) {
    List<Difference> differences = new ArrayList<>();
    Set<String> all = new TreeSet<>(definitions.keySet());
    all.addAll(theirs.definitions.keySet());
    for (String definition : all) {
      if (!has(definition)) {
        differences.add(new Difference(definition, Difference.WHOLE, null, ""));
      } else if (!theirs.has(definition)) {
        if (!theirs.incomplete.contains(definition.substring(0, 1))) {
          differences.add(new Difference(definition, Difference.WHOLE, "", null));
        }
      } else {
        addDifferences(definition, definitions.get(definition), theirs.definitions.get(definition), differences);
      }
    }
    return differences;
  }

  private static void addDifferences(
      String definition, Map<String, String> ours, Map<String, String> theirs, List<Difference> differences) {
    Set<String> parts = new LinkedHashSet<>(theirs.keySet());
    parts.addAll(ours.keySet());
    for (String part : parts) {
      String our = ours.get(part);
      String their = theirs.get(part);
      if (our == null || !our.equals(their)) {
        differences.add(new Difference(definition, part, our, their));
      }
    }
  }
}
