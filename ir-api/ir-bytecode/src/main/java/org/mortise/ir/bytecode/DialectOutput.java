// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** Writes encodings of dialects; referenced attributes, types, strings and resources are written as numbers. */
final class DialectOutput extends NumberedOutput {
  private static final int LAST_SPARSE_INDEX = 256;

  /** The buffer of the current encoding. */
  ByteWriter out = new ByteWriter();
  private final Numbering numbering;
  private final StringNumbers strings;
  private final ResourceNumbers resources;

  DialectOutput(Numbering numbering, StringNumbers strings, ResourceNumbers resources) {
    super(numbering.options);
    this.numbering = numbering;
    this.strings = strings;
    this.resources = resources;
  }

  @Override
  public void writeVarInt(long value) {
    out.writeVarInt(value);
  }

  @Override
  public void writeSignedVarInt(long value) {
    out.writeSignedVarInt(value);
  }

  @Override
  public void writeBool(boolean value) {
    out.writeByte(value ? 1 : 0);
  }

  @Override
  public void writeString(String value) {
    out.writeVarInt(strings.of(value));
  }

  @Override
  public void writeBlob(byte[] value) {
    out.writeVarInt(value.length);
    out.writeBytes(value, 0, value.length);
  }

  /** See {@link DialectInput#readInteger}. */
  @Override
  public void writeInteger(int width, BigInteger value) {
    if (width <= Byte.SIZE) {
      out.writeByte(value.intValue());
      return;
    }
    if (width <= Long.SIZE) {
      out.writeSignedVarInt(value.longValue());
      return;
    }
    int words = Math.max(1, (value.bitLength() + Long.SIZE - 1) / Long.SIZE);
    out.writeVarInt(words);
    for (int i = 0; i < words; i++) {
      out.writeSignedVarInt(value.shiftRight(i * Long.SIZE).longValue());
    }
  }

  @Override
  public void writeSparseArray(int[] values) {
    int nonZero = 0;
    int last = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] != 0) {
        nonZero++;
        last = i;
      }
    }
    if (last > LAST_SPARSE_INDEX || nonZero > values.length / 2) {
      out.writeFlagged(values.length, false);
      for (int value : values) {
        out.writeVarInt(Integer.toUnsignedLong(value));
      }
      return;
    }
    out.writeFlagged(nonZero, true);
    if (nonZero > 0) {
      writePairs(values, last);
    }
  }

  private void writePairs(int[] values, int last) {
    int indexBits = Integer.SIZE - Integer.numberOfLeadingZeros(last);
    out.writeVarInt(indexBits);
    for (int i = 0; i <= last; i++) {
      if (values[i] != 0) {
        out.writeVarInt(Integer.toUnsignedLong(values[i]) << indexBits | i);
      }
    }
  }

  @Override
  public void writeAttribute(Attribute attribute) {
    out.writeVarInt(numbering.of(attribute));
  }

  @Override
  public void writeOptionalAttribute(@Nullable Attribute attribute) {
    if (attribute == null) {
      out.writeVarInt(0);
    } else {
      out.writeFlagged(numbering.of(attribute), true);
    }
  }

  @Override
  public void writeType(Type type) {
    out.writeVarInt(numbering.of(type));
  }

  @Override
  public void writeResourceKey(String namespace, String key) {
    out.writeVarInt(resources.of(namespace, key));
  }
}
