// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names and operations of a part of a document, by their offsets in the document. Immutable, except that it fills
 * its tables on first request. Look-ups are logarithmic. */
public final class TextIndex {
  private static final Comparator<Occurrence> BY_START = Comparator.comparingInt(Occurrence::start);

  private final Occurrence[] occurrences;
  private final OpRange[] operations;
  private @Nullable Map<Entity, List<Occurrence>> byEntity;

  /** @param operations in the order of their beginnings, an operation before those inside it */
  TextIndex(List<Occurrence> occurrences, List<OpRange> operations) {
    this.occurrences = occurrences.toArray(new Occurrence[0]);
    Arrays.sort(this.occurrences, BY_START);
    this.operations = operations.toArray(new OpRange[0]);
  }

  /** Returns the name at an offset, or that ends there; null if there is none. */
  public @Nullable Occurrence at(int offset) {
    int found = lastFrom(occurrences.length, i -> occurrences[i].start() <= offset);
    return found >= 0 && offset <= occurrences[found].end() ? occurrences[found] : null;
  }

  /** Returns all names, sorted by their offsets. */
  public List<Occurrence> all() {
    return List.of(occurrences);
  }

  /** Returns the places where the name of an entity stands, sorted by their offsets. */
  public synchronized List<Occurrence> of(Entity entity) {
    if (byEntity == null) {
      byEntity = new IdentityHashMap<>();
      for (Occurrence occurrence : occurrences) {
        byEntity.computeIfAbsent(occurrence.entity(), key -> new ArrayList<>(4)).add(occurrence);
      }
    }
    return byEntity.getOrDefault(entity, List.of());
  }

  /** Returns the place where an entity is defined, or null. */
  public @Nullable Occurrence definition(Entity entity) {
    for (Occurrence occurrence : of(entity)) {
      if (occurrence.isDefinition()) {
        return occurrence;
      }
    }
    return null;
  }

  /** Returns the innermost operation whose text includes an offset, or null. */
  public @Nullable OpRange operationAround(int offset) {
    int found = lastFrom(operations.length, i -> operations[i].start() <= offset);
    OpRange range = found < 0 ? null : operations[found];
    while (range != null && offset > range.end()) {
      range = range.parent();
    }
    return range;
  }

  /** Returns all operations, in the order of their beginnings. */
  public List<OpRange> operations() {
    return List.of(operations);
  }

  private interface Test {
    boolean holds(int index);
  }

  /** Returns the last index for which a test holds that holds for all indices before it; -1 if there is none. */
  private static int lastFrom(int count, Test test) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (test.holds(middle)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }
}
