// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

/** Asks for completion at every place of a program with many kinds of syntax, whole, cut off there and damaged. */
class CompletionEverywhereTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(CompletionEverywhereTest.class.getClassLoader());
  private static final String PROGRAM = """
      // RUN: mortise-opt %s --pass-pipeline='builtin.module(canonicalize{top-down=true},func.func(cse))' \\
      // RUN:   --canonicalize="max-iterations=2" | FileCheck %s
      #map = affine_map<(d0)[s0] -> (d0 * 2 + s0, d0 mod 3)>
      #set = affine_set<(d0) : (d0 - 1 >= 0)>
      #loc = loc("é.mlir":1:2)
      !buffer = memref<4x?xf32, strided<[?, 1], offset: ?>, 1>
      module @outer attributes {some.flag, other = [1 : i8, "s\\22", @outer::@f, dense<[1, 2]> : tensor<2xi32>]} {
        memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0e-3]> {alignment = 64}
        func.func private @ext(%a: i32 {a.b = 1}, !buffer) -> (i32, f64) attributes {x}
        func.func @f(%a: memref<?x8xf32>, %i: index, %c: i1, %u: !buffer loc("u")) -> index {
          %c0 = arith.constant 0 : index loc(fused<"m">[#loc, callsite("a" at unknown)])
          %x = memref.load %a[%i, %c0] {nontemporal = true} : memref<?x8xf32>
          %p:2 = "some.op"(%x, %i) <{a = 1}> ({
          ^bb0(%q: i32):
            "some.end"() : () -> ()
          }, {}) {b = #map} : (f32, index) -> (vector<[4]x2xi1>, !some.type<a, "b">)
          %s = memref.subview %a[%i, 0] [4, %i] [1, 1] : memref<?x8xf32> to memref<4x?xf32, strided<[8, 1], offset: ?>>
          %r = scf.for %k = %c0 to %i step %i iter_args(%m = %i) -> (index) {
            %n = affine.apply #map(%k)[%i]
            // Näher am 😀 comment
            %t = scf.if %c -> index {
              %f = arith.addf %x, %x fastmath<nnan,contract> : f32
              scf.yield %k : index
            } else {
              scf.yield %m : index
            }
            scf.yield %t : index
          }
          cf.cond_br %c, ^bb1(%i : index), ^bb2
        ^bb1(%w: index):
          %v = call @g2(%w) : (index) -> index
          cf.switch %c0 : index, [default: ^bb2, 1: ^bb1(%v : index)]
        ^bb2:
          return %i : index
        }
        func.func private @g2(index) -> index
      }
      // -----
      "builtin.module"() ({
      }) : () -> ()
      """;

  private static Position position(DocumentText text, int cursor) {
    return text.position(text.text().substring(0, cursor).getBytes(StandardCharsets.UTF_8).length);
  }

  private static void ask(String text, int cursor) {
    DocumentText document = new DocumentText(text);
    Position position = position(document, cursor);
    for (CompletionItem item : new Completions(document, SNAPSHOT, true).at(position).getItems()) {
      Range range = item.getTextEdit().getLeft().getRange();
      assertThat(range.getEnd()).isEqualTo(position);
      assertThat(range.getStart().getLine()).isEqualTo(position.getLine());
      String word = text.substring(cursor - (position.getCharacter() - range.getStart().getCharacter()), cursor);
      assertThat(item.getFilterText().toLowerCase(Locale.ROOT)).as(text.substring(Math.max(0, cursor - 30), cursor))
          .startsWith(word.toLowerCase(Locale.ROOT));
    }
  }

  @Test
  void ask_atEveryPlace_neverFails() {
    for (int cursor = 0; cursor <= PROGRAM.length(); cursor++) {
      ask(PROGRAM, cursor);
    }
  }

  @Test
  void ask_atEveryEnd_neverFails() {
    for (int cursor = 0; cursor <= PROGRAM.length(); cursor++) {
      ask(PROGRAM.substring(0, cursor), cursor);
    }
  }

  @Test
  void ask_afterRandomDamage_neverFails() {
    Random random = new Random(1);
    String letters = "{}()<>%^@#!\":,=-\n/ ax0é";
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder(PROGRAM);
      for (int change = random.nextInt(5); change >= 0; change--) {
        text.setCharAt(random.nextInt(text.length()), letters.charAt(random.nextInt(letters.length())));
      }
      ask(text.toString(), random.nextInt(text.length() + 1));
    }
  }

  /** Each value name is proposed at each of its uses. */
  @Test
  void ask_atValueNames_proposesUsedNames() {
    List<String> missing = new ArrayList<>();
    for (int at = PROGRAM.indexOf("%x = memref.load"); at >= 0; at = PROGRAM.indexOf('%', at + 1)) {
      int end = at + 1;
      while (Character.isLetterOrDigit(PROGRAM.charAt(end))) {
        end++;
      }
      String name = PROGRAM.substring(at, end);
      DocumentText text = new DocumentText(PROGRAM);
      boolean isProposed = new Completions(text, SNAPSHOT, true).at(position(text, at + 1)).getItems().stream()
          .anyMatch(item -> item.getLabel().equals(name));
      if (!isProposed) {
        missing.add(name);
      }
    }
    assertThat(missing).containsExactly("%x", "%p", "%q", "%s", "%r", "%k", "%m", "%n", "%t", "%f", "%w", "%v");
  }
}
