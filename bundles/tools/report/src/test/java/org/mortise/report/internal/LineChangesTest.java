// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineChangesTest {
  private static int[] between(String old, String revised) {
    return LineChanges.between(old.lines().toList(), revised.lines().toList());
  }

  @Test
  void between_equalTexts_hasNoRanges() {
    assertThat(between("a\nb", "a\nb")).isEmpty();
  }

  @Test
  void between_insertedOperation_ignoresNewNumbers() {
    assertThat(between("""
        %0 = "a"() : () -> i32
        "use"(%0) : (i32) -> ()
        """, """
        %0 = "new"() : () -> i32
        %1 = "a"() : () -> i32
        "use"(%1) : (i32) -> ()
        """)).containsExactly(0, 0, 0, 1);
  }

  @Test
  void between_severalDifferences_areInOrderOfText() {
    assertThat(between("a\nb\nc\nd\ne\nf", "a\nx\nc\ne\ny\nf")).containsExactly(1, 2, 1, 2, 3, 4, 3, 3, 5, 5, 4, 5);
  }

  @Test
  void between_otherOperand_isDifference() {
    assertThat(between("""
        %0 = "a"() : () -> i32
        %1 = "b"() : () -> i32
        "use"(%0) : (i32) -> ()
        """, """
        %0 = "a"() : () -> i32
        %1 = "b"() : () -> i32
        "use"(%1) : (i32) -> ()
        """)).containsExactly(2, 3, 2, 3);
  }

  @Test
  void between_nameUsedAgainInNextRegion_isBoundAgain() {
    assertThat(between("""
        %1 = "a"() : () -> i32
        "use"(%1) : (i32) -> ()
        %1 = "b"() : () -> i32
        "use"(%1) : (i32) -> ()
        """, """
        %1 = "a"() : () -> i32
        "use"(%1) : (i32) -> ()
        %2 = "b"() : () -> i32
        "use"(%2) : (i32) -> ()
        """)).isEmpty();
  }

  @Test
  void between_renamedBlock_isNoDifference() {
    assertThat(between("cf.br ^bb1\n^bb1:", "cf.br ^bb2\n^bb2:")).isEmpty();
  }

  @Test
  void between_percentInString_isText() {
    assertThat(between("%0 = \"a\"() {x = \"%a \\\" %b\"}", "%0 = \"a\"() {x = \"%a \\\" %c\"}"))
        .containsExactly(0, 1, 0, 1);
  }

  @Test
  void between_removedFunction_isOneRange() {
    assertThat(between("a\nb", "")).containsExactly(0, 2, 0, 0);
  }

  @Test
  void between_tooManyDifferences_isOneRange() {
    List<String> old = new ArrayList<>(List.of("same"));
    List<String> revised = new ArrayList<>(List.of("same"));
    for (int i = 0; i < 3000; i++) {
      old.add("old " + i);
      revised.add("new " + i);
    }

    assertThat(LineChanges.between(old, revised)).containsExactly(1, 3001, 1, 3001);
  }
}
