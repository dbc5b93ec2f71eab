// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.symbols;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;

/**
 * The symbols that are defined directly inside an operation with {@link Trait#SYMBOL_TABLE}, by name. Made in time
 * linear in the operations directly inside; look-up is O(1). The static methods need no table and look through the
 * region.
 */
public final class SymbolTable {
  public static final String SYMBOL_NAME = "sym_name";
  public static final String VISIBILITY = "sym_visibility";

  /** The visibility of a symbol. */
  public enum Visibility {
    PUBLIC,
    PRIVATE,
    NESTED
  }

  private final Operation owner;
  private final Map<String, Operation> symbols = new HashMap<>();
  private int suffix;

  /**
   * Collects the symbols in the first block of the first region of {@code owner}. Of two symbols with one name, the
   * first one counts. Linear in the length of the block.
   */
  public SymbolTable(Operation owner) {
    this.owner = owner;
    if (owner.regionCount() == 0 || owner.region(0).isEmpty()) {
      return;
    }
    for (Operation op = owner.region(0).first().first(); op != null; op = op.next()) {
      String name = getSymbolName(op);
      if (name != null) {
        symbols.putIfAbsent(name, op);
      }
    }
  }

  /** The operation whose symbols these are. */
  public Operation owner() {
    return owner;
  }

  /** The symbol of that name, or null. */
  public @Nullable Operation lookup(String name) {
    return symbols.get(name);
  }

  /**
   * Adds a symbol, renaming it ({@code name_0}, {@code name_1}, ...) if its name is taken. If it is in no block it is
   * inserted before {@code before}, or at the end if that is null. Returns the name that it has now.
   */
  public String insert(Operation symbol, @Nullable Operation before) {
    if (symbol.block() == null) {
      owner.region(0).first().insertBefore(before, symbol);
    }
    String base = getSymbolName(symbol);
    String name = base;
    while (symbols.containsKey(name) && symbols.get(name) != symbol) {
      name = base + "_" + suffix++;
    }
    if (!name.equals(base)) {
      setSymbolName(symbol, name);
    }
    symbols.put(name, symbol);
    return name;
  }

  /** Erases a symbol and removes it from this table. */
  public void erase(Operation symbol) {
    symbols.remove(getSymbolName(symbol), symbol);
    symbol.erase();
  }

  /** The symbol name of {@code op}, or null if it has none. */
  public static @Nullable String getSymbolName(Operation op) {
    return op.getAttr(SYMBOL_NAME) instanceof StringAttr name ? name.value() : null;
  }

  /** Renames a symbol. References to it are not changed. */
  public static void setSymbolName(Operation op, String name) {
    op.setAttr(SYMBOL_NAME, StringAttr.of(op.context(), name));
  }

  /** The visibility of {@code op}; public if it has none. */
  public static Visibility getVisibility(Operation op) {
    if (!(op.getAttr(VISIBILITY) instanceof StringAttr visibility)) {
      return Visibility.PUBLIC;
    }
    return switch (visibility.value()) {
      case "private" -> Visibility.PRIVATE;
      case "nested" -> Visibility.NESTED;
      default -> Visibility.PUBLIC;
    };
  }

  /** Returns the nearest ancestor of {@code from} (or itself) that is a symbol table, or null. */
  public static @Nullable Operation getNearestSymbolTable(Operation from) {
    Operation op = from;
    while (op != null && !op.hasTrait(Trait.SYMBOL_TABLE)) {
      if (op.regionCount() == 1 && op.name().dialect() == null) {
        return null; // the dialect is unknown, so the operation may be a symbol table
      }
      op = op.parentOp();
    }
    return op;
  }

  /**
   * Returns the operation that {@code reference} names, as seen from {@code from}, or null. Linear; see {@link
   * SymbolTables}.
   */
  public static @Nullable Operation lookupNearestSymbolFrom(Operation from, SymbolRefAttr reference) {
    return new SymbolTables().lookupNearestSymbolFrom(from, reference);
  }
}
