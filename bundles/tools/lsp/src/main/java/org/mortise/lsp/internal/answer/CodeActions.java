// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpResult;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.buffers.FunctionBuffers;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.OpRange;

/**
 * The code actions at a position: deallocate a leaking buffer, apply the canonicalization of the operation, add
 * comments for expected diagnostics, and show the program after some passes. Linear in the function.
 */
public final class CodeActions {
  /** The kind of code actions that show information and edit nothing. */
  public static final String INFO = "info";

  private final String uri;
  private final CheckedDocument document;
  private final BufferFacts facts;

  public CodeActions(String uri, CheckedDocument document, BufferFacts facts) {
    this.uri = uri;
    this.document = document;
    this.facts = facts;
  }

  /** Returns the actions for a part of the text, of the kinds that the editor requests. */
  public List<CodeAction> of(CodeActionParams parameters) {
    List<CodeAction> found = new ArrayList<>();
    if (parameters.getRange() == null || parameters.getContext() == null) {
      return found;
    }
    int offset = document.text().offset(parameters.getRange().getStart());
    if (isWanted(CodeActionKind.QuickFix, parameters)) {
      OpRange op = document.chunkAt(offset).index().operationAround(offset);
      FunctionBuffers buffers = op == null ? null : facts.at(document, offset);
      if (buffers != null) {
        addFixes(op, buffers, found);
      }
      for (Diagnostic diagnostic : parameters.getContext().getDiagnostics()) {
        if (!Diagnostics.SOURCE.equals(diagnostic.getSource())) {
          continue; // of another tool
        }
        CodeAction action = change("Add expected-* diagnostic checks",
            new ExpectedDiagnostics(document).of(uri, diagnostic));
        action.setDiagnostics(List.of(diagnostic));
        found.add(action);
      }
    }
    if (isWanted(INFO, parameters)) {
      for (ShownPipelines.Entry entry : ShownPipelines.of(document, offset)) {
        CodeAction action = new CodeAction("Show after " + entry.title());
        action.setKind(INFO);
        action.setCommand(new Command(action.getTitle(), ProgramAfter.COMMAND,
            List.of(uri, entry.pipeline(), document.chunkAt(offset).start())));
        found.add(action);
      }
    }
    return found;
  }

  private static boolean isWanted(String kind, CodeActionParams parameters) {
    List<String> only = parameters.getContext().getOnly();
    return only == null || only.isEmpty() || only.contains(kind);
  }

  private void addFixes(OpRange op, FunctionBuffers buffers, List<CodeAction> found) {
    OpResult buffer = op.op().resultCount() == 1 ? op.op().result(0) : null;
    TextEdit deallocation = buffer == null ? null : MissingDeallocation.of(buffer, document, buffers);
    if (deallocation != null) {
      found.add(change("Insert the missing dealloc", List.of(deallocation)));
    }
    FoldFixes.@Nullable Fix fold = new FoldFixes(document, buffers.text()).of(op);
    if (fold != null) {
      found.add(change(fold.title(), fold.edits()));
    }
  }

  private CodeAction change(String title, List<TextEdit> edits) {
    CodeAction action = new CodeAction(title);
    action.setKind(CodeActionKind.QuickFix);
    action.setEdit(new WorkspaceEdit(Map.of(uri, edits)));
    return action;
  }
}
