// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.context.Contexts;

/** Remarks in LLVM's YAML. */
class RemarkYamlTest {
  private final Context context = Contexts.builder().build();

  private Location at(int line, int column) {
    return new FileLineColLoc(context, "a b.mlir", line, column);
  }

  private static Diagnostic remark(Location location, String function, List<Remark.Argument> arguments) {
    return new Diagnostic(Severity.REMARK, location, "not hoisted: a reason").withRemark(
        new Remark(Remark.Kind.MISSED, "buffer-hoisting", "NotHoisted", function, arguments, "run"));
  }

  @Test
  void document_allParts_matchesLlvm() {
    Diagnostic remark = remark(at(3, 5), "f",
        List.of(new Remark.Argument("Bytes", "128", null), new Remark.Argument("Before", "scf.if", at(2, 1))))
        .note(at(4, 7), "freed here");

    assertThat(RemarkYaml.document(remark)).isEqualTo("""
        --- !Missed
        Pass:            buffer-hoisting
        Name:            NotHoisted
        DebugLoc:        { File: 'a b.mlir', Line: 3, Column: 5 }
        Function:        f
        Args:
          - Remark:          'not hoisted: a reason'
          - Bytes:           '128'
          - Before:          scf.if
            DebugLoc:        { File: 'a b.mlir', Line: 2, Column: 1 }
          - Note:            freed here
            DebugLoc:        { File: 'a b.mlir', Line: 4, Column: 7 }
        ...
        """.replace("'a b.mlir'", "a b.mlir"));
  }

  @Test
  void document_unknownPlaceOutsideOfFunctions_hasPlaceholder() {
    assertThat(RemarkYaml.document(remark(UnknownLoc.of(context), null, List.of()))).isEqualTo("""
        --- !Missed
        Pass:            buffer-hoisting
        Name:            NotHoisted
        Function:        '<no function>'
        Args:
          - Remark:          'not hoisted: a reason'
        ...
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "memref.alloc", "a b", "a-b_c^d", "a, b", "two\twords"})
  void scalar_plainText_isNotQuoted(String text) {
    assertThat(RemarkYaml.scalar(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "", " ", " a", "a ", "a: b", "#a", "a #b", "-", "- a", "?", "@f", "*", "&a", "!a", "|", ">", "%0", "`", "{", "[",
      "true", "No", "null", "~", "1", "-1", ".5", "0x1", "1e3", "+", "a/b", "'a", "a'b", "\"a\"", "a=b", "<a>"})
  void scalar_textWithMeaning_isInSingleQuotes(String text) {
    assertThat(RemarkYaml.scalar(text)).isEqualTo('\'' + text.replace("'", "''") + '\'');
  }

  @Test
  void scalar_controlCharacters_areEscapedInDoubleQuotes() {
    assertThat(RemarkYaml.scalar("a\"\\\n\r\0\u007f")).isEqualTo("\"a\\\"\\\\\\n\\x0D\\x00\\x7F\"");
  }

  /** Texts of programs have a char for each byte. */
  @Test
  void scalar_byteString_isDecoded() {
    assertThat(RemarkYaml.scalar("\u00c3\u00a4")).isEqualTo("\"\u00e4\"");
    assertThat(RemarkYaml.scalar("\u00e2\u0080\u00a8")).isEqualTo("\"\\u2028\"");
    assertThat(RemarkYaml.scalar("\u00ff")).isEqualTo("\"\ufffd\"");
  }
}
