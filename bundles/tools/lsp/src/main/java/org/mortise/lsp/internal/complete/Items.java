// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Collects the proposals that begin with the word at the cursor, and which they replace. A limited number is kept. */
final class Items {
  private static final int LIMIT = 500;

  private final String prefix;
  private final Range range;
  private final boolean hasSnippets;
  private final List<CompletionItem> items = new ArrayList<>();
  private final Set<String> labels = new HashSet<>();
  private boolean isIncomplete;

  /**
   * @param prefix the word at the cursor
   * @param range the range of the word
   * @param hasSnippets whether the editor supports snippets
   */
  Items(String prefix, Range range, boolean hasSnippets) {
    this.prefix = prefix.toLowerCase(Locale.ROOT);
    this.range = range;
    this.hasSnippets = hasSnippets;
  }

  /** Returns whether the word at the cursor is not empty. */
  boolean hasPrefix() {
    return !prefix.isEmpty();
  }

  /** Returns whether a proposal with this label would be kept. */
  boolean accepts(String label) {
    return label.length() >= prefix.length() && label.regionMatches(true, 0, prefix, 0, prefix.length());
  }

  /** Adds a proposal whose text is its label; one with a known label is dropped. */
  void add(String label, CompletionItemKind kind, String detail, Rank rank) {
    add(label, kind, detail, rank, new Snippet(label));
  }

  /** Adds a proposal; one with a known label is dropped. */
  void add(String label, CompletionItemKind kind, String detail, Rank rank, Snippet text) {
    if (!accepts(label) || !labels.add(label)) {
      return;
    }
    addMatching(label, kind, detail, rank, text);
  }

  /** Adds a proposal that is found by another word than its label. */
  CompletionItem addMatching(String label, CompletionItemKind kind, String detail, Rank rank, Snippet text) {
    CompletionItem item = new CompletionItem(label);
    if (items.size() == LIMIT) {
      isIncomplete = true;
      return item;
    }
    item.setKind(kind);
    if (!detail.isEmpty()) {
      item.setDetail(detail);
    }
    item.setSortText(String.format(Locale.ROOT, "%d%04d", rank.ordinal(), items.size()));
    item.setFilterText(label);
    boolean isSnippet = hasSnippets && text.hasMore();
    item.setTextEdit(Either.forLeft(new TextEdit(range, isSnippet ? text.snippet() : text.plain())));
    item.setInsertTextFormat(isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
    items.add(item);
    return item;
  }

  /** Records that a longer word may have further proposals. */
  void setIncomplete() {
    isIncomplete = true;
  }

  CompletionList list() {
    return new CompletionList(isIncomplete, items);
  }
}
