// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.Entity;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.text.Utf8;

/** The structure of a document: its symbols and symbol tables as a tree, and the operations that can be folded. */
public final class Outline {
  private final CheckedDocument document;

  public Outline(CheckedDocument document) {
    this.document = document;
  }

  /** Returns the symbols and symbol tables that no other is around; of several programs, each in a namespace. */
  public List<DocumentSymbol> symbols() {
    if (document.chunks().size() == 1) {
      return symbols(document.chunks().get(0));
    }
    List<DocumentSymbol> roots = new ArrayList<>();
    for (int i = 0; i < document.chunks().size(); i++) {
      CheckedChunk chunk = document.chunks().get(i);
      List<DocumentSymbol> found = symbols(chunk);
      if (!found.isEmpty()) {
        DocumentSymbol part = new DocumentSymbol("<file-split-" + i + ">", SymbolKind.Namespace,
            document.text().range(chunk.start(), chunk.end()), document.text().range(chunk.start(), chunk.start()));
        part.setChildren(found);
        roots.add(part);
      }
    }
    return roots;
  }

  private List<DocumentSymbol> symbols(CheckedChunk chunk) {
    List<DocumentSymbol> roots = new ArrayList<>();
    Map<OpRange, DocumentSymbol> made = new HashMap<>();
    for (OpRange range : chunk.index().operations()) {
      DocumentSymbol symbol = symbol(range);
      if (symbol != null) {
        made.put(range, symbol);
        siblings(range.parent(), made, roots).add(symbol);
      }
    }
    addBroken(chunk, made, roots);
    return roots;
  }

  /** Returns where the symbols belong that are directly in an operation. */
  private static List<DocumentSymbol> siblings(
      @Nullable OpRange around, Map<OpRange, DocumentSymbol> made, List<DocumentSymbol> roots) {
    for (OpRange outer = around; outer != null; outer = outer.parent()) {
      if (made.containsKey(outer)) {
        return children(made.get(outer));
      }
    }
    return roots;
  }

  /** Adds the symbols whose operations have errors, each with its line. */
  private void addBroken(CheckedChunk chunk, Map<OpRange, DocumentSymbol> made, List<DocumentSymbol> roots) {
    Set<List<DocumentSymbol>> changed = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Occurrence name : chunk.index().all()) {
      if (!name.isDefinition() || name.entity().kind() != Entity.Kind.SYMBOL) {
        continue;
      }
      OpRange around = chunk.index().operationAround(name.start());
      DocumentSymbol known = around == null ? null : made.get(around);
      if (known == null || !known.getName().equals(nameAt(name))) {
        Range place = document.text().range(name.start(), name.end());
        List<DocumentSymbol> siblings = siblings(around, made, roots);
        siblings.add(new DocumentSymbol(nameAt(name), SymbolKind.Function, place, place));
        changed.add(siblings);
      }
    }
    changed.forEach(list -> list.sort(Comparator.comparingInt(each -> each.getRange().getStart().getLine())));
  }

  private String nameAt(Occurrence name) {
    String text = new String(
        document.text().bytes(), name.start() + 1, name.end() - name.start() - 1, StandardCharsets.UTF_8);
    return text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
  }

  private static List<DocumentSymbol> children(DocumentSymbol symbol) {
    if (symbol.getChildren() == null) {
      symbol.setChildren(new ArrayList<>());
    }
    return symbol.getChildren();
  }

  private @Nullable DocumentSymbol symbol(OpRange range) {
    Operation op = range.op();
    String name = SymbolTable.getSymbolName(op);
    if (name == null && !op.hasTrait(Trait.SYMBOL_TABLE)) {
      return null;
    }
    SymbolKind kind = name == null ? SymbolKind.Namespace
        : op.implementsInterface(FunctionOpInterface.class) ? SymbolKind.Function : SymbolKind.Class;
    return new DocumentSymbol(name == null || name.isEmpty() ? "<" + op.name() + ">" : Utf8.decode(name), kind,
        document.text().range(range.start(), range.end()), document.text().range(range.name(), range.nameEnd()),
        op.name().name());
  }

  /** Returns the lines of the operations that take more than one, sorted by their beginnings. */
  public List<FoldingRange> folds() {
    List<FoldingRange> folds = new ArrayList<>();
    for (CheckedChunk chunk : document.chunks()) {
      for (OpRange range : chunk.index().operations()) {
        Position start = document.text().position(range.start());
        Position end = document.text().position(range.end());
        int last = range.op().regionCount() > 0 ? end.getLine() - 1 : end.getLine(); // the brace stays visible
        if (last > start.getLine()) {
          folds.add(new FoldingRange(start.getLine(), last));
        }
      }
    }
    return folds;
  }
}
