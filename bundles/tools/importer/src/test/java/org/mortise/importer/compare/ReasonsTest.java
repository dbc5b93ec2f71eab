// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReasonsTest {
  private static final Difference FORMAT = new Difference("toy.load", "format", "$a", "$b");
  private static final Difference MISSING = new Difference("toy.store", "definition", null, "");

  @Test
  void explain_exactAndWildcards_coverDifferences() throws IOException {
    Reasons.Result result = explain("""
        // a comment

        toy.load | format | written in Java
        toy.st* | definition | not needed
        """);
    assertThat(result.isClean()).isTrue();
    assertThat(result.stated()).isEqualTo(2);
  }

  @Test
  void explain_textAfterPart_mustBeInDifference() throws IOException {
    assertThat(explain("toy.* | format: MLIR's: $b | reason").open()).containsExactly(MISSING);
    Reasons.Result other = explain("toy.* | format: MLIR's: $c | reason");
    assertThat(other.open()).containsExactly(FORMAT, MISSING);
    assertThat(other.unused()).containsExactly("line 1: toy.* | format: MLIR's: $c | reason");
  }

  @Test
  void explain_reasonForOtherDialect_isNotUnused() throws IOException {
    assertThat(explain("!other.ptr | definition | reason").unused()).isEmpty();
  }

  @Test
  void read_lineWithoutReason_isRejected() {
    assertThatThrownBy(() -> explain("\ntoy.load | format"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 2: expected 'definition | part | reason'");
  }

  private static Reasons.Result explain(String text) throws IOException {
    return Reasons.read(new StringReader(text)).explain(List.of(FORMAT, MISSING), Set.of("toy"));
  }
}
