// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The data that a file keeps apart from its program, in <code>{-# ... #-}</code>: blobs that the program refers to by
 * {@code dense_resource<key>}, and what tools put there for themselves. Values are kept as they are written.
 */
public final class Resources {
  /** The kind of value of an entry in the section of a tool. */
  public enum ValueKind {
    STRING,
    TRUE_OR_FALSE
  }

  /** By {@code dialect.key}. */
  private final Map<String, String> blobs = new LinkedHashMap<>();
  private final Map<String, Map<String, String>> external = new LinkedHashMap<>();
  private final Map<String, Map<String, ValueKind>> expected = new HashMap<>(0);

  public boolean isEmpty() {
    return blobs.isEmpty() && external.isEmpty();
  }

  /**
   * Returns the blob of a key in a dialect's section: {@code 0x}, four bytes of alignment and the data, all
   * hexadecimal; or null.
   */
  public @Nullable String blob(String dialect, String key) {
    return blobs.get(dialect + '.' + key);
  }

  /** Sets the blob of a key in a dialect's section. */
  public void putBlob(String dialect, String key, String hexadecimal) {
    blobs.put(dialect + '.' + key, hexadecimal);
  }

  /** Returns the entries of tools: values by key by name of the section, in their original order. */
  public Map<String, Map<String, String>> external() {
    return Collections.unmodifiableMap(external);
  }

  /** Adds an entry to a tool's section; the value is its text: {@code true}, {@code false} or a quoted string. */
  public void putExternal(String section, String key, String valueText) {
    external.computeIfAbsent(section, name -> new LinkedHashMap<>()).put(key, valueText);
  }

  /** Says which keys a tool's section may have; others, and other kinds of values, are errors when they are read. */
  public void expectExternal(String section, Map<String, ValueKind> keys) {
    expected.put(section, Map.copyOf(keys));
  }

  /** The keys that a tool's section may have; null if it may have any. */
  public @Nullable Map<String, ValueKind> expectedExternal(String section) {
    return expected.get(section);
  }

  /** Takes a tool's section away and returns it; null if there is none. */
  public Map<String, String> removeExternal(String section) {
    return external.remove(section);
  }

  /** Adds all of another one's. */
  public void putAll(Resources others) {
    blobs.putAll(others.blobs);
    others.external.forEach((section, entries) ->
        external.computeIfAbsent(section, name -> new LinkedHashMap<>()).putAll(entries));
  }

  /** Nothing yet, with the same expectations. */
  public Resources emptyCopy() {
    Resources copy = new Resources();
    copy.expected.putAll(expected);
    return copy;
  }

  /** The blobs without what tools keep. */
  public Resources withoutExternal() {
    Resources copy = new Resources();
    copy.blobs.putAll(blobs);
    return copy;
  }
}
