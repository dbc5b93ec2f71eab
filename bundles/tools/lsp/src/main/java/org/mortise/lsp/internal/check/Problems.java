// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.lsp.internal.text.Words;

/** Turns the diagnostics about one text into problems of the document that contains it. */
final class Problems {
  private final SourceText source;
  private final int shift;
  private final List<Problem> found = new ArrayList<>();
  private final Set<Problem> known = new HashSet<>();

  /** @param shift the offset of the text in the document */
  Problems(SourceText source, int shift) {
    this.source = source;
    this.shift = shift;
  }

  /** Returns the problems found so far, in the order of the text. */
  List<Problem> all() {
    List<Problem> sorted = new ArrayList<>(found);
    sorted.sort(Comparator.comparingInt(Problem::start));
    return sorted;
  }

  /** Adds a diagnostic of the parser. */
  void add(Diagnostic diagnostic) {
    add(diagnostic, List.of());
  }

  /**
   * Adds a diagnostic of the verifier.
   *
   * @param indices where operations are, the most likely ones first. The locations of operations do not tell: they may
   *     be in other files, or from before a change of the text
   */
  void add(Diagnostic diagnostic, List<TextIndex> indices) {
    for (Diagnostic each = diagnostic; each != null; each = each.next()) {
      Problem problem = problem(each.withoutOperationNotes(), indices);
      if (known.add(problem)) {
        found.add(problem);
      }
    }
  }

  /** Returns the offset in the text that a diagnostic is about, or -1 if it is not in the text. */
  int offset(Diagnostic diagnostic) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(diagnostic.location());
    boolean isInText = place != null && place.file().equals(source.name()) && place.line() >= source.firstLine()
        && place.line() <= source.lastLine();
    int offset = isInText ? source.lineStart(place.line()) + Math.max(0, place.column() - 1) : -1;
    return Math.max(-1, Math.min(offset, source.length()));
  }

  private Problem problem(Diagnostic diagnostic, List<TextIndex> indices) {
    List<Problem> notes = new ArrayList<>(diagnostic.notes().size());
    for (Diagnostic note : diagnostic.notes()) {
      notes.add(problem(note, indices));
    }
    String message = Utf8.decode(diagnostic.message());
    for (TextIndex index : indices) {
      OpRange range = index.rangeAt(diagnostic.location());
      if (range != null) {
        return new Problem(range.name(), range.nameEnd(), diagnostic.severity(), message, notes);
      }
    }
    int start = Math.max(0, offset(diagnostic));
    int end = offset(diagnostic) < 0 ? 0 : Math.min(Words.end(source.terminatedBytes(), start), source.length());
    return new Problem(start + shift, Math.max(start, end) + shift, diagnostic.severity(), message, notes);
  }
}
