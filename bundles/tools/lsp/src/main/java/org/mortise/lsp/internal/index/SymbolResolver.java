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
  private final OperationTable operations;
  private final KnownNames known;
  private final SymbolTables tables = new SymbolTables();
  private final Map<Operation, Entity> entities = new IdentityHashMap<>();
  private final Set<Operation> defined = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<String, Operation> first = new HashMap<>();
  private final Map<List<String>, Entity> unknown = new HashMap<>();

  /** Receives the names. */
  interface Target {
    void add(int start, int end, Entity entity, boolean isDefinition);
  }

  SymbolResolver(byte[] bytes, OperationTable operations, KnownNames known) {
    this.bytes = bytes;
    this.operations = operations;
    this.known = known;
    for (int row = 0; row < operations.count; row++) {
      String name = SymbolTable.getSymbolName(operations.ops[row]);
      if (name != null) {
        first.putIfAbsent(name, operations.ops[row]);
      }
    }
  }

  /** @param names in the order in which they were read, almost sorted by offset */
  void resolve(List<IndexBuilder.SymbolName> names, Target target) {
    List<IndexBuilder.SymbolName> sorted = new ArrayList<>(names);
    sorted.sort((a, b) -> Integer.compare(a.start(), b.start()));
    int next = 0;
    int around = -1;
    for (IndexBuilder.SymbolName name : sorted) {
      while (next < operations.count && operations.starts[next] <= name.start()) {
        around = next++;
      }
      while (around >= 0 && operations.end(around) <= name.start()) {
        around = operations.parents[around];
      }
      resolve(name, around < 0 ? null : operations.ops[around], target);
    }
  }

  private void resolve(IndexBuilder.SymbolName name, @Nullable Operation around, Target target) {
    int end = Words.end(bytes, name.start());
    if (around != null && isDefinition(name, around)) {
      target.add(name.start(), end, entity(around), true);
      return;
    }
    Operation symbol = around == null ? null : lookup(name.path(), around);
    if (symbol == null && name.path().size() == 1) {
      symbol = first.get(name.path().get(0));
    }
    Entity entity = symbol == null ? unknown.computeIfAbsent(name.path(), path -> nowhere(name, end)) : entity(symbol);
    target.add(name.start(), end, entity, false);
  }

  private Entity nowhere(IndexBuilder.SymbolName name, int end) {
    Entity elsewhere = known.named(bytes, name.start(), end);
    return elsewhere != null ? elsewhere : new Entity(Entity.Kind.SYMBOL, null);
  }

  private Entity entity(Operation symbol) {
    return entities.computeIfAbsent(symbol, op -> {
      Entity elsewhere = known.of(op);
      return elsewhere != null ? elsewhere : new Entity(Entity.Kind.SYMBOL, op);
    });
  }

  /** Returns whether a name is the first occurrence of the operation's own symbol name in its text. */
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
