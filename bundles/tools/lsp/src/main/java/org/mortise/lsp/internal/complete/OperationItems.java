// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.format.SyntaxTemplate;
import org.mortise.pipeline.Snapshot;

/**
 * Proposes operations. After a dialect's name and a dot these are the dialect's operations; otherwise the operations of
 * the default dialect, the names of dialects, and matching operations of all dialects.
 */
final class OperationItems {
  private static final int MOST_OF_OTHERS = 60;

  private final Snapshot snapshot;
  private final Items items;
  private final boolean withResults;

  /** @param withResults whether names for results have been written */
  OperationItems(Snapshot snapshot, Items items, boolean withResults) {
    this.snapshot = snapshot;
    this.items = items;
    this.withResults = withResults;
  }

  /** Proposes operations for a word, in their custom form. */
  void addCustom(String word, String defaultDialect) {
    int dot = word.indexOf('.');
    Dialect dialect = dot < 0 ? null : snapshot.context().dialect(word.substring(0, dot));
    if (dialect != null) {
      addAll(dialect, "", Rank.USUAL);
      return;
    }
    Dialect usual = snapshot.context().dialect(defaultDialect);
    if (usual != null) {
      addAll(usual, usual.namespace() + ".", Rank.BEST);
    }
    List<Dialect> dialects = new ArrayList<>(snapshot.context().dialects());
    dialects.sort(Comparator.comparing(Dialect::namespace));
    for (Dialect each : dialects) {
      items.add(each.namespace(), CompletionItemKind.Module, "dialect", Rank.USUAL);
    }
    items.setIncomplete();
    if (!word.isEmpty()) {
      addOthers(dialects);
    }
  }

  /** Proposes operations of other dialects that match without the dialect's name. */
  private void addOthers(List<Dialect> dialects) {
    int left = MOST_OF_OTHERS;
    for (Dialect dialect : dialects) {
      for (String name : dialect.operationNames()) {
        String shortName = name.substring(name.indexOf('.') + 1);
        if (left > 0 && items.accepts(shortName) && !items.accepts(name)) {
          CompletionItem item = add(name, name, Rank.OTHER, true);
          left -= item == null ? 0 : 1;
        }
      }
    }
  }

  /** Proposes the operations of all dialects, for a name in quotes. */
  void addGeneric() {
    for (Dialect dialect : snapshot.context().dialects()) {
      for (String name : dialect.operationNames()) {
        items.add(name, CompletionItemKind.Function, "operation", Rank.USUAL);
      }
    }
  }

  private void addAll(Dialect dialect, String omitted, Rank rank) {
    for (String name : dialect.operationNames()) {
      String written = name.startsWith(omitted) ? name.substring(omitted.length()) : name;
      if (items.accepts(written)) {
        add(name, written, rank, false);
      }
    }
  }

  private static Snippet custom(String written, OpDefinition definition) {
    List<SyntaxTemplate.Part> parts = SyntaxTemplate.of(definition);
    return new Snippet(written).parts(parts == null ? List.of() : parts);
  }

  private @Nullable CompletionItem add(String name, String written, Rank rank, boolean byShortName) {
    OpDefinition definition = OpDefinition.of(snapshot.context().operationName(name));
    if (definition == null || withResults && definition.resultGroupCount() == 0) {
      return null;
    }
    Snippet text = definition.hasAssembly() ? custom(written, definition)
        : new Snippet('"' + name + '"').parts(SyntaxTemplate.generic(definition));
    CompletionItem item =
        items.addMatching(written, CompletionItemKind.Function, Signatures.of(definition), rank, text);
    if (byShortName) {
      item.setFilterText(name.substring(name.indexOf('.') + 1));
    }
    item.setData(new JsonPrimitive(name));
    return item;
  }
}
