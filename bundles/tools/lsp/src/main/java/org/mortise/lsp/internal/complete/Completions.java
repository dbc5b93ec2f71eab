// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import com.google.gson.JsonPrimitive;
import java.util.Map;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.jspecify.annotations.Nullable;
import org.mortise.documentation.OperationDocument;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.parser.Expectations;
import org.mortise.ir.text.parser.Expectations.Kind;
import org.mortise.ir.types.IndexType;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.internal.text.SyntaxLine;
import org.mortise.pipeline.Snapshot;

/**
 * Proposes continuations at a position of a text. Does not require a check of the text. Near-linear in the enclosing
 * function; linear in the file only for names of the file.
 */
public final class Completions {
  private final DocumentText text;
  private final Snapshot snapshot;
  private final boolean hasSnippets;

  /** @param hasSnippets whether the editor supports snippets */
  public Completions(DocumentText text, Snapshot snapshot, boolean hasSnippets) {
    this.text = text;
    this.snapshot = snapshot;
    this.hasSnippets = hasSnippets;
  }

  /** Returns the proposals at a position. */
  public CompletionList at(Position position) {
    CursorWord word = CursorWord.before(text.bytes(), text.offset(position));
    switch (word.surroundings()) {
      case COMMENT -> {
        return RunLines.proposals(text, word, snapshot, hasSnippets);
      }
      case STRING -> {
        Items items = items(word);
        Expectations place = place(word.start() - 1);
        if (place != null && place.has(Kind.OPERATION)) {
          operations(items, word.start() - 1).addGeneric();
        }
        return items.list();
      }
      default -> {
        Items items = items(word);
        if (!word.isNumber()) {
          addCode(word, items);
        }
        return items.list();
      }
    }
  }

  private Items items(CursorWord word) {
    return new Items(word.text(), text.range(word.start(), word.end()), hasSnippets);
  }

  private AliasPlaces aliases(int offset) {
    return new AliasPlaces(new Lines(text, offset));
  }

  private @Nullable Expectations place(int offset) {
    return CursorPlace.expectations(snapshot, text.bytes(), offset, aliases(offset));
  }

  private OperationItems operations(Items items, int start) {
    return new OperationItems(snapshot, items, CursorText.last(CursorText.before(text.bytes(), start)) == '=');
  }

  // ---- code --------------------------------------------------------------------------------------------------------

  private void addCode(CursorWord word, Items items) {
    Expectations place = place(word.start());
    if (place == null) {
      return;
    }
    char prefix = word.first();
    String before = CursorText.before(text.bytes(), word.start());
    boolean isUnknown = place.isEmpty();
    OpDefinition definition = place.operation() == null ? null : OpDefinition.of(place.operation());
    if (place.has(Kind.OPERATION) && isUsualForOperation(before)) {
      operations(items, word.start()).addCustom(word.text(), place.defaultDialect());
    }
    if (place.has(Kind.VALUE) || isUnknown && prefix == '%') {
      new ValueItems(items).addValues(place);
    }
    if (place.has(Kind.BLOCK) || isUnknown && prefix == '^') {
      new ValueItems(items).addBlocks(place, text.bytes(), word.end());
    }
    if ((prefix == '@' || prefix == ' ') && !isDefinition(definition, before)
        && (isUnknown && prefix == '@' || place.has(Kind.SYMBOL) || place.has(Kind.ATTRIBUTE))
        && AttributeItems.accepts(expectedAttribute(place), SymbolRefAttr.of(snapshot.context(), "a"))) {
      new SymbolItems(items).add(
          new SymbolPlaces(snapshot.context(), new Lines(text, word.start())), before);
    }
    if (place.has(Kind.ATTRIBUTE_NAME) && definition != null) {
      new AttributeItems(snapshot, items).addNames(definition, before);
    }
    for (String each : place.words()) {
      addWord(each, word, items);
    }
    addTypesAndAttributes(word, before, place, items);
  }

  private static boolean isDefinition(@Nullable OpDefinition definition, String before) {
    return definition != null && definition.attributeSlot(SymbolTable.SYMBOL_NAME) >= 0 && before.indexOf('@') < 0;
  }

  /** The grammar allows several operations on a line, which programs do not use. */
  private static boolean isUsualForOperation(String before) {
    char last = CursorText.last(before);
    return before.isBlank() || last == '=' || last == '{' || last == '}'
        || last == ':' && before.strip().startsWith("^");
  }

  /** A location may follow nearly everywhere: it is proposed only when its name has been begun. */
  private static void addWord(String each, CursorWord word, Items items) {
    if (!each.equals("loc")) {
      items.add(each, CompletionItemKind.Keyword, "", Rank.BEST);
    } else if (!word.text().isEmpty()) {
      items.add(each, CompletionItemKind.Keyword, "location", Rank.LAST, new Snippet("loc(").hole("unknown").text(")"));
    }
  }

  private void addTypesAndAttributes(CursorWord word, String before, Expectations place, Items items) {
    char prefix = word.first();
    boolean hasTypes = place.has(Kind.TYPE) || place.isEmpty() && (prefix == '!' || isBeforeType(before, prefix));
    AttributeSpec spec = expectedAttribute(place);
    hasTypes &= AttributeItems.accepts(spec, TypeAttr.of(IndexType.of(snapshot.context())));
    boolean hasAttributes = place.has(Kind.ATTRIBUTE) || place.isEmpty() && prefix == '#';
    if (!hasTypes && !hasAttributes) {
      return;
    }
    Map<String, String> aliases = aliases(word.start()).definitions();
    if (hasAttributes) {
      new AttributeItems(snapshot, items).addValues(spec, aliases);
    }
    if (hasTypes) {
      TypeItems types = new TypeItems(snapshot, items);
      char last = CursorText.last(before);
      if (last == '<' || last == 'x') { // the type of elements
        types.addScalars(Rank.BEST);
      } else {
        types.addOfValues(before, place.values());
      }
      types.addAll(aliases);
    }
  }

  /** Returns the declared attribute whose value is expected, or null. */
  private static @Nullable AttributeSpec expectedAttribute(Expectations place) {
    if (!place.has(Kind.ATTRIBUTE)) {
      return null;
    }
    OpDefinition definition = place.operation() == null ? null : OpDefinition.of(place.operation());
    if (definition == null) {
      return null;
    }
    int slot = place.attribute() == null ? place.attributeSlot() : definition.attributeSlot(place.attribute());
    return slot < 0 ? null : definition.attributeSpec(slot);
  }

  /** In a text that cannot be understood, types follow a colon and an arrow. */
  private static boolean isBeforeType(String before, char prefix) {
    String stripped = before.stripTrailing();
    return (prefix == ' ' || Character.isLetter(prefix)) && (stripped.endsWith(":") || stripped.endsWith("->"));
  }

  // ---- documentation -----------------------------------------------------------------------------------------------

  /** Adds the documentation to a proposal. */
  public static CompletionItem resolve(CompletionItem item, Snapshot snapshot) {
    String operation = item.getData() instanceof JsonPrimitive data && data.isString()
        ? data.getAsString() : null;
    OperationDocument page = operation == null ? null : OperationDocument.of(snapshot.context(), operation);
    if (page != null) {
      StringBuilder out = new StringBuilder();
      out.append(page.summary()).append("\n\n");
      out.append(SyntaxLine.of(OpDefinition.of(snapshot.context().operationName(operation)))).append("\n\n");
      out.append(page.description());
      item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, out.toString().strip()));
    }
    return item;
  }
}
