// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Adds alias names to the index of a text, and finds by name the symbols that the parser does not know because they are
 * in operations with errors. Linear.
 */
public final class IndexMerger {
  private final byte[] bytes;
  private final int shift;
  private final Map<String, Entity> byName = new HashMap<>();
  private final NameTable names;

  private IndexMerger(byte[] bytes, int shift, int capacity) {
    this.bytes = bytes;
    this.shift = shift;
    this.names = new NameTable(capacity);
  }

  /**
   * Returns an index with the names of aliases.
   *
   * @param main the index without them
   * @param bytes the text, which may have further bytes after its end
   * @param length the length of the text
   * @param shift the offset of the text in the document, in which the indices count
   */
  public static TextIndex merge(TextIndex main, byte[] bytes, int length, int shift) {
    AliasNames aliases = AliasNames.in(bytes, 0, length);
    if (aliases.count() == 0 && !hasUnknownSymbols(main.names)) {
      return main;
    }
    IndexMerger merger = new IndexMerger(bytes, shift, main.names.count + aliases.count());
    merger.noteNames(main);
    merger.add(main);
    aliases.addTo(merger.names, shift);
    return new TextIndex(merger.names.sorted(), main.operations);
  }

  private static boolean hasUnknownSymbols(NameTable table) {
    for (int row = 0; row < table.count; row++) {
      if (isSymbol(table.entities[row]) && table.entities[row].subject() == null) {
        return true;
      }
    }
    return false;
  }

  /** Adds names that begin nowhere else. */
  public static TextIndex withNames(TextIndex index, TextIndex more) {
    NameTable names = new NameTable(index.names.count + more.names.count);
    for (NameTable each : List.of(index.names, more.names)) {
      for (int row = 0; row < each.count; row++) {
        names.add(each.starts[row], each.end(row), each.entities[row], each.isDefinition(row));
      }
    }
    return new TextIndex(names.sorted(), index.operations);
  }

  private void noteNames(TextIndex index) {
    NameTable table = index.names;
    for (int row = 0; row < table.count; row++) {
      if (table.isDefinition(row) && isSymbol(table.entities[row])) {
        byName.putIfAbsent(name(table, row), table.entities[row]);
      }
    }
  }

  private void add(TextIndex index) {
    NameTable table = index.names;
    for (int row = 0; row < table.count; row++) {
      Entity entity = table.entities[row];
      if (isSymbol(entity) && entity.subject() == null && !table.isDefinition(row)) {
        entity = byName.computeIfAbsent(name(table, row), name -> new Entity(Entity.Kind.SYMBOL, null));
      }
      names.add(table.starts[row], table.end(row), entity, table.isDefinition(row));
    }
  }

  private static boolean isSymbol(Entity entity) {
    return entity.kind() == Entity.Kind.SYMBOL;
  }

  private String name(NameTable table, int row) {
    int start = table.starts[row] - shift;
    return new String(bytes, start, table.end(row) - table.starts[row], StandardCharsets.ISO_8859_1);
  }
}
