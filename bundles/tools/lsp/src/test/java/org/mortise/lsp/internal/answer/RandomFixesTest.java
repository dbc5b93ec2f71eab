// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Batch;
import org.mortise.testing.random.Execution;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;
import org.mortise.testing.random.ReferenceTools;
import org.mortise.testing.random.Tool;

/**
 * Inserts the missing deallocations into random programs as an editor does, and executes the programs under a counting
 * allocator: no value changes, and nothing is freed twice or used after it was freed. Buffers for which no place is
 * certain leak still.
 */
class RandomFixesTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(RandomFixesTest.class.getClassLoader());
  private static final String URI = "file:///f.mlir";
  private static final String SEPARATOR = "// -----\n";
  private static final int PROGRAMS = 6;

  private int inserted;

  @ParameterizedTest
  @EnumSource(names = {"STRUCTURED", "BRANCHES", "CALLS", "LOOPS"})
  void dealloc_insertedIntoRandomPrograms_isExecutedWithoutFault(Profile profile) {
    ReferenceTools.requireRunner();
    List<String> programs = new ArrayList<>();
    for (int seed = 0; seed < PROGRAMS; seed++) {
      programs.add(RandomProgram.generate(profile, seed));
    }
    Tool editor = (text, padding, flags) -> new Tool.Result(0, fixed(text), "");
    Execution execution =
        new Execution(new ProcessTool(List.of("mlir-opt-19"), 60), new Batch(editor, List.of()), 60);
    execution.run(programs, (index, report) -> assertThat(report).startsWith("leak\n"));
    assertThat(List.of("clean", "leak")).containsAll(execution.counts().keySet());
    assertThat(inserted).isGreaterThan(PROGRAMS);
  }

  private String fixed(String programs) {
    List<String> fixed = new ArrayList<>();
    for (String program : programs.split(SEPARATOR)) {
      fixed.add(fixedOne(program));
    }
    return String.join(SEPARATOR, fixed);
  }

  private String fixedOne(String program) {
    String text = program;
    while (true) {
      CheckedDocument document = CheckedDocument.check(new DocumentText(text), "f.mlir", SNAPSHOT);
      assertThat(document.chunks().get(0).problems()).isEmpty();
      Optional<CodeAction> fix = document.chunks().get(0).index().operations().stream()
          .filter(RandomFixesTest::isBuffer).flatMap(op -> fixes(document, op).stream()).findFirst();
      if (fix.isEmpty()) {
        return text;
      }
      TextEdit edit = fix.get().getEdit().getChanges().get(URI).get(0);
      text = document.text().replace(edit.getRange(), edit.getNewText()).text();
      inserted++;
    }
  }

  private static boolean isBuffer(OpRange op) {
    return op.op().resultCount() == 1 && op.op().result(0).type() instanceof BaseMemRefType;
  }

  private static List<CodeAction> fixes(CheckedDocument document, OpRange op) {
    Position position = document.text().position(op.name());
    CodeActionContext context = new CodeActionContext(List.of(), List.of(CodeActionKind.QuickFix));
    return new CodeActions(URI, document, new BufferFacts()).of(
            new CodeActionParams(new TextDocumentIdentifier(URI), new Range(position, position), context)).stream()
        .filter(action -> action.getTitle().equals("Insert the missing dealloc")).toList();
  }
}
