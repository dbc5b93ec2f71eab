// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.lsp.internal.answer.Diagnostics;
import org.mortise.lsp.internal.answer.Outline;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.trap.TrapDialect;
import org.mortise.pipeline.Snapshot;

/** Checking a document again after each change has the same result as checking it as a whole. */
class ChangedDocumentTest {
  private static final Snapshot SNAPSHOT =
      Snapshot.builder(Snapshot.ofClassPath(ChangedDocumentTest.class.getClassLoader()), List.of())
          .add(new TrapDialect()).build();
  private static final int EDITS = 900;
  /** Value names differ, since MLIR resolves an undefined name to a definition in a later function. */
  private static final String PROGRAM = """
      #inner = affine_map<(d0) -> (d0)>
      #map = affine_map<(d0) -> (d0 + 1)>
      !pair = tuple<i32, i32>
      func.func @a(%x: i32) -> i32 {
        %r = arith.addi %x, %x : i32 loc(#here)
        return %r : i32
      }
      module @inside {
        memref.global "private" @data : memref<4xf32>
        func.func @b(%bx: i32, %bp: !pair) -> i32 {
          %br = func.call @d(%bx) : (i32) -> i32
          %bm = memref.get_global @data : memref<4xf32>
          cf.br ^end(%br : i32)
        ^end(%by: i32):
          return %by : i32
        }
        func.func private @d(i32) -> i32
      }
      // a comment with é and 😀
      func.func @c(%cx: i32, %cn: index) -> i32 {
        %c0 = affine.apply #map(%cn)
        %cr, %cs = func.call @e(%cx) : (i32) -> (i32, i32)
        scf.for %ci = %cn to %cn step %cn {
          "test.é"(%ci) {key = #map} : (index) -> ()
        }
        return %cr : i32
      }
      func.func private @e(i32) -> (i32, i32)
      #here = loc("file.f90":3:4)
      // -----
      func.func @other(%o: i32) {
        call @other(%o) : (i32) -> ()
        return
      }
      """;
  private static final String[] PIECES = {"x", "%", "%x", "%r", "@", "@a", "@e", "#map", "{", "}", "(", ")", "\n", "  ",
      "i32", ": i32", "arith.addi %x, %x : i32", "\n  %new = arith.constant 1 : i32\n", "\"", "// é", "😀", "0",
      "return", ","};

  private DocumentText text;
  private CheckedDocument document;
  private int incremental;

  private void edit(Range range, String replacement) {
    DocumentText changed = text.replace(range, replacement);
    CheckedDocument next = document.changed(changed, "t.mlir", SNAPSHOT);
    CheckedDocument whole = CheckedDocument.check(changed, "t.mlir", SNAPSHOT);
    if (next != null) {
      List<String> expected = seen(whole);
      List<String> found = seen(next);
      // Symbols of a program with an error are not looked up, but earlier results are kept.
      boolean isBroken = whole.chunks().stream().anyMatch(chunk -> !chunk.broken().isEmpty());
      found.removeIf(each -> isBroken && each.contains("does not reference a valid"));
      expected.removeIf(each -> isBroken && each.contains("does not reference a valid"));
      List<String> missing = new ArrayList<>(expected);
      missing.removeAll(found);
      found.removeAll(expected);
      assertThat(found).as("wrong, without %s\nin\n%s", missing, changed.text()).isEmpty();
      assertThat(missing).as("missing in\n%s", changed.text()).isEmpty();
      incremental++;
    }
    text = changed;
    document = next == null ? whole : next;
  }

  /** All results of a document that an editor shows. */
  private static List<String> seen(CheckedDocument document) {
    List<String> seen = new ArrayList<>();
    Diagnostics.of("file:///t.mlir", document).forEach(each -> seen.add(each.toString().replaceAll("\\s+", " ")));
    new Outline(document).symbols().forEach(each -> seen.add(each.toString().replaceAll("\\s+", " ")));
    for (CheckedChunk chunk : document.chunks()) {
      seen.add("chunk " + chunk.start() + " " + chunk.end());
      for (OpRange range : chunk.index().operations()) {
        seen.add(range.op().name() + " " + range.start() + " " + range.name() + " " + range.nameEnd() + " "
            + range.end() + " in " + (range.parent() == null ? "none" : range.parent().start()));
      }
      for (Occurrence name : chunk.index().all()) {
        List<Integer> others = new ArrayList<>();
        chunk.index().of(name.entity()).forEach(other -> others.add(other.start()));
        Occurrence definition = chunk.index().definition(name.entity());
        seen.add(name.start() + "-" + name.end() + " " + name.isDefinition() + " " + name.entity().kind() + " of "
            + (definition == null ? "none" : definition.start()) + " " + others);
      }
    }
    return seen;
  }

  private void open(String program) {
    text = new DocumentText(program);
    document = CheckedDocument.check(text, "t.mlir", SNAPSHOT);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 14, 25})
  void changed_randomEditsAndTheirInverses_isLikeWhole(int seed) {
    Random random = new Random(seed);
    open(PROGRAM);
    for (int i = 0; i < EDITS; i++) {
      int from = random.nextInt(text.bytes().length + 1);
      int to = Math.min(text.bytes().length, from + (random.nextInt(3) == 0 ? random.nextInt(6) : 0));
      Range range = text.range(from, to);
      DocumentText before = text;
      edit(range, PIECES[random.nextInt(PIECES.length)]);
      if (random.nextInt(8) != 0) { // mostly undone, so that the text stays a program
        edit(new Range(new Position(0, 0), new Position(Integer.MAX_VALUE, 0)), before.text());
      }
      if (random.nextInt(40) == 0) {
        open(PROGRAM);
      }
    }
    assertThat(incremental).isGreaterThan(EDITS / 4);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void changed_interrupted_changesNothing(boolean isVerifying) {
    open(PROGRAM);
    Position place = new Position(PROGRAM.substring(0, PROGRAM.indexOf("  scf.for")).split("\n", -1).length - 1, 0);
    DocumentText stopped = text.replace(new Range(place, place),
        "  %new = arith.constant 1 : i32\n" + (isVerifying ? "  trap.verify_interrupt\n" : ""));
    if (!isVerifying) {
      Thread.currentThread().interrupt();
    }
    assertThatThrownBy(() -> document.changed(stopped, "t.mlir", SNAPSHOT)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
    edit(new Range(place, place), "  %other = arith.constant 1 : i32\n");
    edit(new Range(place, place), "  %x =");
    assertThat(incremental).isEqualTo(2);
  }

  @Test
  void changed_typingInFunction_checksFunctionOnly() {
    open(PROGRAM);
    int at = PROGRAM.indexOf("    scf.for") + 4;
    String typed = "%t = arith.constant 5 : i32\n  ";
    int line = PROGRAM.substring(0, PROGRAM.indexOf("  scf.for")).split("\n", -1).length - 1;
    for (int i = 0; i < typed.length(); i++) {
      int newLine = typed.substring(0, i).indexOf('\n');
      Position place = newLine < 0 ? new Position(line, 2 + i) : new Position(line + 1, i - newLine - 1);
      edit(new Range(place, place), typed.substring(i, i + 1));
    }
    assertThat(text.text()).contains("  %t = arith.constant 5 : i32\n  scf.for");
    assertThat(incremental).isEqualTo(typed.length());
  }
}
