// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;

/** Reads an encoding of a dialect. */
final class DialectInput implements BytecodeInput {
  private static final int LONGEST_SPARSE_INDEX = 8;

  final ByteReader in;
  private final ValueReader values;

  DialectInput(ValueReader values, ByteReader in) {
    this.values = values;
    this.in = in;
  }

  @Override
  public Context context() {
    return values.table.context;
  }

  @Override
  public int bytecodeVersion() {
    return values.table.version;
  }

  @Override
  public @Nullable Object dialectVersion(String namespace) {
    return values.table.dialects.version(namespace, values);
  }

  @Override
  public long readVarInt() {
    return in.readVarInt();
  }

  @Override
  public long readSignedVarInt() {
    return in.readSignedVarInt();
  }

  @Override
  public int readCount() {
    return in.readCount();
  }

  @Override
  public boolean readBool() {
    return in.readByte() != 0;
  }

  @Override
  public String readString() {
    return values.table.strings.read(in);
  }

  @Override
  public byte[] readBlob() {
    int start = in.skip(in.readVarInt());
    return Arrays.copyOfRange(in.bytes, start, in.at);
  }

  /** Of up to 8 bits one byte, of up to 64 a signed number, otherwise the words that matter, the lowest first. */
  @Override
  public BigInteger readInteger(int width) {
    if (width <= Byte.SIZE) {
      return BigInteger.valueOf(in.readByte());
    }
    if (width <= Long.SIZE) {
      return unsigned(in.readSignedVarInt());
    }
    byte[] bigEndian = new byte[in.readCount() * Long.BYTES];
    for (int end = bigEndian.length; end > 0; end -= Long.BYTES) {
      long word = in.readSignedVarInt();
      for (int i = 0; i < Long.BYTES; i++) {
        bigEndian[end - 1 - i] = (byte) (word >> (i * Byte.SIZE));
      }
    }
    return new BigInteger(1, bigEndian);
  }

  private static BigInteger unsigned(long value) {
    BigInteger signed = BigInteger.valueOf(value);
    return value >= 0 ? signed : signed.add(BigInteger.ONE.shiftLeft(Long.SIZE));
  }

  @Override
  public int[] readSparseArray(int length) {
    int[] array = new int[length];
    long countAndFlag = in.readVarInt();
    int count = in.checkedCount(countAndFlag >>> 1);
    if ((countAndFlag & 1) != 0) {
      readPairs(array, count);
      return array;
    }
    if (count > length) {
      throw in.error("trying to read an array of " + count + " but only " + length + " storage available.");
    }
    for (int i = 0; i < count; i++) {
      array[i] = (int) in.readVarInt();
    }
    return array;
  }

  private void readPairs(int[] array, int count) {
    if (count == 0) {
      return;
    }
    long indexBits = in.readVarInt();
    if (indexBits < 0 || indexBits > LONGEST_SPARSE_INDEX) {
      throw in.error("reading sparse array with indexing above 8 bits: " + Long.toUnsignedString(indexBits));
    }
    for (int i = 0; i < count; i++) {
      long pair = in.readVarInt();
      int index = (int) (pair & ((1 << indexBits) - 1));
      if (index >= array.length) {
        throw in.error("reading a sparse array found index " + index + " but only " + array.length
            + " storage available.");
      }
      array[index] = (int) (pair >>> indexBits);
    }
  }

  @Override
  public Attribute readAttribute() {
    return values.readAttribute(in);
  }

  @Override
  public @Nullable Attribute readOptionalAttribute() {
    long indexAndFlag = in.readVarInt();
    return (indexAndFlag & 1) == 0 ? null : values.attribute(in, indexAndFlag >>> 1);
  }

  @Override
  public Type readType() {
    return values.readType(in);
  }

  @Override
  public String readResourceKey(String namespace) {
    return values.table.resources.readHandle(in, namespace);
  }

  @Override
  public ParseError error(String message) {
    return in.error(message);
  }
}
