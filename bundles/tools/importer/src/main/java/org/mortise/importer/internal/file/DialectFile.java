// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A dialect of a dialect file: its own keys and its declarations. */
public final class DialectFile {
  private final String name;
  private final Map<String, Object> keys = new LinkedHashMap<>();
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private String place = "";

  /** Creates a dialect without declarations. */
  public DialectFile(String name) {
    this.name = name;
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Returns the keys of the dialect itself. */
  public Map<String, Object> keys() {
    return keys;
  }

  /** Adds a declaration; one of the same kind and name that exists already is kept. */
  public void add(Entry entry) {
    entries.putIfAbsent(key(entry.kind(), entry.name()), entry);
  }

  /** Replaces the keys that another file states of the same declarations, and adds the others. */
  public void merge(DialectFile supplement) {
    keys.putAll(supplement.keys());
    if (!supplement.keys().isEmpty()) {
      place = supplement.place;
    }
    for (Entry entry : supplement.entries.values()) {
      Entry known = find(entry.kind(), entry.name());
      if (known == null) {
        add(entry.copy());
        continue;
      }
      if (entry.keys().containsKey("format")) {
        known.keys().remove("syntax");
      } else if (entry.keys().containsKey("syntax")) {
        known.keys().remove("format");
      }
      if (entry.text("format").equals("text")) {
        known.keys().remove("parameters"); // a type or attribute that is kept as text has none
      }
      known.merge(entry);
    }
  }

  /** Returns a copy, which can be changed separately. */
  public DialectFile copy() {
    DialectFile copy = new DialectFile(name);
    copy.keys.putAll(keys);
    copy.place = place;
    entries.forEach((key, entry) -> copy.entries.put(key, entry.copy()));
    return copy;
  }

  /** Sets the place in a supplement, {@code file:line:column}, that states keys of the dialect itself. */
  public void setPlace(String stated) {
    place = stated;
  }

  /** Returns the place in the last supplement that states keys of the dialect itself; empty if none does. */
  public String place() {
    return place;
  }

  /** Returns the declaration of a kind with a name, or null. */
  public @Nullable Entry find(Entry.Kind kind, String entryName) {
    return entries.get(key(kind, entryName));
  }

  /** Replaces a declaration by a copy of the one that another file has, or removes it if that has none. */
  void revert(Entry entry, @Nullable DialectFile other) {
    Entry earlier = other == null ? null : other.find(entry.kind(), entry.name());
    if (earlier == null) {
      remove(entry);
    } else {
      entries.put(key(entry.kind(), entry.name()), earlier.copy());
    }
  }

  /** Removes a declaration. */
  public void remove(Entry entry) {
    entries.remove(key(entry.kind(), entry.name()));
  }

  private static String key(Entry.Kind kind, String entryName) {
    return kind + " " + entryName;
  }

  /** Returns the declarations, by kinds, those of a kind in the order in which they were added. */
  public List<Entry> entries() {
    List<Entry> sorted = new ArrayList<>(entries.values());
    sorted.sort((one, other) -> one.kind().compareTo(other.kind()));
    return sorted;
  }

  /** Returns the declarations of a kind. */
  public List<Entry> entries(Entry.Kind kind) {
    return entries.values().stream().filter(entry -> entry.kind() == kind).toList();
  }
}
