// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommandWordsTest {
  @Test
  void of_blanks_separateWords() {
    assertThat(CommandWords.of("  --a  b\t")).containsExactly("--a", "b");
  }

  @Test
  void of_quotes_keepBlanks() {
    assertThat(CommandWords.of("--p='a b'\"c \\\" d\" ''")).containsExactly("--p=a bc \" d", "");
  }
}
