// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The data in the section <code>{-# ... #-}</code> of a file: blobs that the program references by {@code
 * dense_resource<key>}, and data of tools. Values are kept in their textual form.
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
   * Returns the blob of a key in a dialect's section, in hexadecimal: {@code 0x}, four bytes of alignment and the data;
   * null if there is none.
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

  /** Sets the keys that a tool's section may have; when it is read, other keys and other kinds of values are errors. */
  public void expectExternal(String section, Map<String, ValueKind> keys) {
    expected.put(section, Map.copyOf(keys));
  }

  /** Returns the keys that a tool's section may have; null if all keys are allowed. */
  public @Nullable Map<String, ValueKind> expectedExternal(String section) {
    return expected.get(section);
  }

  /** Removes and returns a tool's section; null if there is none. */
  public Map<String, String> removeExternal(String section) {
    return external.remove(section);
  }

  /** Adds all resources of another object. */
  public void putAll(Resources others) {
    blobs.putAll(others.blobs);
    others.external.forEach((section, entries) ->
        external.computeIfAbsent(section, name -> new LinkedHashMap<>()).putAll(entries));
  }

  /** Returns an empty object with the same expectations. */
  public Resources emptyCopy() {
    Resources copy = new Resources();
    copy.expected.putAll(expected);
    return copy;
  }

  /** Returns the blobs without the tools' data. */
  public Resources withoutExternal() {
    Resources copy = new Resources();
    copy.blobs.putAll(blobs);
    return copy;
  }
}
