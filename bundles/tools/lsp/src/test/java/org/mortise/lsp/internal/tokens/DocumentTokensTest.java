// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensEdit;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.junit.jupiter.api.Test;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

class DocumentTokensTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(DocumentTokensTest.class.getClassLoader());
  private static final SemanticTokensLegend LEGEND = TokenKind.legend();
  private static final String URI = "file:///test.mlir";

  private static CheckedDocument check(String text) {
    return CheckedDocument.check(new DocumentText(text), "test.mlir", SNAPSHOT);
  }

  /** Returns each token as {@code text:type} with {@code +} after a definition, as an editor sees it. */
  private static List<String> tokens(String text) {
    return shown(text, new DocumentTokens().all(URI, check(text)).getData());
  }

  private static List<String> shown(String text, List<Integer> numbers) {
    String[] lines = text.split("\r\n|\r|\n", -1);
    List<String> found = new ArrayList<>();
    int line = 0;
    int column = 0;
    for (int i = 0; i < numbers.size(); i += 5) {
      line += numbers.get(i);
      column = (numbers.get(i) > 0 ? 0 : column) + numbers.get(i + 1);
      String type = LEGEND.getTokenTypes().get(numbers.get(i + 3));
      String modifiers = (numbers.get(i + 4) & 1) != 0 ? "+" : (numbers.get(i + 4) & 2) != 0 ? "*" : "";
      found.add(lines[line].substring(column, column + numbers.get(i + 2)) + ":" + type + modifiers);
    }
    return found;
  }

  @Test
  void all_function_tokensHaveTheMeaningOfTheIndex() {
    assertThat(tokens("""
        // comment
        func.func private @f(%a: i32, %m: memref<4x?xf32>) -> i32 {
          %r:2 = "test.two"(%a) {key = 1.5e-3, unit} : (i32) -> (i32, index)
          cf.br ^bb1(%r#1 : index)
        ^bb1(%i: index):
          %c = arith.cmpi slt, %i, %i : index
          return %a : i32
        }
        """)).containsExactly("// comment:comment",
        "func:namespace", "func:method", "private:keyword", "@f:function+", "%a:parameter+", "i32:type",
        "%m:parameter+", "memref:type", "4:number", "f32:type", "i32:type",
        "%r:variable+", "2:number", "test:namespace", "two:method", "%a:parameter", "key:property", "1.5e-3:number",
        "unit:property", "i32:type", "i32:type", "index:type",
        "cf:namespace", "br:method", "^bb1:label", "%r#1:variable", "index:type",
        "^bb1:label+", "%i:parameter+", "index:type",
        "%c:variable+", "arith:namespace", "cmpi:method", "slt:keyword", "%i:parameter", "%i:parameter", "index:type",
        "return:method", "%a:parameter", "i32:type");
  }

  @Test
  void all_aliasesAndAttributes_areToldApart() {
    assertThat(tokens("""
        !t = memref<4xf32>
        #map = affine_map<(d0)[s0] -> (d0 mod 4 >= s0)>
        "test.op"() {a = #map, b = #test.attr<3>, c = dense<0x7F80> : tensor<0xf16>} : () -> !t
        """)).contains("!t:type+", "!t:type", "#map:macro+", "affine_map:keyword", "d0:parameter", "s0:parameter",
        "mod:keyword", "4:number", "#map:macro", "#test.attr:enumMember", "dense:keyword", "0x7F80:number",
        "tensor:type", "0:number", "f16:type", "c:property");
  }

  @Test
  void all_symbols_areFunctionsVariablesOrModules() {
    assertThat(tokens("""
        module @m {
          memref.global @g : memref<4xf32>
          func.func @f() {
            %0 = memref.get_global @g : memref<4xf32>
            call @f() : () -> ()
            return
          }
        }
        """)).contains("module:method", "@m:namespace+", "@g:variable+", "@g:variable*", "@f:function", "call:method");
  }

  @Test
  void all_brokenFunction_hasTokensBeforeAndAfterTheError() {
    assertThat(tokens("""
        func.func @f(%a: i32) -> i32 {
          %b = arith.addi %a, : i32
          %c = arith.muli %a, %b {test.flag, overflow = 1} : i32
          return %c : i32
        }
        """)).contains("@f:function+").containsSequence("%b:variable", "arith:namespace", "addi:method", "%a:parameter")
        .containsSequence("%c:variable+", "arith:namespace", "muli:method", "%a:parameter", "%b:variable",
            "test.flag:property", "overflow:property", "1:number", "i32:type", "return:method", "%c:variable");
  }

  @Test
  void all_lineEndsAndSurrogates_columnsMatchEditor() {
    String text = "// é😀\r\n\"test.op\"() {a = \"😀語\", b = 1} : () -> ()\r// \ud800x\n%c = arith.constant 1 : i32\n";
    assertThat(tokens(text)).containsExactly("// é😀:comment", "test:namespace", "op:method", "a:property",
        "\"😀語\":string", "b:property", "1:number", "// \ud800x:comment", "%c:variable+", "arith:namespace",
        "constant:method", "1:number", "i32:type");
  }

  @Test
  void all_severalPrograms_eachHasItsOwnNames() {
    assertThat(tokens("""
        func.func @f(%a: i32) {
          return
        }
        // -----
        func.func @g() {
          %a = arith.constant true
          return
        }
        """)).containsSubsequence("%a:parameter+", "return:method", "// -----:comment", "%a:variable+", "true:keyword",
        "return:method");
  }

  @Test
  void in_range_hasTheTokensOfItsLines() {
    String text = "func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : i32\n  return\n}\n";
    Range range = new Range(new Position(1, 8), new Position(1, 9));
    assertThat(shown(text, DocumentTokens.in(range, check(text)).getData())).containsExactly("%b:variable+",
        "arith:namespace", "addi:method", "%a:parameter", "%a:parameter", "i32:type");
  }

  @Test
  void changes_randomEdits_makeTheTokensOfTheNewText() {
    Random random = new Random(7);
    DocumentTokens tokens = new DocumentTokens();
    String text = "func.func @f(%a: i32) {\n".repeat(40);
    var answer = tokens.all(URI, check(text));
    List<Integer> known = new ArrayList<>(answer.getData());
    String id = answer.getResultId();
    String[] pieces = {"%a ", "\n", "arith.addi ", "{x = 1}", "// c\n", "i32 ", " ".repeat(300), ""};
    for (int i = 0; i < 300; i++) {
      int start = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), start + random.nextInt(12));
      text = text.substring(0, start) + pieces[random.nextInt(pieces.length)] + text.substring(end);
      SemanticTokensDelta delta = tokens.changes(URI, check(text), id).getRight();
      id = delta.getResultId();
      for (SemanticTokensEdit edit : delta.getEdits()) {
        assertThat(edit.getStart() % 5 + edit.getDeleteCount() % 5 + edit.getData().size() % 5).isZero();
        List<Integer> old = known.subList(edit.getStart(), edit.getStart() + edit.getDeleteCount());
        old.clear();
        known.addAll(edit.getStart(), edit.getData());
      }
      assertThat(known).isEqualTo(new DocumentTokens().all(URI, check(text)).getData());
    }
  }

  @Test
  void changes_unknownAnswer_areAllTokens() {
    assertThat(new DocumentTokens().changes(URI, check("// a"), "9").getLeft().getData()).hasSize(5);
  }
}
