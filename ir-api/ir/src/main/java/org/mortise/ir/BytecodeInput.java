// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The source from which a dialect reads its encodings. Every method throws {@link ParseError} if the bytes are
 * malformed; no method allocates more than a small multiple of the available bytes.
 */
@ProviderType
public interface BytecodeInput {
  /** Returns the context of the program. */
  Context context();

  /** Returns the version of the format, from 0. */
  int bytecodeVersion();

  /** Returns the version of a dialect in this file, as its {@link DialectBytecode} has read it; null if it has none. */
  @Nullable Object dialectVersion(String namespace);

  /** Reads an unsigned 64-bit number. */
  long readVarInt();

  /** Reads a signed number. */
  long readSignedVarInt();

  /** Reads the length of a list whose elements take at least one byte each. */
  int readCount();

  /** Reads a truth value. */
  boolean readBool();

  /** Reads a byte string: one char per byte. */
  String readString();

  /** Reads bytes. */
  byte[] readBlob();

  /** Reads an integer of this many bits; the result is its bits as an unsigned number. */
  BigInteger readInteger(int width);

  /**
   * Reads small numbers, many of which are zero.
   *
   * @param length the length of the list, padded with zeros
   */
  int[] readSparseArray(int length);

  /** Reads a reference to an attribute. */
  Attribute readAttribute();

  /** Reads a reference to an attribute, or the absence of one. */
  @Nullable Attribute readOptionalAttribute();

  /** Reads a reference to a type. */
  Type readType();

  /** Reads the name of a resource of a dialect. */
  String readResourceKey(String namespace);

  /** Returns the error with this message, to be thrown. */
  ParseError error(String message);

  /** Reads a reference to an attribute of a class. */
  default <A extends Attribute> A readAttribute(Class<A> kind) {
    Attribute attribute = readAttribute();
    if (!kind.isInstance(attribute)) {
      throw error("expected " + kind.getSimpleName() + ", but got: " + attribute);
    }
    return kind.cast(attribute);
  }

  /** Reads a reference to a type of a class. */
  default <T> T readType(Class<T> kind) {
    Type type = readType();
    if (!kind.isInstance(type)) {
      throw error("expected " + kind.getSimpleName() + ", but got: " + type);
    }
    return kind.cast(type);
  }

  /** Reads a list of signed numbers. */
  default long[] readSignedVarInts() {
    long[] values = new long[readCount()];
    for (int i = 0; i < values.length; i++) {
      values[i] = readSignedVarInt();
    }
    return values;
  }
}
