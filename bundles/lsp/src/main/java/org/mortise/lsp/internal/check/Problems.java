// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
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
  private @Nullable Map<Location, OpRange> operations;

  /** @param shift the offset of the text in the document */
  Problems(SourceText source, int shift) {
    this.source = source;
    this.shift = shift;
  }

  List<Problem> all() {
    return found;
  }

  void add(Diagnostic diagnostic) {
    add(diagnostic, null);
  }

  /** @param index where operations are, for diagnostics at operations whose locations are in other files; or null */
  void add(Diagnostic diagnostic, @Nullable TextIndex index) {
    for (Diagnostic each = diagnostic; each != null; each = each.next()) {
      Problem problem = problem(each.withoutOperationNotes(), index);
      if (known.add(problem)) {
        found.add(problem);
      }
    }
  }

  /** Returns the offset in the text that a diagnostic is about, or -1 if it is not in the text. */
  int offset(Diagnostic diagnostic) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(diagnostic.location());
    if (place == null || !place.file().equals(source.name()) || place.line() < 1 || place.line() > source.lineCount()) {
      return -1;
    }
    return Math.min(source.lineStart(place.line()) + Math.max(0, place.column() - 1), source.length());
  }

  private Problem problem(Diagnostic diagnostic, @Nullable TextIndex index) {
    List<Problem> notes = new ArrayList<>(diagnostic.notes().size());
    for (Diagnostic note : diagnostic.notes()) {
      notes.add(problem(note, index));
    }
    String message = Utf8.decode(diagnostic.message());
    int start = offset(diagnostic);
    if (start >= 0) {
      int end = Math.min(Words.end(source.terminatedBytes(), start), source.length());
      return new Problem(
          start + shift, Math.max(start, end) + shift, diagnostic.severity(), message, notes);
    }
    OpRange range = index == null ? null : operations(index).get(diagnostic.location());
    return range == null
        ? new Problem(shift, shift, diagnostic.severity(), message, notes)
        : new Problem(range.name(), range.nameEnd(), diagnostic.severity(), message, notes);
  }

  private Map<Location, OpRange> operations(TextIndex index) {
    if (operations == null) {
      operations = new IdentityHashMap<>();
      for (OpRange range : index.operations()) {
        operations.putIfAbsent(range.op().location(), range);
      }
    }
    return operations;
  }
}
