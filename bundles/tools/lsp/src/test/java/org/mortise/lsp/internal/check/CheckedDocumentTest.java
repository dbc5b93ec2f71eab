// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.DocumentSymbol;
import org.junit.jupiter.api.Test;
import org.mortise.lsp.internal.answer.Diagnostics;
import org.mortise.lsp.internal.answer.Outline;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

class CheckedDocumentTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(CheckedDocumentTest.class.getClassLoader());
  private static final String FUNCTIONS = """
      func.func @a(%x: i32) -> i32 {
        %r = arith.addi %x, %x : i32
        return %r : i32
      }
      func.func @b(%x: i32) -> i32 {
        %r = func.call @a(%x) : (i32) -> i32
        cf.br ^end(%r : i32)
      ^end(%y: i32):
        return %y : i32
      }
      func.func @c(%x: i32) -> i32 {
        %r = func.call @b(%x) : (i32) -> i32
        return %r : i32
      }
      """;

  private static CheckedDocument check(String text) {
    return CheckedDocument.check(new DocumentText(text), "test.mlir", SNAPSHOT);
  }

  private static List<String> problems(CheckedDocument document) {
    List<String> found = new ArrayList<>();
    Diagnostics.of("file:///test.mlir", document).forEach(diagnostic -> found.add(
        diagnostic.getRange().getStart().getLine() + ":" + diagnostic.getRange().getStart().getCharacter() + "-"
            + diagnostic.getRange().getEnd().getCharacter() + " " + diagnostic.getMessage().getLeft()));
    return found;
  }

  /** Returns whether a name at its first place in the text has a definition. */
  private static boolean isDefined(CheckedDocument document, String text, String use) {
    int offset = text.indexOf(use);
    Occurrence found = document.chunkAt(offset).index().at(offset);
    return found != null && document.chunkAt(offset).index().definition(found.entity()) != null;
  }

  @Test
  void check_validProgram_hasNoProblems() {
    assertThat(problems(check(FUNCTIONS))).isEmpty();
  }

  @Test
  void check_aliasAsElementType_isAName() {
    String text = "!q = i8\n#m = 3 : i64\n%r:2 = \"test.op\"() {m = #m} : () -> (tensor<4x!q>, i8)\n"
        + "\"test.use\"(%r#1) : (i8) -> ()\n";
    assertThat(isDefined(check(text), text, "!q>")).isTrue();
    assertThat(isDefined(check(text), text, "#m}")).isTrue();
    assertThat(check(text).chunks().get(0).index().at(text.indexOf("#1") + 1)).as("the number of a result").isNull();
  }

  @Test
  void check_oneBrokenFunction_keepsOthers() {
    String text = FUNCTIONS.replace("%r = func.call @a(%x)", "%r = func.call a(%x)");
    CheckedDocument document = check(text);
    assertThat(problems(document)).containsExactly(
        "5:16-17 expected attribute value");
    assertThat(isDefined(document, text, "@b(%x) :")).isTrue(); // by the name of the broken function
    assertThat(isDefined(document, text, "%r : i32\n}\n")).isTrue();
  }

  @Test
  void check_twoBrokenFunctions_reportsBoth() {
    String text = FUNCTIONS.replace("return %r : i32", "return %s : i32");
    assertThat(problems(check(text))).containsExactly(
        "2:9-11 use of undeclared SSA value name", "12:9-11 use of undeclared SSA value name");
  }

  @Test
  void check_brokenLines_keepTheRestOfTheFunction() {
    String text = """
        func.func @f(%a: i32) -> i32 {
          %b = arith.addi %a, : i32
          %c = arith.addi %a, %b : i32
          %d = arith.nothing %c : i32
          %e = arith.muli %c, %d : i32
          return %e : i32
        }
        """;
    CheckedDocument document = check(text);
    assertThat(problems(document)).containsExactly(
        "1:21-22 expected SSA operand", "3:7-20 custom op 'arith.nothing' is unknown");
    assertThat(isDefined(document, text, "%c, %d")).isTrue();
    assertThat(isDefined(document, text, "%e : i32")).isTrue();
    assertThat(new Outline(document).symbols()).extracting(DocumentSymbol::getName).containsExactly("f");
    assertThat(document.chunks().get(0).program().region(0).first().first()).as("in the program").isNull();
  }

  /** As after a dialect was withdrawn that is used everywhere. */
  @Test
  void check_errorInEachFunction_reportsAllAndKnowsTheLast() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 200; i++) {
      text.append("func.func @f" + i + "(%a: i32) -> i32 {\n  gone.op %a : i32\n  return %a : i32\n}\n");
    }
    text.append("func.func @g(%z: i32) -> i32 {\n  return %z : i32\n}\n");
    CheckedDocument document = check(text.toString());
    assertThat(problems(document)).hasSize(200).allMatch(problem -> problem.contains("Dialect `gone' not found"));
    assertThat(isDefined(document, text.toString(), "%z : i32")).isTrue();
    assertThat(new Outline(document).symbols()).hasSize(201);
  }

  @Test
  void check_braceTooMany_keepsAll() {
    String text = FUNCTIONS.replaceFirst("return %r : i32\n}\n", "return %r : i32\n}\n}\n");
    CheckedDocument document = check(text);
    assertThat(problems(document)).containsExactly("4:0-1 unexpected '}': there is no '{' that it could close");
    for (String use : List.of("%x, %x", "%r : i32", "%x) : (i32)", "^end(%r", "@a(%x)", "@b(%x)")) {
      assertThat(isDefined(document, text, use)).as(use).isTrue();
    }
  }

  @Test
  void check_errorInHeaderOfFunction_readsItsBody() {
    String text = FUNCTIONS.replace("@b(%x: i32)", "@b(%x: i32, %z: )");
    CheckedDocument document = check(text);
    assertThat(problems(document)).hasSize(1);
    assertThat(isDefined(document, text, "%r : i32)\n")).isTrue();
    assertThat(isDefined(document, text, "%x) : (i32)")).isTrue();
    assertThat(isDefined(document, text, "@b(%x)")).isTrue();
  }

  @Test
  void check_errorInHeaderOfModule_keepsItsFunctions() {
    String text = "module attributes {a = } {\n" + FUNCTIONS.indent(2) + "}\n";
    CheckedDocument document = check(text);
    assertThat(problems(document)).hasSize(1);
    assertThat(new Outline(document).symbols()).extracting(DocumentSymbol::getName).containsExactly("a", "b", "c");
  }

  @Test
  void check_errorInUnindentedFunction_isOneError() {
    assertThat(problems(check("func.func @a() {\nreturn : \n}\nfunc.func @b() {\nreturn\n}\n"))).hasSize(1);
  }

  @Test
  void check_missingBrace_keepsOthers() {
    String text = FUNCTIONS.replace("  return %y : i32\n}\n", "  return %y : i32\n");
    CheckedDocument document = check(text);
    assertThat(problems(document)).containsExactly("8:16-17 expected '}' to end a region");
    assertThat(document.chunks().get(0).problems().get(0).notes().get(0).message())
        .isEqualTo("no '}' seems to close this region");
    assertThat(isDefined(document, text, "%x, %x : i32")).isTrue();
  }

  @Test
  void check_brokenFunctionsInModule_keepsOthers() {
    String text = "module {\n" + FUNCTIONS.replace("arith.addi", "arith.nothing").indent(2) + "}\n";
    CheckedDocument document = check(text);
    assertThat(problems(document)).containsExactly("2:9-22 custom op 'arith.nothing' is unknown");
    assertThat(isDefined(document, text, "@b(%x) :")).isTrue();
  }

  @Test
  void check_twoInvalidFunctions_reportsBoth() {
    String text = FUNCTIONS.replace("return %r : i32", "return %x, %r : i32, i32");
    assertThat(problems(check(text))).hasSize(2).allMatch(problem -> problem.contains("has 2 operands, but"));
  }

  @Test
  void check_splitText_reportsAtOwnLines() {
    String text = FUNCTIONS + "// -----\n" + FUNCTIONS.replace("addi", "mull") + "// -----\n%\n";
    assertThat(problems(check(text))).containsExactly(
        "16:7-17 custom op 'arith.mull' is unknown", "30:0-1 invalid SSA name");
  }

  @Test
  void check_openingBraceIsMissing_concernsThisFunctionOnly() {
    String text = FUNCTIONS.replaceFirst("\\{\n", "\n");
    CheckedDocument document = check(text);
    assertThat(problems(document)).containsExactly(
        "0:0-9 'func.func' op symbol declaration cannot have public visibility",
        "1:18-20 use of undeclared SSA value name",
        "2:2-8 custom op 'return' is unknown (tried 'builtin.return' as well)",
        "3:0-1 unexpected '}': there is no '{' that it could close");
    assertThat(new Outline(document).symbols()).extracting(DocumentSymbol::getName).containsExactly("a", "b", "c");
  }

  @Test
  void check_brokenHeaders_areInTheOutline() {
    String text = "module @m {\n" + FUNCTIONS.replace("func.func @b(%x: i32)", "func.func @b(%x i32)")
        .replace("func.func @c", "func.fun @c").indent(2) + "}\n";
    List<DocumentSymbol> roots = new Outline(check(text)).symbols();
    assertThat(roots).extracting(DocumentSymbol::getName).containsExactly("m");
    assertThat(roots.get(0).getChildren()).extracting(DocumentSymbol::getName).containsExactly("a", "b", "c");
    assertThat(roots.get(0).getChildren()).extracting(each -> each.getRange().getStart().getLine())
        .containsExactly(1, 5, 11);
  }

  @Test
  void check_textCutAnywhere_neverFails() {
    for (int i = 0; i <= FUNCTIONS.length(); i++) {
      assertNoFault(FUNCTIONS.substring(0, i));
    }
  }

  @Test
  void check_randomBytesReplaced_neverFails() {
    Random random = new Random(1);
    String letters = "{}()<>%^@#!\":,=-\n/ ax0é";
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder(FUNCTIONS);
      for (int change = random.nextInt(4); change >= 0; change--) {
        text.setCharAt(random.nextInt(text.length()), letters.charAt(random.nextInt(letters.length())));
      }
      assertNoFault(text.toString());
    }
  }

  private static void assertNoFault(String text) {
    assertThat(problems(check(text))).as(text).noneMatch(problem -> problem.contains("internal fault"));
  }
}
