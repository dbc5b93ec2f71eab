// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItemKind;
import org.mortise.lsp.internal.complete.SymbolPlaces.Symbol;

/** Proposes symbols; after {@code @a::}, the symbols in the table {@code @a}. */
final class SymbolItems {
  private static final Pattern NESTED = Pattern.compile("(@[\\w$.]+|@\"[^\"]*\")\\s*::\\s*$");

  private final Items items;

  SymbolItems(Items items) {
    this.items = items;
  }

  /** @param before the text of the line before the word */
  void add(SymbolPlaces places, String before) {
    Matcher nested = NESTED.matcher(before);
    List<Symbol> symbols = nested.find() ? places.inside(nested.group(1)) : places.visible();
    for (Symbol symbol : symbols) {
      String detail = (symbol.operation() + " " + symbol.signature()).strip();
      items.add(symbol.name(), CompletionItemKind.Function, detail, Rank.USUAL);
    }
  }
}
