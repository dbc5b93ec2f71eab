// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;

/** The symbols and aliases of a document, used to resolve names in a part of it that is parsed again. */
public final class KnownNames {
  /** No names. */
  public static final KnownNames NONE = new KnownNames();

  private final Map<Object, Entity> bySubject = new IdentityHashMap<>();
  private final Map<String, Entity> byName = new HashMap<>();
  private final Map<String, Entity> undefined = new HashMap<>();
  private final Map<String, Occurrence> aliases = new HashMap<>();

  private boolean isOnlyByName;
  private @Nullable Entity function;

  private KnownNames() {}

  /**
   * Collects the names of an index outside of the function that is parsed again, and the function's name. Linear.
   *
   * @param bytes the document of the index
   */
  public static KnownNames outside(TextIndex index, byte[] bytes, int from, int to) {
    KnownNames known = new KnownNames();
    NameTable names = index.names;
    for (int row = 0; row < names.count; row++) {
      Entity entity = names.entities[row];
      int start = names.starts[row];
      boolean isInside = start >= from && start < to;
      if (isInside && known.function == null && entity.kind() == Entity.Kind.SYMBOL && names.isDefinition(row)) {
        known.function = entity;
        known.define(entity, text(bytes, start, names.end(row)));
      }
      if (isInside || entity.kind() == Entity.Kind.VALUE || entity.kind() == Entity.Kind.BLOCK) {
        continue;
      }
      boolean isDefinition = names.isDefinition(row);
      if (entity.kind() == Entity.Kind.ALIAS) {
        if (isDefinition) {
          known.aliases.put(text(bytes, start, names.end(row)), names.row(row));
        }
      } else if (isDefinition) {
        known.define(entity, text(bytes, start, names.end(row)));
      } else if (entity.subject() == null) {
        known.undefined.putIfAbsent(text(bytes, start, names.end(row)), entity);
      } else {
        known.bySubject.put(entity.subject(), entity); // its definition may be broken
      }
    }
    return known;
  }

  /** Returns the symbol that the function has defined, or null. */
  public @Nullable Entity function() {
    return function;
  }

  /** Adds a symbol. */
  public void define(Entity entity, String name) {
    byName.merge(name, entity, (one, other) -> one.subject() == null ? other : one);
    if (entity.subject() != null) {
      bySubject.put(entity.subject(), entity);
    }
  }

  /** Ignores the operations of symbols, since they belong to a text with an error, and resolves by names only. */
  public void useOnlyNames() {
    isOnlyByName = true;
  }

  private static String text(byte[] bytes, int start, int end) {
    return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
  }

  @Nullable Entity of(Operation symbol) {
    return isOnlyByName ? named("@" + SymbolTable.getSymbolName(symbol)) : bySubject.get(symbol);
  }

  /** Returns the symbol with a name, defined or not; null if there is none. */
  @Nullable Entity named(byte[] bytes, int start, int end) {
    return byName.isEmpty() && undefined.isEmpty() ? null : named(text(bytes, start, end));
  }

  private @Nullable Entity named(String name) {
    Entity defined = byName.get(name);
    return defined != null ? defined : undefined.get(name);
  }

  /** Returns the definition of an alias, or null. */
  public @Nullable Occurrence alias(byte[] bytes, int start, int end) {
    return aliases.get(text(bytes, start, end));
  }
}
