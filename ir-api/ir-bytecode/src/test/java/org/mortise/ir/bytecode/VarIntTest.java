// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.ParseError;

class VarIntTest {
  private static final List<Long> LIMITS = List.of(
      0L, 1L, 127L, 128L, (1L << 14) - 1, 1L << 14, (1L << 21) - 1, 1L << 28, (1L << 35) - 1, 1L << 42, (1L << 49) - 1,
      (1L << 56) - 1, 1L << 56, Long.MAX_VALUE, Long.MIN_VALUE, -1L);

  private static ByteReader reader(ByteWriter written) {
    return new ByteReader(written.bytes, 0, written.size, message -> {
      throw new AssertionError(message);
    });
  }

  @Test
  void varInt_writtenAndRead_isTheSame() {
    ByteWriter out = new ByteWriter();
    LIMITS.forEach(out::writeVarInt);
    ByteReader in = reader(out);

    for (long expected : LIMITS) {
      int start = in.at;
      assertThat(in.readVarInt()).isEqualTo(expected);
      assertThat(in.at - start).isEqualTo(ByteWriter.length(expected));
    }
    assertThat(in.isAtEnd()).isTrue();
  }

  @Test
  void signedVarInt_writtenAndRead_isTheSame() {
    ByteWriter out = new ByteWriter();
    LIMITS.forEach(out::writeSignedVarInt);
    ByteReader in = reader(out);

    for (long expected : LIMITS) {
      assertThat(in.readSignedVarInt()).isEqualTo(expected);
    }
  }

  @Test
  void length_numberOfSevenBits_isOneByte() {
    assertThat(ByteWriter.length(127)).isEqualTo(1);
    assertThat(ByteWriter.length(128)).isEqualTo(2);
    assertThat(ByteWriter.length((1L << 56) - 1)).isEqualTo(8);
    assertThat(ByteWriter.length(1L << 56)).isEqualTo(9);
    assertThat(ByteWriter.length(-1)).isEqualTo(9);
  }

  @Test
  void readCount_moreThanBytesRemain_isAnError() {
    ByteWriter out = new ByteWriter();
    out.writeVarInt(1L << 40);
    ByteReader in = new ByteReader(out.bytes, 0, out.size, message -> {
      throw new IllegalStateException(message);
    });

    assertThat(org.assertj.core.api.Assertions.catchThrowable(in::readCount))
        .isNotInstanceOf(ParseError.class)
        .hasMessage("expected 1099511627776 elements when only 0 bytes remain");
  }
}
