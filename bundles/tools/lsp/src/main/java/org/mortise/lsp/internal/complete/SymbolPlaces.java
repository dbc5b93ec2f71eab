// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.OperationName;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.lsp.internal.text.Words;

/**
 * The symbols that a program defines, found without parsing it: an operation that defines a symbol begins a line, and
 * the first name {@code @name} in the line is the symbol. Nesting is derived from the indentation. Symbols in generic
 * form are not found. Linear in the text.
 */
final class SymbolPlaces {
  /**
   * A symbol.
   *
   * @param name the name with its prefix
   * @param operation the name of the operation that defines it
   * @param signature the rest of the line
   * @param table the enclosing symbol table's symbol; null if there is no named table
   */
  record Symbol(String name, String operation, String signature, @Nullable Symbol table) {}

  /** A table that is open at a line. */
  private record OpenTable(int indent, @Nullable Symbol symbol) {}

  /** The kinds of the first words of lines. */
  private record Word(String operation, boolean definesSymbol, boolean isTable) {}

  private static final Word OTHER = new Word("", false, false);
  private static final int LONGEST_SIGNATURE = 120;

  private final Context context;
  private final byte[] bytes;
  private final Map<String, Word> words = new HashMap<>();
  private final List<Symbol> symbols = new ArrayList<>();
  private final Deque<OpenTable> open = new ArrayDeque<>();
  private @Nullable Symbol around;

  /** Finds the symbols of a program, and the table around the cursor. */
  SymbolPlaces(Context context, Lines lines) {
    this.context = context;
    this.bytes = lines.bytes();
    for (int line = lines.first(); line < lines.end(); line++) {
      int start = lines.textStart(line);
      if (line == lines.ofCursor()) {
        around = tableFor(start - lines.start(line));
      }
      if (start < bytes.length && isLetter(bytes[start])) {
        read(start, start - lines.start(line));
      }
    }
  }

  private static boolean isLetter(byte c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }

  private void read(int start, int indent) {
    int wordEnd = Words.end(bytes, start);
    int lineEnd = Words.lineEnd(bytes, wordEnd);
    int at = wordEnd;
    while (at < lineEnd && bytes[at] != '@') {
      at++;
    }
    boolean hasName = at < lineEnd;
    if (!hasName && bytes[Math.max(start, lineEnd - 1)] != '{') {
      return; // nearly all lines
    }
    Word word = words.computeIfAbsent(text(start, wordEnd), this::word);
    if (!word.definesSymbol && !word.isTable) {
      return;
    }
    Symbol table = tableFor(indent);
    Symbol symbol = null;
    if (hasName && word.definesSymbol) {
      int nameEnd = Words.end(bytes, at);
      symbol = new Symbol(text(at, nameEnd), word.operation, signature(nameEnd, lineEnd), table);
      symbols.add(symbol);
    }
    if (word.isTable) {
      open.push(new OpenTable(indent, symbol != null ? symbol : table));
    }
  }

  /** Returns the innermost table around a line with an indentation, and pops the tables that ended before it. */
  private @Nullable Symbol tableFor(int indent) {
    while (!open.isEmpty() && open.peek().indent >= indent) {
      open.pop();
    }
    return open.isEmpty() ? null : open.peek().symbol;
  }

  /** Classifies a word. Names without a dialect are names of {@code builtin}. */
  private Word word(String written) {
    OperationName name = context.operationName(written.indexOf('.') > 0 ? written : "builtin." + written);
    OpDefinition definition = OpDefinition.of(name);
    if (definition == null) {
      return OTHER;
    }
    boolean definesSymbol = definition.attributeSlot(SymbolTable.SYMBOL_NAME) >= 0;
    return new Word(name.name(), definesSymbol, definition.hasTrait(Trait.SYMBOL_TABLE));
  }

  private String signature(int from, int to) {
    String rest = text(from, Math.min(to, from + LONGEST_SIGNATURE)).strip();
    return rest.endsWith("{") ? rest.substring(0, rest.length() - 1).strip() : rest;
  }

  private String text(int start, int end) {
    return new String(bytes, start, end - start, StandardCharsets.UTF_8);
  }

  /** Returns the symbols that a reference can begin with, innermost table first. */
  List<Symbol> visible() {
    List<Symbol> found = new ArrayList<>();
    for (Symbol table = around; table != null; table = table.table) {
      addAll(table, found);
    }
    addAll(null, found);
    return found;
  }

  private void addAll(@Nullable Symbol table, List<Symbol> into) {
    for (Symbol symbol : symbols) {
      if (symbol.table == table) {
        into.add(symbol);
      }
    }
  }

  /** Returns the symbols in the table of a symbol. */
  List<Symbol> inside(String name) {
    List<Symbol> found = new ArrayList<>();
    for (Symbol symbol : symbols) {
      if (symbol.table != null && symbol.table.name.equals(name)) {
        found.add(symbol);
      }
    }
    return found;
  }
}
