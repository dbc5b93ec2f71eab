// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** Numbers the types and attributes that an encoding refers to, and writes nothing. */
final class NumberingOutput extends NumberedOutput {
  private final Numbering numbering;

  NumberingOutput(Numbering numbering, BytecodeWriter.Options options) {
    super(options);
    this.numbering = numbering;
  }

  @Override
  public void writeAttribute(Attribute attribute) {
    numbering.number(attribute);
  }

  @Override
  public void writeOptionalAttribute(@Nullable Attribute attribute) {
    if (attribute != null) {
      numbering.number(attribute);
    }
  }

  @Override
  public void writeType(Type type) {
    numbering.number(type);
  }

  @Override
  public void writeResourceKey(String namespace, String key) {
    numbering.addResource(namespace, key);
  }

  @Override
  public void writeVarInt(long value) {}

  @Override
  public void writeSignedVarInt(long value) {}

  @Override
  public void writeBool(boolean value) {}

  @Override
  public void writeString(String value) {}

  @Override
  public void writeBlob(byte[] value) {}

  @Override
  public void writeInteger(int width, BigInteger value) {}

  @Override
  public void writeSparseArray(int[] values) {}
}
