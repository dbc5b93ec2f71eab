// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

class TypeHintsTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(TypeHintsTest.class.getClassLoader());

  /** Returns the names with hints, as an editor shows them. */
  private static List<String> hints(String text) {
    return shown(text, new Range(new Position(0, 0), new Position(1000, 0)));
  }

  private static List<String> shown(String text, Range range) {
    String[] lines = text.split("\n");
    List<String> found = new ArrayList<>();
    CheckedDocument document = CheckedDocument.check(new DocumentText(text), "test.mlir", SNAPSHOT);
    for (InlayHint hint : TypeHints.in(range, document)) {
      String before = lines[hint.getPosition().getLine()].substring(0, hint.getPosition().getCharacter());
      found.add(before.substring(before.lastIndexOf('%')) + hint.getLabel().getLeft());
    }
    return found;
  }

  @Test
  void in_typeNotInText_isShown() {
    assertThat(hints("""
        func.func @f(%a: i32, %i: index, %m: memref<4xf32>) {
          %c = arith.cmpi slt, %a, %a : i32
          %t = arith.constant true
          %x = memref.load %m[%i] : memref<4xf32>
          %d = memref.dim %m, %i : memref<4xf32>
          return
        }
        """)).containsExactly("%c: i1", "%t: i1", "%x: f32", "%d: index");
  }

  @Test
  void in_typeInText_isNotShown() {
    assertThat(hints("""
        !buffer = memref<4 x f32>
        func.func @f(%a: i32, %c: i1) {
          %b = arith.addi %a, %a : i32
          %r:2 = scf.if %c -> (i32, f32) {
            %x = arith.constant 1.0 : f32
            scf.yield %a, %x : i32, f32
          } else {
            %x = arith.constant 1.0 : f32
            scf.yield %a, %x : i32, f32
          }
          %g = "test.op"() ({
            "test.end"() : () -> ()
          }) : () -> vector<4xi32>
          %m = memref.alloc() : !buffer
          %0 = func.call @f(%a, %c) : (i32, i1) -> tensor<?xf32>
          return
        }
        """)).isEmpty();
  }

  @Test
  void in_typeInsideOther_isShown() {
    assertThat(hints("""
        %a = "test.op"() {type = i32} : () -> i32
        %p:2, %q = "test.op"() : () -> (i1, f32, i1)
        %t = "test.source"() : () -> tensor<4xi1>
        %i = arith.constant 0 : index
        %e = tensor.extract %t[%i] : tensor<4xi1>
        """)).doesNotContain("%a: i32");
    assertThat(hints("""
        func.func @f(%m: memref<i1>, %c: i1) {
          %x = memref.load %m[] : memref<i1>
          return
        }
        """)).containsExactly("%x: i1");
  }

  @Test
  void in_severalResultsOfOneName_areShownTogetherAfterTheirNumber() {
    assertThat(hints("""
        func.func @f(%x: i32) {
          %s, %o = arith.addui_extended %x, %x : i32, i1
          %a, %b = scf.while (%y = %x) : (i32) -> (i32, i32) {
            %c = arith.constant true
            scf.condition(%c) %y, %y : i32, i32
          } do {
          ^bb0(%y: i32, %z: i32):
            scf.yield %y : i32
          }
          return
        }
        !pair = i64
        %p:2, %q = "test.op"() : () -> (i1, !pair, i1)
        """)).containsExactly("%c: i1");
    assertThat(hints("""
        !a = i64
        !pair = !a
        %p:2, %q = "test.op"() : () -> (i1, !pair, i1)
        """)).containsExactly("%p:2: i1, i64");
  }

  @Test
  void in_longType_isCutAndWholeInTooltip() {
    String type = "memref<1x2x3x4x5x6x7x8x9x10x11x12x13x14xf32>";
    String text = "!a = " + type + "\n!b = !a\nfunc.func @f() {\n  %m = memref.alloc() : !b\n  return\n}\n";
    CheckedDocument document = CheckedDocument.check(new DocumentText(text), "test.mlir", SNAPSHOT);
    assertThat(TypeHints.in(new Range(new Position(3, 0), new Position(3, 9)), document)).singleElement()
        .satisfies(hint -> {
          assertThat(hint.getLabel().getLeft()).isEqualTo(": memref<1x2x3x4x5x6x7x8x9x10x11x12x13x1…");
          assertThat(hint.getTooltip().getLeft()).isEqualTo(type);
        });
  }

  @Test
  void in_range_hasOnlyItsOperations() {
    assertThat(shown("""
        %a = arith.constant true
        %b = arith.constant true
        %c = arith.constant true
        """, new Range(new Position(1, 0), new Position(1, 5)))).containsExactly("%b: i1");
  }

  @Test
  void in_brokenFunction_hasHintsBeforeTheError() {
    assertThat(hints("""
        func.func @f() {
          %a = arith.constant true
          %b = arith.addi %a, %a : i32
          return
        }
        """)).containsExactly("%a: i1");
  }
}
