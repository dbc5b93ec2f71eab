// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.parser.ParseObserver;
import org.mortise.lsp.internal.text.Words;

/** Collects what the parser reports about one text. Used once. Linear in the names, and sorting of them. */
public final class IndexBuilder implements ParseObserver {
  /** The name of a symbol, and the names of the reference before it. */
  record SymbolName(List<String> path, int start) {}

  private record Read(Operation op, int start, int name, int end) {}

  private final byte[] bytes;
  private final Map<Object, Entity> entities = new IdentityHashMap<>();
  private final Map<Value, Value> definitions = new IdentityHashMap<>();
  private final List<Read> operations = new ArrayList<>();
  private final List<SymbolName> symbols = new ArrayList<>();
  private Object[] named = new Object[64];
  /** Offset of each name, negated and minus one for a definition. */
  private int[] places = new int[64];
  private int count;
  private int lastDefinition = -1;
  private @Nullable Entity lastDefined;

  /** @param bytes the text that is parsed, which may have further bytes after its end */
  public IndexBuilder(byte[] bytes) {
    this.bytes = bytes;
  }

  @Override
  public void begin() {
    entities.clear();
    definitions.clear();
    operations.clear();
    symbols.clear();
    count = 0;
    lastDefinition = -1;
    lastDefined = null;
  }

  @Override
  public void operation(Operation op, int start, int name, int end) {
    operations.add(new Read(op, start, name, end));
  }

  @Override
  public void valueDefined(Value value, int position) {
    if (position == lastDefinition) {
      entities.put(value, lastDefined); // one more result of a pack
      return;
    }
    lastDefined = new Entity(Entity.Kind.VALUE, value);
    lastDefinition = position;
    entities.put(value, lastDefined);
    add(value, -position - 1);
  }

  @Override
  public void valueUsed(Value value, int position) {
    add(value, position);
  }

  @Override
  public void placeholderReplaced(Value placeholder, Value value) {
    definitions.put(placeholder, value);
  }

  @Override
  public void blockDefined(Block block, int position) {
    entities.put(block, new Entity(Entity.Kind.BLOCK, block));
    add(block, -position - 1);
  }

  @Override
  public void blockUsed(Block block, int position) {
    add(block, position);
  }

  @Override
  public void symbol(List<String> path, int position) {
    symbols.add(new SymbolName(path, position));
  }

  private void add(Object subject, int place) {
    if (count == places.length) {
      places = Arrays.copyOf(places, count * 2);
      named = Arrays.copyOf(named, count * 2);
    }
    named[count] = subject;
    places[count++] = place;
  }

  /**
   * Returns the index of what was reported.
   *
   * @param shift the offset of the parsed text in the document
   * @param from the offset in the parsed text of the first name and operation to include
   * @param to the offset after the last one
   */
  public TextIndex build(int shift, int from, int to) {
    List<OpRange> ranges = ranges();
    List<Occurrence> found = new ArrayList<>(count + symbols.size());
    for (int i = 0; i < count; i++) {
      boolean isDefinition = places[i] < 0;
      int start = isDefinition ? -places[i] - 1 : places[i];
      found.add(new Occurrence(start, Words.end(bytes, start), entity(named[i]), isDefinition));
    }
    found.addAll(new SymbolResolver(bytes, ranges).resolve(symbols));
    List<Occurrence> kept = new ArrayList<>(found.size());
    for (Occurrence occurrence : found) {
      if (occurrence.start() >= from && occurrence.end() <= to) {
        kept.add(occurrence.shifted(shift));
      }
    }
    return new TextIndex(kept, shifted(ranges, shift, from, to));
  }

  private Entity entity(Object subject) {
    Object defined = definitions.getOrDefault(subject, null);
    return entities.computeIfAbsent(defined == null ? subject : defined, key -> new Entity(
        key instanceof Block ? Entity.Kind.BLOCK : Entity.Kind.VALUE, null)); // a name without a definition
  }

  /** Sorts the operations by their beginnings and finds the operation around each. */
  private List<OpRange> ranges() {
    List<Read> sorted = new ArrayList<>(operations);
    sorted.sort((a, b) -> a.start != b.start ? Integer.compare(a.start, b.start) : Integer.compare(b.end, a.end));
    List<OpRange> ranges = new ArrayList<>(sorted.size());
    OpRange around = null;
    for (Read read : sorted) {
      while (around != null && read.start >= around.end()) {
        around = around.parent();
      }
      around = new OpRange(read.op, read.start, read.name, Words.end(bytes, read.name), read.end, around);
      ranges.add(around);
    }
    return ranges;
  }

  private static List<OpRange> shifted(List<OpRange> ranges, int shift, int from, int to) {
    Map<OpRange, OpRange> moved = new IdentityHashMap<>();
    List<OpRange> kept = new ArrayList<>(ranges.size());
    for (OpRange range : ranges) {
      if (range.start() < from || range.end() > to) {
        continue;
      }
      OpRange copy = new OpRange(range.op(), range.start() + shift, range.name() + shift, range.nameEnd() + shift,
          range.end() + shift, range.parent() == null ? null : moved.get(range.parent()));
      moved.put(range, copy);
      kept.add(copy);
    }
    return kept;
  }
}
