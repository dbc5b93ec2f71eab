// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.parser.ParseObserver;
import org.mortise.lsp.internal.text.Words;

/** Collects the names and operations that the parser reports about one text. Used once. O(n log n) in the names. */
public final class IndexBuilder implements ParseObserver {
  /** The name of a symbol, and the outer names of its reference. */
  record SymbolName(List<String> path, int start) {}

  /**
   * A part of the text that the parser has omitted because of an error, see {@link ParseObserver#error}.
   *
   * @param start offset of the first byte in the parsed text
   * @param end offset after the last byte
   */
  public record Omission(int start, int end) {}

  private static final int INITIAL = 64;

  private final byte[] bytes;
  /** The entities of the first {@link #entityCount} names; created lazily. */
  private Map<Object, Entity> entities = Map.of();
  private int entityCount;
  private final Map<Value, Value> definitions = new IdentityHashMap<>();
  private final List<SymbolName> symbols = new ArrayList<>();
  private Object[] named = new Object[INITIAL];
  /** Offset of each name, negated and minus one for a definition. */
  private int[] places = new int[INITIAL];
  private int count;
  private Operation[] operations = new Operation[INITIAL];
  /** Beginning, name and end of each operation. */
  private int[] ranges = new int[3 * INITIAL];
  private int operationCount;
  private final List<Omission> errors = new ArrayList<>();
  private boolean hasGuessedBraces;

  /** @param bytes the text that is parsed, which may have further bytes after its end */
  public IndexBuilder(byte[] bytes) {
    this.bytes = bytes;
  }

  @Override
  public void begin() {
    entities = Map.of();
    entityCount = 0;
    definitions.clear();
    symbols.clear();
    errors.clear();
    hasGuessedBraces = false;
    operationCount = 0;
    count = 0;
  }

  @Override
  public void operation(Operation op, int start, int name, int end) {
    if (operationCount == operations.length) {
      operations = Arrays.copyOf(operations, operationCount * 2);
      ranges = Arrays.copyOf(ranges, ranges.length * 2);
    }
    ranges[3 * operationCount] = start;
    ranges[3 * operationCount + 1] = name;
    ranges[3 * operationCount + 2] = end;
    operations[operationCount++] = op;
  }

  @Override
  public void valueDefined(Value value, int position) {
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

  @Override
  public void error(int start, int end) {
    errors.add(new Omission(start, end));
  }

  @Override
  public void bracesGuessed() {
    hasGuessedBraces = true;
  }

  /** Returns the operations and labels with errors, in the order of the text. */
  public List<Omission> errors() {
    List<Omission> sorted = new ArrayList<>(errors);
    sorted.sort(Comparator.comparingInt(Omission::start));
    return sorted;
  }

  /** Returns whether the braces of the text do not match. */
  public boolean hasGuessedBraces() {
    return hasGuessedBraces;
  }

  private void add(Object subject, int place) {
    if (count == places.length) {
      places = Arrays.copyOf(places, count * 2);
      named = Arrays.copyOf(named, count * 2);
    }
    named[count] = subject;
    places[count++] = place;
  }

  /** Returns whether an operation was read to its end that begins at an offset. */
  public boolean hasOperationAt(int offset) {
    for (int i = 0; i < operationCount; i++) {
      if (ranges[3 * i] == offset) {
        return true;
      }
    }
    return false;
  }

  /** Returns the index of the reported names and operations, without names of aliases. */
  public TextIndex build(int shift) {
    return build(shift, 0, Integer.MAX_VALUE, KnownNames.NONE);
  }

  /**
   * Returns the index of the names and operations in a part of the text, without names of aliases.
   *
   * @param shift the offset of the parsed text in the document
   * @param from the offset in the parsed text of the first name and operation to include
   * @param to the offset after the last one
   * @param known the names elsewhere in the document
   */
  public TextIndex build(int shift, int from, int to, KnownNames known) {
    makeEntities();
    NameTable names = new NameTable(count + symbols.size());
    for (int i = 0; i < count; i++) {
      boolean isDefinition = places[i] < 0;
      if (isDefinition && isOfPack(i)) {
        continue;
      }
      int start = isDefinition ? -places[i] - 1 : places[i];
      int end = Words.end(bytes, start);
      if (start >= from && end <= to) {
        names.add(start + shift, end + shift, entity(named[i]), isDefinition);
      }
    }
    OperationTable all = table(0, 0, Integer.MAX_VALUE);
    new SymbolResolver(bytes, all, known).resolve(symbols, (start, end, entity, defines) -> {
      if (start >= from && end <= to) {
        names.add(start + shift, end + shift, entity, defines);
      }
    });
    boolean isWhole = shift == 0 && from == 0 && to == Integer.MAX_VALUE;
    return new TextIndex(names.sorted(), isWhole ? all : table(shift, from, to));
  }

  /** Creates the entities after the text has been read, so that the program can be verified at the same time. */
  private void makeEntities() {
    if (entities.isEmpty()) {
      entities = new IdentityHashMap<>(count / 2); // about half of the names are definitions
    }
    for (; entityCount < count; entityCount++) {
      int i = entityCount;
      if (places[i] < 0) {
        entities.put(named[i], isOfPack(i) ? entities.get(named[i - 1]) : new Entity(kind(named[i]), named[i]));
      }
    }
  }

  private static Entity.Kind kind(Object subject) {
    return subject instanceof Block ? Entity.Kind.BLOCK : Entity.Kind.VALUE;
  }

  /** Returns whether a definition is a further result of a pack whose first result has been reported. */
  private boolean isOfPack(int i) {
    return i > 0 && places[i] == places[i - 1];
  }

  private Entity entity(Object subject) {
    Object defined = definitions.isEmpty() ? null : definitions.get(subject);
    return entities.computeIfAbsent(
        defined == null ? subject : defined, key -> new Entity(kind(key), null)); // a name without a definition
  }

  /** Sorts the operations by their beginnings; of two with the same beginning, the outer one was reported later. */
  private OperationTable table(int shift, int from, int to) {
    long[] order = new long[operationCount];
    for (int i = 0; i < operationCount; i++) {
      order[i] = (long) ranges[3 * i] << Integer.SIZE | operationCount - i;
    }
    Arrays.sort(order);
    OperationTable table = new OperationTable(operationCount);
    for (long each : order) {
      int i = operationCount - (int) each;
      int start = ranges[3 * i];
      int name = ranges[3 * i + 1];
      int end = ranges[3 * i + 2];
      if (start >= from && end <= to) {
        table.add(operations[i], start + shift, name + shift, Words.end(bytes, name) + shift, end + shift);
      }
    }
    return table;
  }
}
