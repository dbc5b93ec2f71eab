// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.format.SyntaxTemplate;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.trap.TrapDialect;
import org.mortise.pipeline.Snapshot;

class CompletionsTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(CompletionsTest.class.getClassLoader());
  private static final String CURSOR = "¦";
  private static final String PROGRAM = """
      // RUN: mortise-opt %s --canonicalize
      #map = affine_map<(d0) -> (d0)>
      !t = memref<4xf32>
      func.func private @ext(i32)
      module @inner {
        func.func @in() { return }
      }
      func.func @f(%a: memref<?xf32>, %i: index, %c: i1, %u: !t) {
        %x = memref.load %a[%i] : memref<?xf32>
        ENTRY
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        %z = arith.constant 1 : i32
        cf.br ^bb3(%z : i32)
      ^bb2:
        cf.br ^bb3(%y : i32)
      ^bb3(%w: i32):
        EXIT
        return
      }
      func.func @after() {
        return
      }
      """;

  private static CompletionList list(String marked, Snapshot snapshot, boolean hasSnippets) {
    int at = marked.indexOf(CURSOR);
    DocumentText text = new DocumentText(marked.replace(CURSOR, ""));
    Position position = text.position(marked.substring(0, at).getBytes(StandardCharsets.UTF_8).length);
    return new Completions(text, snapshot, hasSnippets).at(position);
  }

  private static List<CompletionItem> items(String marked) {
    List<CompletionItem> items = new ArrayList<>(list(marked, SNAPSHOT, true).getItems());
    items.sort(Comparator.comparing(CompletionItem::getSortText));
    return items;
  }

  private static List<String> labels(String marked) {
    return items(marked).stream().map(CompletionItem::getLabel).toList();
  }

  /** In the first block of a function, whose last statement it becomes. */
  private static String entry(String statement) {
    return PROGRAM.replace("ENTRY", statement).replace("EXIT", "");
  }

  /** In the last block. */
  private static String exit(String statement) {
    return PROGRAM.replace("EXIT", statement).replace("ENTRY", "");
  }

  private static CompletionItem item(String marked, String label) {
    return items(marked).stream().filter(item -> item.getLabel().equals(label)).findFirst().orElseThrow();
  }

  private static String snippet(String marked, String label) {
    CompletionItem item = item(marked, label);
    assertThat(item.getInsertTextFormat()).isEqualTo(InsertTextFormat.Snippet);
    return item.getTextEdit().getLeft().getNewText();
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  @Test
  void operations_afterDialect_areItsOperationsWithSyntax() {
    String program = entry("memref.¦");
    assertThat(labels(program)).contains("memref.alloc", "memref.load").allMatch(label -> label.startsWith("memref."));
    assertThat(snippet(program, "memref.load")).isEqualTo("memref.load ${1:%memref}[${2:%indices}] : ${3:type}");
    CompletionItem load = item(program, "memref.load");
    assertThat(load.getDetail())
        .isEqualTo("(memref: memref of any type values, indices...: index) -> result: any type");
    assertThat(load.getTextEdit().getLeft().getRange()).isEqualTo(new Range(new Position(9, 2), new Position(9, 9)));
  }

  @Test
  void operations_ofSyntaxWrittenByHand_haveItsTemplate() {
    assertThat(snippet(entry("scf.fo¦"), "scf.for"))
        .isEqualTo("scf.for ${1:%i} = ${2:%lowerBound} to ${3:%upperBound} step ${4:%step} {\n  $0\n\\}");
    assertThat(snippet(entry("return\n}\nfunc.¦"), "func.func"))
        .isEqualTo("func.func ${1:@name}(${2:arguments}) {\n  $0\n\\}");
  }

  @Test
  void operations_withCustomSyntax_allHaveTemplate() {
    List<String> missing = new ArrayList<>();
    for (Dialect dialect : SNAPSHOT.context().dialects()) {
      for (String name : dialect.operationNames()) {
        OpDefinition definition = OpDefinition.of(SNAPSHOT.context().operationName(name));
        if (definition.hasAssembly() && SyntaxTemplate.of(definition) == null) {
          missing.add(name);
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void operations_withoutCustomSyntax_areGeneric() {
    Snapshot snapshot = Snapshot.builder(SNAPSHOT, List.of()).add(new TrapDialect()).build();
    CompletionItem item = list(entry("trap.pl¦"), snapshot, true).getItems().get(0);
    assertThat(item.getTextEdit().getLeft().getNewText()).isEqualTo("\"trap.plain\"(${1:%input}) : (${2:type}) -> ()");
  }

  @Test
  void operations_withEnumeration_offerItsWords() {
    assertThat(snippet(entry("arith.cmpi¦"), "arith.cmpi"))
        .isEqualTo("arith.cmpi ${1|eq,ne,slt,sle,sgt,sge,ult,ule,ugt,uge|}, ${2:%lhs}, ${3:%rhs} : ${4:type}");
  }

  @Test
  void operations_inFunction_canLeaveOutDialect() {
    assertThat(labels(entry("¦"))).startsWith("call").contains("return", "memref", "scf");
    assertThat(labels(entry("scf.if %c {\n    ¦\n  }"))).doesNotContain("return").contains("memref");
    assertThat(labels("¦")).startsWith("module");
  }

  @Test
  void operations_afterEqualsSign_haveResults() {
    assertThat(labels(entry("%k = memref.¦"))).contains("memref.load").doesNotContain("memref.store");
  }

  @Test
  void operations_byNameWithoutDialect_areFound() {
    CompletionItem alloc = item(entry("%k = all¦"), "memref.alloc");
    assertThat(alloc.getFilterText()).isEqualTo("alloc");
    assertThat(list(entry("%k = all¦"), SNAPSHOT, true).isIncomplete()).isTrue();
  }

  @Test
  void operations_inQuotes_areWholeNames() {
    assertThat(labels(entry("\"memref.lo¦"))).containsExactly("memref.load");
    assertThat(labels(entry("%k = arith.constant {a = \"mem¦"))).isEmpty();
  }

  @Test
  void operations_withoutSnippets_arePlainNames() {
    CompletionItem load = list(entry("memref.load¦"), SNAPSHOT, false).getItems().get(0);
    assertThat(load.getInsertTextFormat()).isEqualTo(InsertTextFormat.PlainText);
    assertThat(load.getTextEdit().getLeft().getNewText()).isEqualTo("memref.load");
  }

  @Test
  void resolve_operation_addsDocumentation() {
    CompletionItem resolved = Completions.resolve(item(entry("memref.lo¦"), "memref.load"), SNAPSHOT);
    assertThat(resolved.getDocumentation().getRight().getValue())
        .startsWith("Reads an element of a memref.").contains("Syntax: ``memref.load $memref");
  }

  @Test
  void operations_ofWithdrawnDialect_areNotProposed() {
    Snapshot.Builder some = Snapshot.builder();
    for (Dialect dialect : SNAPSHOT.dialects()) {
      if (!dialect.namespace().equals("memref")) {
        some.add(dialect);
      }
    }
    assertThat(list("¦", some.build(), true).getItems()).extracting(CompletionItem::getLabel)
        .contains("arith").doesNotContain("memref");
    assertThat(list("memref.¦", some.build(), true).getItems()).isEmpty();
  }

  // ---- values and blocks -------------------------------------------------------------------------------------------

  @Test
  void values_afterPercent_fittingOnesAreFirst() {
    assertThat(labels(entry("memref.load %¦"))).startsWith("%u", "%a").contains("%x", "%c", "%i");
    assertThat(labels(entry("memref.load %a[%¦"))).startsWith("%i");
    assertThat(item(entry("memref.load %¦"), "%u").getDetail()).isEqualTo("memref<4xf32>");
  }

  @Test
  void values_ofNonDominatingBlock_areNotProposed() {
    assertThat(labels(exit("memref.load %¦"))).contains("%w", "%x").doesNotContain("%z");
  }

  @Test
  void values_insideRegion_includeOuterValues() {
    assertThat(labels(entry("scf.for %k = %i to %i step %i {\n    %y = arith.addi %k, %¦")))
        .startsWith("%k", "%c", "%i");
  }

  @Test
  void values_ofOtherFunction_areNotProposed() {
    assertThat(labels(PROGRAM.replace("@after() {", "@after() {\n  memref.load %¦"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "// -----\n", "func.func private @h()\n"})
  void values_ofFunctionInModuleBefore_areNotProposed(String between) {
    assertThat(labels("module {\n  func.func @f(%x: i32) {\n    return\n  }\n}\n" + between
        + "func.func @g(%y: i32) {\n  %z = arith.negf %¦")).containsExactly("%y");
  }

  @Test
  void values_ofUnfinishedProgramBefore_areNotProposed() {
    assertThat(labels("func.func @f(%x: i32) {\n  \n// -----\nfunc.func @g(%y: i32) {\n  %z = arith.negf %¦"))
        .containsExactly("%y");
  }

  @Test
  void values_afterBrokenOperation_areProposed() {
    assertThat(labels(entry("%bad = no operation\n  %k = arith.constant 1 : i8\n  memref.dealloc %¦")))
        .contains("%u", "%k").doesNotContain("%bad");
    assertThat(labels(entry("scf.if {\n    %q = arith.constant 1 : i1\n  }\n  memref.dealloc %¦"))).contains("%u");
  }

  @Test
  void values_inUnindentedLine_areValuesOfFunction() {
    assertThat(labels(entry("\nmemref.load %¦"))).contains("%u", "%x");
    assertThat(labels("func.func @g(%x: i32) {\narith.addi %x, %x : i32\n¦")).contains("return");
    assertThat(labels("func.func @g(%x: i32) {\n}\nfunc.func private @h()\n¦"))
        .contains("module").doesNotContain("return");
  }

  @Test
  void values_ofPack_haveNumbers() {
    assertThat(labels("""
        func.func @g(%x: i32, %y: i32) {
          %p:2 = "some.op"() : () -> (i32, i64)
          arith.addi %p#¦
        }
        """)).containsExactly("%p#1", "%p#0");
  }

  @Test
  void blocks_afterCaret_includeLaterBlocks() {
    assertThat(labels(entry("cf.br ^¦"))).containsExactly("^bb1", "^bb2", "^bb3");
    assertThat(item(entry("cf.br ^¦"), "^bb3").getDetail()).isEqualTo("block(%w: i32)");
    assertThat(labels(exit("cf.br ^¦"))).containsExactly("^bb1", "^bb2", "^bb3");
    assertThat(labels(PROGRAM.replace("@after() {", "@after() {\n  cf.br ^¦"))).isEmpty();
  }

  // ---- symbols -----------------------------------------------------------------------------------------------------

  @Test
  void symbols_afterAt_areSymbolsOfTableWithKind() {
    assertThat(labels(entry("call @¦"))).containsExactly("@ext", "@inner", "@f", "@after");
    assertThat(item(entry("call @¦"), "@ext").getDetail()).isEqualTo("func.func (i32)");
    assertThat(labels(entry("call @inner::@¦"))).containsExactly("@in");
    assertThat(labels(entry("call ¦"))).startsWith("@ext").doesNotContain("true", "memref");
  }

  @Test
  void symbols_whereOneIsDefined_areNotProposed() {
    assertThat(labels("func.func @¦")).isEmpty();
  }

  @Test
  void symbols_ofOtherProgram_areNotProposed() {
    assertThat(labels(PROGRAM + "// -----\nfunc.func @g() {\n  func.call @¦\n}\n")).containsExactly("@g");
  }

  // ---- types and attributes ----------------------------------------------------------------------------------------

  @Test
  void types_afterColon_beginWithOperandTypes() {
    List<String> found = labels(entry("memref.load %a[%i] : ¦"));
    assertThat(found).startsWith("memref<?xf32>", "index").contains("!t", "memref", "f32");
    assertThat(snippet(entry("memref.load %a[%i] : me¦"), "memref")).isEqualTo("memref<${1:?xf32}>");
  }

  @Test
  void types_ofElements_areScalarsFirst() {
    CompletionItem first = items(entry("%k = memref.alloc() : memref<4x?xf¦")).get(0);
    assertThat(first.getTextEdit().getLeft()).isEqualTo(
        new TextEdit(new Range(new Position(9, 35), new Position(9, 36)), first.getLabel()));
    assertThat(first.getLabel()).startsWith("f");
  }

  @Test
  void types_afterExclamationMark_areAliasesAndDialectTypes() {
    assertThat(labels(entry("%k = memref.alloc() : !¦"))).contains("!t").allMatch(label -> label.startsWith("!"));
  }

  @Test
  void attributes_names_areOperationAttributes() {
    assertThat(snippet(entry("%k = memref.alloc() {¦"), "alignment")).isEqualTo("alignment = ${1:value}");
    assertThat(labels(entry("%k = memref.alloc() {alignment = 8, ¦"))).isEmpty();
    assertThat(labels(entry("\"memref.alloc\"() <{¦"))).containsExactly("alignment");
  }

  @Test
  void attributes_values_fitTheAttribute() {
    assertThat(labels(entry("%k = arith.constant ¦"))).contains("true", "dense").doesNotContain("unit", "@f");
    assertThat(labels(entry("memref.load %a[%i] {nontemporal = ¦")))
        .startsWith("true", "false").doesNotContain("dense");
    assertThat(labels(entry("%k = arith.addf %x, %x {a = #¦"))).contains("#map", "#arith.fastmath");
  }

  @ParameterizedTest
  @CsvSource({"arith.cmpi ¦, eq", "'arith.addf %x, %x fastmath<¦', reassoc", "'memref.dealloc %u : !t loc(¦', fused"})
  void words_thatFormatExpects_areProposed(String statement, String word) {
    assertThat(labels(entry(statement))).contains(word);
  }

  @ParameterizedTest
  @CsvSource({"%k = arith.constant 4¦", "// memref.¦", "%¦", "^¦", "'memref.load %a¦ [%i]x'", "'arith.addi %i, %i ¦'"})
  void code_whereNothingFits_hasNoOperations(String statement) {
    assertThat(labels(exit(statement))).noneMatch(label -> label.contains("memref") || label.equals("return"));
  }

  // ---- RUN lines ---------------------------------------------------------------------------------------------------

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "// RUN: mortise-opt %s --cano¦; --canonicalize",
      "// RUN: mlir-opt %s -cano¦; -canonicalize",
      "// RUN: mortise-opt %s --pass-pipeline='builtin.module(cse,cano¦; canonicalize",
      "// RUN: mortise-opt %s --pass-pipeline='builtin.module(canonicalize{top¦; top-down",
      "// RUN: mortise-opt %s --canonicalize=\"top-down=¦; true",
      "// RUN: mortise-opt %s --canonicalize=region-simplify=¦; normal",
      "// RUN: mortise-opt %s --split¦; --split-input-file"})
  void runLine_word_isCompleted(String line, String label) {
    assertThat(labels(line)).contains(label);
  }

  @Test
  void runLine_continued_isCompleted() {
    assertThat(labels("// RUN: mortise-opt %s \\\n// RUN:   --cano¦\n")).containsExactly("--canonicalize");
  }

  @ParameterizedTest
  @CsvSource({"// mortise-opt --cano¦", "// RUN: mortise-opt %s | FileCheck --cano¦", "// RUN: ls --cano¦"})
  void comment_ofOtherKind_isNotCompleted(String line) {
    assertThat(labels(line)).isEmpty();
  }
}
