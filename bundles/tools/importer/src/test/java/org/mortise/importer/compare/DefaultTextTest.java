// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.testing.ClassPathContext;

class DefaultTextTest {
  private final Context context = ClassPathContext.of();

  @Test
  void of_attributes_haveNoTypes() {
    assertThat(DefaultText.of(context, IntegerAttr.i64(context, 8))).isEqualTo("8");
    assertThat(DefaultText.of(context, StringAttr.of(context, "word"))).isEqualTo("word");
    assertThat(DefaultText.of(context, DenseI64ArrayAttr.of(context, 1, 2))).isEqualTo("1, 2");
    assertThat(DefaultText.of(context, DenseI64ArrayAttr.of(context))).isEmpty();
  }

  @Test
  void of_cpp_hasNoCasts() {
    assertThat(DefaultText.of("{ static_cast<int64_t>(1), static_cast<int64_t>(2) }", null)).isEqualTo("1, 2");
    assertThat(DefaultText.of("\"word\"", null)).isEqualTo("word");
    assertThat(DefaultText.of(" {} ", null)).isEmpty();
  }

  @Test
  void isSame_wordWithNumber_isEither() {
    assertThat(DefaultText.isSame("none", "none = 2")).isTrue();
    assertThat(DefaultText.isSame("2", "none = 2")).isTrue();
    assertThat(DefaultText.isSame("1", "none = 2")).isFalse();
    assertThat(DefaultText.isSame("0", "")).isTrue();
  }
}
