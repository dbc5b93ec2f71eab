// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.Context;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.pipeline.Snapshot;

class SyntaxLineTest {
  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', delimiter = '|', value = {
      "a b           | `a b`",
      "a `:` b       | ``a `:` b``",
      "a `` b        | ```a `` b```",
      "a `end`       | `` a `end` ``"})
  void code_textWithBackticks_hasLongerDelimiters(String text, String expected) {
    assertThat(SyntaxLine.code(text)).isEqualTo(expected);
  }

  @Test
  void of_syntaxWrittenByHand_isItsTemplate() {
    Context context = Snapshot.ofClassPath(SyntaxLineTest.class.getClassLoader()).context();
    assertThat(SyntaxLine.of(OpDefinition.of(context.operationName("memref.prefetch"))))
        .isEqualTo("Syntax: `memref.prefetch %memref[%i], read, locality<3>, data : type`");
    assertThat(SyntaxLine.of(OpDefinition.of(context.operationName("scf.if"))))
        .isEqualTo("Syntax: `scf.if %condition {...}`");
  }

  @Test
  void of_operationWithoutCustomSyntax_isEmpty() {
    assertThat(SyntaxLine.of(OpDefinition.named("t.t").operand("a", TypeConstraints.ANY).build())).isEmpty();
  }
}
