// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

/** Applies the offered changes as an editor does, and checks the result. */
class CodeActionsTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(CodeActionsTest.class.getClassLoader());
  private static final String URI = "file:///f.mlir";
  private static final String DEALLOC = "Insert the missing dealloc";

  private static CheckedDocument check(String text) {
    return CheckedDocument.check(new DocumentText(text), "f.mlir", SNAPSHOT);
  }

  /** Returns the fixes at the first place with the mark in the text. */
  private static List<CodeAction> fixes(CheckedDocument document, String mark) {
    int offset = document.text().text().substring(0, document.text().text().indexOf(mark))
        .getBytes(StandardCharsets.UTF_8).length;
    Position position = document.text().position(offset);
    CodeActionContext context = new CodeActionContext(List.of(), List.of(CodeActionKind.QuickFix));
    return new CodeActions(URI, document, new BufferFacts()).of(
        new CodeActionParams(new TextDocumentIdentifier(URI), new Range(position, position), context));
  }

  private static String fixed(String text, String mark, String title) {
    CheckedDocument document = check(text);
    Optional<CodeAction> action = fixes(document, mark).stream().filter(a -> a.getTitle().equals(title)).findAny();
    assertThat(action).as("offered").isPresent();
    List<TextEdit> edits = new ArrayList<>(action.get().getEdit().getChanges().get(URI));
    edits.sort(Comparator.comparingInt((TextEdit edit) -> document.text().offset(edit.getRange().getStart()))
        .reversed());
    DocumentText result = document.text();
    for (TextEdit edit : edits) {
      result = result.replace(edit.getRange(), edit.getNewText());
    }
    assertThat(check(result.text()).chunks().get(0).problems()).isEmpty();
    return result.text();
  }

  private static void assertNoFix(String text, String mark) {
    assertThat(fixes(check(text), mark)).extracting(CodeAction::getTitle).doesNotContain(DEALLOC);
  }

  @Test
  void dealloc_usesInRegionsAndThroughAliases_isAfterLastUser() {
    String text = """
        func.func @f(%c: i1, %v: f32, %i: index) {
            %a = memref.alloc() : memref<4xf32>
            %b = memref.cast %a : memref<4xf32> to memref<?xf32>
            scf.if %c {
              memref.store %v, %b[%i] : memref<?xf32>
            } // end
            return
        }
        """;
    String result = fixed(text, "memref.alloc", DEALLOC);
    assertThat(result).isEqualTo(text.replace("} // end", "} // end\n    memref.dealloc %a : memref<4xf32>"));
    assertNoFix(result, "memref.alloc");
  }

  @Test
  void dealloc_usesInSeveralBlocks_isBeforeOnlyReturn() {
    String text = """
        func.func @f(%c: i1, %v: f32, %i: index) {
          %a = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^one, ^end
        ^one:
          memref.store %v, %a[%i] : memref<4xf32>
          cf.br ^end
        ^end:
          return
        }
        """;
    assertThat(fixed(text, "memref.alloc", DEALLOC))
        .isEqualTo(text.replace("  return", "  memref.dealloc %a : memref<4xf32>\n  return"));
  }

  @Test
  void dealloc_windowsLineEnds_areKept() {
    String text = "func.func @f() {\r\n\t%a = memref.alloc() : memref<4xf32>\r\n\treturn\r\n}\r\n";
    assertThat(fixed(text, "memref.alloc", DEALLOC)).isEqualTo(
        text.replace("4xf32>\r\n", "4xf32>\r\n\tmemref.dealloc %a : memref<4xf32>\r\n"));
  }

  @Test
  void dealloc_possiblyRetainedBuffer_isNotOffered() {
    String head = "func.func @f(%m: memref<memref<4xf32>>) {\n  %a = memref.alloc() : memref<4xf32>\n  ";
    String end = "\n  return\n}\n";
    assertNoFix(head + "memref.store %a, %m[] : memref<memref<4xf32>>" + end, "memref.alloc");
    assertNoFix(head + "\"unknown.op\"(%a) : (memref<4xf32>) -> ()" + end, "memref.alloc");
    assertNoFix(head
        + "%p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index\n"
        + "  \"unknown.op\"(%p) : (index) -> ()" + end, "memref.alloc");
  }

  @Test
  void dealloc_bufferForwardedOutOfBlock_isNotOffered() {
    assertNoFix("""
        func.func @f(%c: i1, %m: memref<4xf32>) {
          %r = scf.if %c -> memref<4xf32> {
            %a = memref.alloc() : memref<4xf32>
            scf.yield %a : memref<4xf32>
          } else {
            scf.yield %m : memref<4xf32>
          }
          return
        }
        """, "memref.alloc");
  }

  @Test
  void fold_valueUsedInSeveralPlaces_isReplacedByName() {
    String text = """
        func.func @f(%x: i32) -> i32 {
          %zero = arith.constant 0 : i32
          %y = arith.addi %x, %zero : i32
          %z = arith.muli %y, %y : i32
          return %z : i32
        }
        """;
    assertThat(fixed(text, "arith.addi", "Replace by %x")).isEqualTo(text
        .replace("  %y = arith.addi %x, %zero : i32\n", "").replace("%y, %y", "%x, %x"));
  }

  @Test
  void fold_constant_keepsTheNameAndTheLine() {
    String text = """
        func.func @f() -> i32 {
          %five = arith.constant 5 : i32
          %ten = arith.addi %five, %five : i32 // twice
          return %ten : i32
        }
        """;
    assertThat(fixed(text, "arith.addi", "Replace by arith.constant 10 : i32")).isEqualTo(text
        .replace("arith.addi %five, %five : i32", "arith.constant 10 : i32"));
  }

  @Test
  void fixes_functionWithAnError_areNotOffered() {
    String text = "func.func @f() {\n  %a = memref.alloc() : memref<4xf32>\n  \"broken\n  return\n}\n";
    assertThat(fixes(check(text), "memref.alloc")).isEmpty();
    String invalid = "func.func @f() {\n  %a = memref.alloc() : memref<?xf32>\n  return\n}\n";
    assertThat(check(invalid).chunks().get(0).problems()).isNotEmpty();
    assertThat(fixes(check(invalid), "memref.alloc")).isEmpty();
  }

  @Test
  void showAfter_pipeline_isRunOnTheProgramAtTheOffset() throws Exception {
    String text = "func.func @f() {\n  return\n}\n// -----\n"
        + "func.func @g() {\n  %a = arith.constant 1 : i32\n  return\n}\n";
    var file = ProgramAfter.write("file:///a/b%20c.mlir", check(text), "builtin.module(canonicalize)", text.length());
    assertThat(file.getFileName()).hasToString("b_20c.mlir");
    assertThat(Files.readString(file)).isEqualTo("// after builtin.module(canonicalize)\n"
        + "module {\n  func.func @g() {\n    return\n  }\n}\n");
  }

  @Test
  void showAfter_programWithErrors_isRefused() {
    assertThatThrownBy(() -> ProgramAfter.write(URI, check("func.func @f("), "builtin.module(canonicalize)", 0))
        .isInstanceOf(IllegalArgumentException.class).hasMessageStartingWith("the program has errors: ");
  }
}
