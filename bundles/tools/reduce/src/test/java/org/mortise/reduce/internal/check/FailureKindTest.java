// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FailureKindTest {
  @Test
  void of_messages_locationsNamesAndNumbersDoNotCount() {
    Failure one = Failure.of("<stdin>:7:3: error: 'x.y' op of %a12 needs 3 in @f\nmore", 0);

    assertThat(one.kind()).isEqualTo("error: 'x.y' op of _ needs _ in _");
    assertThat(one.matches(Failure.of("x.mlir:9:1: error: 'x.y' op of %0 needs 14 in @g", 0))).isTrue();
    assertThat(one.matches(Failure.of("x.mlir:9:1: error: 'x.z' op of %0 needs 14 in @g", 0))).isFalse();
  }

  @Test
  void of_shapes_dimensionsDoNotCount() {
    assertThat(Failure.of("error: tensor<4x?x8xf32>", 0)).isEqualTo(Failure.of("error: tensor<2xf32>", 0));
  }

  @Test
  void of_warningsBeforeTheError_areSkipped() {
    assertThat(Failure.of("a:1:1: warning: w\na:2:2: error: e\n", 0).kind()).isEqualTo("error: e");
  }

  @Test
  void of_signal_isPartOfTheKind() {
    assertThat(Failure.of("", 11)).isNotEqualTo(Failure.of("", 6)).isNotEqualTo(Failure.of("", 0));
  }

  @Test
  void matches_exceptionWithoutStackTrace_placeIsNotCompared() {
    Failure known = Failure.of(new NullPointerException());
    NullPointerException bare = new NullPointerException();
    bare.setStackTrace(new StackTraceElement[0]);

    assertThat(known.matches(Failure.of(bare))).isTrue();
    assertThat(known.matches(Failure.of(new IllegalStateException()))).isFalse();
    assertThat(known.matches(null)).isFalse();
  }
}
