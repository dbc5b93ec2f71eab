// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.lsp.internal.buffers.FunctionText;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.text.Utf8;

/**
 * Shows the types of results after their names, where the operation's text omits them. Linear in the text of the
 * operations of the range, without their regions.
 */
final class TypeHints {
  /** Maximum length of a shown type; the tooltip has the whole type. */
  private static final int LONGEST = 40;

  private final CheckedDocument document;
  private final List<InlayHint> hints = new ArrayList<>();

  private TypeHints(CheckedDocument document) {
    this.document = document;
  }

  static List<InlayHint> in(Range range, CheckedDocument document) {
    int start = document.text().offset(range.getStart());
    int end = document.text().offset(range.getEnd());
    TypeHints found = new TypeHints(document);
    for (CheckedChunk chunk : document.chunks()) {
      List<OpRange> operations = chunk.index().operations();
      for (int i = FunctionText.firstFrom(operations, start);
          i < operations.size() && operations.get(i).start() <= end; i++) {
        found.add(operations.get(i));
      }
    }
    return found.hints;
  }

  private void add(OpRange range) {
    Operation op = range.op();
    if (op.resultCount() == 0) {
      return;
    }
    TypesInText shown = new TypesInText(document.text().bytes(), range);
    List<Occurrence> names = range.index().between(range.start(), range.name());
    for (int i = 0; i < names.size(); i++) {
      OpResult first = resultOf(op, names.get(i));
      OpResult next = i + 1 < names.size() ? resultOf(op, names.get(i + 1)) : null;
      if (first != null) {
        add(op, first.index(), next == null ? op.resultCount() : next.index(), names.get(i), shown);
      }
    }
  }

  private static @Nullable OpResult resultOf(Operation op, Occurrence name) {
    return name.isDefinition() && name.entity().subject() instanceof OpResult result && result.owner() == op
        ? result : null;
  }

  /** Adds the types of the results with a common name, unless the text shows all of them. */
  private void add(Operation op, int from, int to, Occurrence name, TypesInText shown) {
    List<String> types = new ArrayList<>(to - from);
    boolean isShown = true;
    for (int i = from; i < to; i++) {
      String type = op.result(i).type().toString();
      isShown &= shown.contains(type);
      types.add(Utf8.decode(type));
    }
    if (isShown) {
      return;
    }
    String all = ": " + String.join(", ", types);
    boolean isLong = all.length() > LONGEST;
    InlayHint hint = new InlayHint(document.text().position(nameEnd(name)),
        Either.forLeft(isLong ? all.substring(0, LONGEST) + "…" : all));
    hint.setKind(InlayHintKind.Type);
    if (isLong) {
      hint.setTooltip(all.substring(2));
    }
    hints.add(hint);
  }

  /** Returns the end of the name, including the number of its results. */
  private int nameEnd(Occurrence name) {
    byte[] bytes = document.text().bytes();
    int end = name.end();
    if (end + 1 < bytes.length && bytes[end] == ':' && Character.isDigit(bytes[end + 1])) {
      end++;
      while (end < bytes.length && Character.isDigit(bytes[end])) {
        end++;
      }
    }
    return end;
  }
}
