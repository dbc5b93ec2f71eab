// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.List;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CompletionItemKind;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.parser.Expectations;
import org.mortise.ir.text.parser.Expectations.VisibleBlock;
import org.mortise.ir.text.parser.Expectations.VisibleValue;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.lsp.internal.text.Words;

/** Proposes values and blocks. */
final class ValueItems {
  private final Items items;

  ValueItems(Items items) {
    this.items = items;
  }

  /** Proposes the visible values, latest first; values of a matching type come before the others. */
  void addValues(Expectations place) {
    OpDefinition definition = place.operation() == null ? null : OpDefinition.of(place.operation());
    int group = definition == null ? -1 : place.operandGroup();
    Predicate<Type> fits = group < 0 ? type -> true : definition.operandSpec(group).constraint()::accepts;
    List<VisibleValue> values = place.values();
    for (boolean fitting : new boolean[] {true, false}) {
      for (int i = values.size() - 1; i >= 0; i--) {
        Type type = values.get(i).value().type();
        if (items.accepts(values.get(i).name()) && fits.test(type) == fitting) {
          items.add(values.get(i).name(), CompletionItemKind.Variable, Utf8.decode(type.toString()),
              fitting ? Rank.BEST : Rank.OTHER);
        }
      }
    }
  }

  /** Proposes the blocks of the region, also those whose labels follow the cursor. */
  void addBlocks(Expectations place, byte[] bytes, int cursor) {
    for (VisibleBlock block : place.blocks()) {
      StringBuilder types = new StringBuilder();
      block.block().argumentList().forEach(argument ->
          types.append(types.length() == 0 ? "" : ", ").append(Utf8.decode(argument.type().toString())));
      items.add(block.label(), CompletionItemKind.Reference, "block(" + types + ")", Rank.USUAL);
    }
    addLabelsAfter(bytes, cursor);
  }

  /** Adds labels after the cursor. Labels begin lines; the region ends at the first unmatched closing brace. */
  private void addLabelsAfter(byte[] bytes, int cursor) {
    int depth = 0;
    int at = Words.lineEnd(bytes, cursor);
    while (at < bytes.length && depth >= 0) {
      byte c = bytes[at];
      if (c == '"') {
        at = Math.max(at + 1, Words.stringEnd(bytes, at));
        continue;
      }
      if (c == '/' && at + 1 < bytes.length && bytes[at + 1] == '/') {
        at = Words.lineEnd(bytes, at);
        continue;
      }
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0 && c == '^' && CursorText.before(bytes, at).isBlank()) {
        String label = CursorText.before(bytes, Words.end(bytes, at)).strip();
        String line = CursorText.before(bytes, Words.lineEnd(bytes, at)).strip();
        String arguments = line.substring(label.length(), line.endsWith(":") ? line.length() - 1 : line.length());
        items.add(label, CompletionItemKind.Reference, "block" + arguments, Rank.USUAL);
      }
      at++;
    }
  }
}
