// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsTest {
  @Test
  void of_blanks_separateWords() {
    assertThat(Words.of("  --a  b\t")).containsExactly("--a", "b");
  }

  @Test
  void of_quotes_keepBlanks() {
    assertThat(Words.of("--p='a b'\"c \\\" d\" ''")).containsExactly("--p=a bc \" d", "");
  }
}
