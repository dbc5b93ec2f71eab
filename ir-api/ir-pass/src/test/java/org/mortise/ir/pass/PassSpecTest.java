// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PassSpecTest {
  @Test
  void isForTests_nameOfTestPass_isTrue() {
    assertThat(PassSpec.isForTests("test-matchers")).isTrue();
    assertThat(PassSpec.isForTests("slice-analysis-test")).isTrue();
    assertThat(PassSpec.isForTests("canonicalize")).isFalse();
    assertThat(PassSpec.isForTests("contest")).isFalse();
  }
}
