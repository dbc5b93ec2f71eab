// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the index of a text of that of the text without its broken operations, those of the broken operations, and the
 * names of aliases. Symbols that one of the indices does not know are found in the others by their names. Linear.
 */
public final class IndexMerger {
  private final byte[] bytes;
  private final int shift;
  private final Map<String, Entity> byName = new HashMap<>();
  private final List<Occurrence> occurrences = new ArrayList<>();
  private final List<OpRange> operations = new ArrayList<>();

  private IndexMerger(byte[] bytes, int shift) {
    this.bytes = bytes;
    this.shift = shift;
  }

  /**
   * Returns one index of several.
   *
   * @param main the index without the broken operations
   * @param parts the indices of the broken operations
   * @param bytes the text, which may have further bytes after its end
   * @param length the length of the text
   * @param shift the offset of the text in the document, in which the indices count
   */
  public static TextIndex merge(TextIndex main, List<TextIndex> parts, byte[] bytes, int length, int shift) {
    IndexMerger merger = new IndexMerger(bytes, shift);
    merger.noteNames(main);
    parts.forEach(merger::noteNames);
    for (Occurrence alias : AliasNames.find(bytes, length)) {
      merger.occurrences.add(alias.shifted(shift));
    }
    merger.add(main);
    parts.forEach(merger::add);
    merger.operations.sort((a, b) ->
        a.start() != b.start() ? Integer.compare(a.start(), b.start()) : Integer.compare(b.end(), a.end()));
    return new TextIndex(merger.occurrences, merger.operations);
  }

  private void noteNames(TextIndex index) {
    for (Occurrence occurrence : index.all()) {
      if (occurrence.isDefinition() && isSymbol(occurrence.entity())) {
        byName.putIfAbsent(name(occurrence), occurrence.entity());
      }
    }
  }

  private void add(TextIndex index) {
    for (Occurrence occurrence : index.all()) {
      boolean isUnknown = isSymbol(occurrence.entity()) && occurrence.entity().subject() == null;
      Entity entity = isUnknown ? byName.getOrDefault(name(occurrence), occurrence.entity()) : occurrence.entity();
      occurrences.add(new Occurrence(occurrence.start(), occurrence.end(), entity, occurrence.isDefinition()));
    }
    operations.addAll(index.operations());
  }

  private static boolean isSymbol(Entity entity) {
    return entity.kind() == Entity.Kind.SYMBOL;
  }

  private String name(Occurrence occurrence) {
    return new String(
        bytes, occurrence.start() - shift, occurrence.end() - occurrence.start(), StandardCharsets.ISO_8859_1);
  }
}
