// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.UriPath;

/** Writes a diagnostic as the comments that {@code --verify-diagnostics} expects, as {@code mlir-lsp-server} does. */
final class ExpectedDiagnostics {
  private final CheckedDocument document;
  private final TextEdits edits;

  ExpectedDiagnostics(CheckedDocument document) {
    this.document = document;
    this.edits = new TextEdits(document);
  }

  /** Returns a comment above the diagnostic and one above each of its notes. */
  List<TextEdit> of(String uri, Diagnostic diagnostic) {
    List<TextEdit> comments = new ArrayList<>();
    comments.add(comment(diagnostic.getRange(), kind(diagnostic.getSeverity()), diagnostic.getMessage().map(
        plain -> plain, markup -> markup.getValue())));
    if (diagnostic.getRelatedInformation() != null) {
      for (DiagnosticRelatedInformation note : diagnostic.getRelatedInformation()) {
        if (UriPath.isSame(note.getLocation().getUri(), uri)) {
          comments.add(comment(note.getLocation().getRange(), "note", note.getMessage()));
        }
      }
    }
    return comments;
  }

  private TextEdit comment(Range range, String kind, String message) {
    int line = Math.max(0, Math.min(range.getStart().getLine(), document.text().lineCount() - 1));
    int start = document.text().lineStart(line);
    return edits.edit(start, start,
        edits.indentation(start) + "// expected-" + kind + " @below {{" + message + "}}\n");
  }

  private static String kind(DiagnosticSeverity severity) {
    if (severity == DiagnosticSeverity.Warning) {
      return "warning";
    }
    return severity == DiagnosticSeverity.Information || severity == DiagnosticSeverity.Hint ? "remark" : "error";
  }
}
