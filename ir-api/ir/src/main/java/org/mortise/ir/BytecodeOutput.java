// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The destination to which a dialect writes its encodings: the counterpart of {@link BytecodeInput}. The same values
 * are written several times, first to find the attributes and types that they refer to.
 */
@ProviderType
public interface BytecodeOutput {
  /** Returns the version of the format that is written. */
  int bytecodeVersion();

  /** Returns the version of MLIR for which the file is written. */
  MlirVersion mlirVersion();

  /** Returns the version of a dialect for which the file is written; null if it is the current one. */
  @Nullable Object dialectVersion(String namespace);

  /** Writes an unsigned 64-bit number; small ones are short. */
  void writeVarInt(long value);

  /** Writes a signed number; numbers near zero are short. */
  void writeSignedVarInt(long value);

  /** Writes a truth value. */
  void writeBool(boolean value);

  /** Writes a byte string: one char per byte. Equal strings are stored once. */
  void writeString(String value);

  /** Writes raw bytes. */
  void writeBlob(byte[] value);

  /** Writes an integer of this many bits; {@code value} has its bits as an unsigned number. */
  void writeInteger(int width, BigInteger value);

  /** Writes small non-negative numbers, many of which are zero. */
  void writeSparseArray(int[] values);

  /** Writes a reference to an attribute. */
  void writeAttribute(Attribute attribute);

  /** Writes a reference to an attribute, or its absence. */
  void writeOptionalAttribute(@Nullable Attribute attribute);

  /** Writes a reference to a type. */
  void writeType(Type type);

  /** Writes the name of a resource of a dialect, which need not exist. */
  void writeResourceKey(String namespace, String key);

  /** Writes a list of references to attributes. */
  default void writeAttributes(List<? extends Attribute> attributes) {
    writeVarInt(attributes.size());
    for (Attribute attribute : attributes) {
      writeAttribute(attribute);
    }
  }

  /** Writes a list of references to types. */
  default void writeTypes(List<? extends Type> types) {
    writeVarInt(types.size());
    for (Type type : types) {
      writeType(type);
    }
  }

  /** Writes a list of signed numbers. */
  default void writeSignedVarInts(long[] values) {
    writeVarInt(values.length);
    for (long value : values) {
      writeSignedVarInt(value);
    }
  }
}
