// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

class ValueFormatTest {
  private static final Context CONTEXT = Contexts.builder().build();

  private static int bytes(int width, long... shape) {
    return ValueFormat.of(VectorType.of(shape, IntegerType.of(CONTEXT, width))).bytes();
  }

  @Test
  void bytes_vector_areElementBytesRoundedToPowerOfTwo() {
    assertThat(bytes(32, 4)).isEqualTo(16);
    assertThat(bytes(1, 9)).isEqualTo(2);
    assertThat(bytes(32, 3, 5)).isEqualTo(64);
    assertThat(bytes(8, 1 << 30)).isEqualTo(1 << 30);
  }

  @Test
  void bytes_vectorOfMoreThanAGigabyte_areTheLargestNumber() {
    assertThat(bytes(8, (1 << 30) + 1)).isEqualTo(Integer.MAX_VALUE);
    assertThat(bytes(32, 1L << 32, 1L << 32)).isEqualTo(Integer.MAX_VALUE);
    assertThat(bytes(1, Long.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
  }
}
