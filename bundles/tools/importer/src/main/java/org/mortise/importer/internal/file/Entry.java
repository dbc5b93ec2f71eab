// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A declaration of a dialect file, such as {@code ods.operation @load {...}}: its keys with their values, each of which
 * is a {@link String}, a {@link Boolean}, a {@link Long} or a {@link List} of strings.
 */
public final class Entry {
  private final Kind kind;
  private final String name;
  private final Map<String, Object> keys = new LinkedHashMap<>();
  /** The places of the supplements that state keys. */
  private final Map<String, String> places = new HashMap<>();
  private String place = "";
  private String definition = "";

  /** The kinds of declarations, in the order of the file. */
  public enum Kind {
    CONSTRAINT, ATTRIBUTE_CONSTRAINT, ENUM, DIRECTIVE, ATTRIBUTE, TYPE, OPERATION, PATTERN;

    /** Returns the kind that operations of the {@code ods} dialect with a name declare, or null. */
    public static @Nullable Kind find(String word) {
      for (Kind kind : values()) {
        if (kind.word().equals(word)) {
          return kind;
        }
      }
      return null;
    }

    String word() {
      return "ods." + name().toLowerCase(Locale.ROOT);
    }
  }

  /** Creates a declaration without keys. */
  public Entry(Kind kind, String name) {
    this.kind = kind;
    this.name = name;
  }

  /** Returns the kind. */
  public Kind kind() {
    return kind;
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Sets the summary, in one line. */
  public Entry setSummary(String text) {
    return set("summary", text.strip().replaceAll("\\s+", " "));
  }

  /** Sets a key to a text, unless that is empty. */
  public Entry set(String key, String text) {
    if (!text.isEmpty()) {
      keys.put(key, text);
    }
    return this;
  }

  /** Sets a key to a list, unless that is empty. */
  public Entry set(String key, List<String> texts) {
    if (!texts.isEmpty()) {
      keys.put(key, List.copyOf(texts));
    }
    return this;
  }

  /** Sets a key to a list, also an empty one. */
  public Entry setAlways(String key, List<String> texts) {
    keys.put(key, List.copyOf(texts));
    return this;
  }

  /** Sets a key to true, if a condition holds. */
  public Entry set(String key, boolean isOn) {
    if (isOn) {
      keys.put(key, true);
    }
    return this;
  }

  /** Sets a key to a number. */
  public Entry set(String key, long number) {
    keys.put(key, number);
    return this;
  }

  /** Sets the record that defines this. */
  public Entry setDefinition(String record) {
    definition = record;
    return this;
  }

  /** Returns the record that defines this; empty if none does. */
  public String definition() {
    return definition;
  }

  /** Returns the keys and their values, in the order of the file. */
  public Map<String, Object> keys() {
    return keys;
  }

  /** Sets the place in a supplement, {@code file:line:column}, that states the declaration with all its keys. */
  public Entry setPlace(String stated) {
    place = stated;
    keys.keySet().forEach(key -> places.put(key, stated));
    return this;
  }

  /** Returns the place in the last supplement that states keys of this declaration; empty if none does. */
  public String place() {
    return place;
  }

  /** Returns the place in the supplement that states a key; empty if none does. */
  public String place(String key) {
    return places.getOrDefault(key, "");
  }

  /** Replaces the keys that a supplement states. */
  void merge(Entry supplement) {
    keys.putAll(supplement.keys);
    places.putAll(supplement.places);
    place = supplement.place;
  }

  /** Returns a copy, which can be changed separately. */
  Entry copy() {
    Entry copy = new Entry(kind, name);
    copy.merge(this);
    copy.definition = definition;
    return copy;
  }

  /** Returns the text of a key; empty if it is missing. */
  public String text(String key) {
    return keys.get(key) instanceof String text ? text : "";
  }
}
