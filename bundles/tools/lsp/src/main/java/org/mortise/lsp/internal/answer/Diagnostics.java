// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;
import org.mortise.ir.Severity;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.check.Problem;

/** Returns the diagnostics of a document in the form of the protocol. */
public final class Diagnostics {
  /** The name of the tool that has found the problems. */
  static final String SOURCE = "mlir";

  private Diagnostics() {}

  /** Returns all diagnostics, program by program in the order of the text. */
  public static List<Diagnostic> of(String uri, CheckedDocument document) {
    List<Diagnostic> found = new ArrayList<>();
    for (CheckedChunk chunk : document.chunks()) {
      for (Problem problem : chunk.problems()) {
        found.add(of(uri, document, problem));
      }
    }
    return found;
  }

  private static Diagnostic of(String uri, CheckedDocument document, Problem problem) {
    Diagnostic diagnostic = new Diagnostic(document.text().range(problem.start(), problem.end()), problem.message(),
        severity(problem.severity()), SOURCE);
    List<DiagnosticRelatedInformation> related = new ArrayList<>(problem.notes().size());
    for (Problem note : problem.notes()) {
      related.add(new DiagnosticRelatedInformation(
          new Location(uri, document.text().range(note.start(), note.end())), note.message()));
    }
    diagnostic.setRelatedInformation(related.isEmpty() ? null : related);
    return diagnostic;
  }

  private static DiagnosticSeverity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> DiagnosticSeverity.Error;
      case WARNING -> DiagnosticSeverity.Warning;
      case REMARK, NOTE -> DiagnosticSeverity.Information;
    };
  }
}
