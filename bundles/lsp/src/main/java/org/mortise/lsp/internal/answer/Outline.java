// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SymbolKind;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
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
      if (symbol == null) {
        continue;
      }
      made.put(range, symbol);
      DocumentSymbol around = null;
      for (OpRange outer = range.parent(); outer != null && around == null; outer = outer.parent()) {
        around = made.get(outer);
      }
      if (around == null) {
        roots.add(symbol);
      } else {
        children(around).add(symbol);
      }
    }
    return roots;
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
