// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.lsp.internal.text.Words;

/**
 * Finds the operations that names of symbols denote, by the symbol tables around them. In a text with errors, where
 * symbol tables may be incomplete, a name without a table denotes the first operation that defines it.
 */
final class SymbolResolver {
  private final byte[] bytes;
  private final List<OpRange> ranges;
  private final SymbolTables tables = new SymbolTables();
  private final Map<Operation, Entity> entities = new IdentityHashMap<>();
  private final Set<Operation> defined = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<String, Operation> first = new HashMap<>();
  private final Map<List<String>, Entity> unknown = new HashMap<>();

  SymbolResolver(byte[] bytes, List<OpRange> ranges) {
    this.bytes = bytes;
    this.ranges = ranges;
    for (OpRange range : ranges) {
      String name = SymbolTable.getSymbolName(range.op());
      if (name != null) {
        first.putIfAbsent(name, range.op());
      }
    }
  }

  /** @param names in the order in which they were read, which is almost that of their offsets */
  List<Occurrence> resolve(List<IndexBuilder.SymbolName> names) {
    List<IndexBuilder.SymbolName> sorted = new ArrayList<>(names);
    sorted.sort((a, b) -> Integer.compare(a.start(), b.start()));
    List<Occurrence> found = new ArrayList<>(sorted.size());
    int next = 0;
    OpRange around = null;
    for (IndexBuilder.SymbolName name : sorted) {
      while (next < ranges.size() && ranges.get(next).start() <= name.start()) {
        around = ranges.get(next++);
      }
      while (around != null && around.end() <= name.start()) {
        around = around.parent();
      }
      found.add(resolve(name, around));
    }
    return found;
  }

  private Occurrence resolve(IndexBuilder.SymbolName name, @Nullable OpRange around) {
    int end = Words.end(bytes, name.start());
    if (around != null && isDefinition(name, around.op())) {
      return new Occurrence(name.start(), end, entity(around.op()), true);
    }
    Operation symbol = around == null ? null : lookup(name.path(), around.op());
    if (symbol == null && name.path().size() == 1) {
      symbol = first.get(name.path().get(0));
    }
    Entity entity = symbol == null
        ? unknown.computeIfAbsent(name.path(), path -> new Entity(Entity.Kind.SYMBOL, null))
        : entity(symbol);
    return new Occurrence(name.start(), end, entity, false);
  }

  private Entity entity(Operation symbol) {
    return entities.computeIfAbsent(symbol, op -> new Entity(Entity.Kind.SYMBOL, op));
  }

  /** The first name in the text of an operation that equals its symbol name defines it. */
  private boolean isDefinition(IndexBuilder.SymbolName name, Operation op) {
    return name.path().size() == 1 && name.path().get(0).equals(SymbolTable.getSymbolName(op))
        && defined.add(op);
  }

  private @Nullable Operation lookup(List<String> path, Operation from) {
    SymbolRefAttr reference = path.size() == 1
        ? SymbolRefAttr.of(from.context(), path.get(0))
        : SymbolRefAttr.of(from.context(), path.get(0), path.subList(1, path.size()));
    return tables.lookupNearestSymbolFrom(from, reference);
  }
}
