// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * The bytecode of a dialect's types and attributes: returned by {@code Dialect.bytecode()}. Values without an encoding
 * are written as text. An encoding conventionally starts with a number that identifies its kind.
 *
 * <p>Stateless and safe for any number of threads. Errors in the input are thrown by {@link BytecodeInput#error}.
 */
public interface DialectBytecode {
  /** Reads an attribute that {@link #writeAttribute} has written. */
  default Attribute readAttribute(BytecodeInput in) {
    throw in.error("the dialect does not support reading attributes from bytecode");
  }

  /** Reads a type that {@link #writeType} has written. */
  default Type readType(BytecodeInput in) {
    throw in.error("the dialect does not support reading types from bytecode");
  }

  /**
   * Writes an attribute of the dialect. Called several times for one attribute; must write the same each time.
   *
   * @return false, with nothing written, if it is to be written as text
   */
  default boolean writeAttribute(Attribute attribute, BytecodeOutput out) {
    return false;
  }

  /**
   * Writes a type of the dialect. Called several times for one type; must write the same each time.
   *
   * @return false, with nothing written, if it is to be written as text
   */
  default boolean writeType(Type type, BytecodeOutput out) {
    return false;
  }

  /**
   * Writes the version of the dialect: {@link BytecodeOutput#dialectVersion}, or the current one; nothing if it has
   * none. Types and attributes cannot be part of a version.
   */
  default void writeVersion(BytecodeOutput out) {}

  /** Reads a version that {@link #writeVersion} has written; the result is {@link BytecodeInput#dialectVersion}. */
  default Object readVersion(BytecodeInput in) {
    throw in.error("Dialect does not support versioning");
  }

  /**
   * Upgrades a program that an older version of the dialect has written. Called after a program with a version of this
   * dialect was read.
   *
   * @param version the version, as {@link #readVersion} returned it
   * @return the message of an error, or null
   */
  default @Nullable String upgrade(Operation program, Object version) {
    return null;
  }
}
