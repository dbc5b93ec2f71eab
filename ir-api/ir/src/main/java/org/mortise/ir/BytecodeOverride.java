// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * Encodings of types and attributes that replace the encodings of their dialects, in one file: to write programs for
 * tools with other encodings, or to read their files. Thread-safe, like a {@link DialectBytecode}.
 */
public interface BytecodeOverride {
  /** Leaves all encodings to the dialects. */
  BytecodeOverride NONE = new BytecodeOverride() {};

  /**
   * Writes a type. Called several times for one type; must write the same each time.
   *
   * @return the name of the dialect to which the file attributes the encoding; null, with nothing written, to use the
   *     encoding of the type's dialect
   */
  default @Nullable String writeType(Type type, BytecodeOutput out) {
    return null;
  }

  /**
   * Writes an attribute. Called several times for one attribute; must write the same each time.
   *
   * @return the name of the dialect to which the file attributes the encoding; null, with nothing written, to use the
   *     encoding of the attribute's dialect
   */
  default @Nullable String writeAttribute(Attribute attribute, BytecodeOutput out) {
    return null;
  }

  /**
   * Reads a type.
   *
   * @param dialect the name of the dialect whose encoding the file states it to be
   * @return null if that dialect is to read it, from its start
   */
  default @Nullable Type readType(String dialect, BytecodeInput in) {
    return null;
  }

  /**
   * Reads an attribute.
   *
   * @param dialect the name of the dialect whose encoding the file states it to be
   * @return null if that dialect is to read it, from its start
   */
  default @Nullable Attribute readAttribute(String dialect, BytecodeInput in) {
    return null;
  }
}
