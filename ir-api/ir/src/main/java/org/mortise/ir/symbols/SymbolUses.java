// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.symbols;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;

/**
 * Finds the symbol references in the attributes of operations, also inside arrays, dictionaries and other attributes
 * with {@link Attribute#nestedAttributes}. Linear in operations and attributes, without recursion.
 */
public final class SymbolUses {
  private final BiConsumer<Operation, SymbolRefAttr> visitor;

  private SymbolUses(BiConsumer<Operation, SymbolRefAttr> visitor) {
    this.visitor = visitor;
  }

  /**
   * Visits the references in {@code root} and its nested operations that are resolved in the symbol table around {@code
   * root}. Operations inside a nested symbol table are skipped.
   *
   * @return an operation of an unknown dialect that may be a symbol table, so that the references are unknown, or null
   */
  public static @Nullable Operation visit(Operation root, BiConsumer<Operation, SymbolRefAttr> visitor) {
    SymbolUses uses = new SymbolUses(visitor);
    List<Operation> unknown = new ArrayList<>(0);
    root.walkPreOrder((Operation op) -> {
      if (isPotentiallyUnknownSymbolTable(op)) {
        unknown.add(op);
        return Walk.Result.INTERRUPT;
      }
      uses.visitOwn(op);
      return op.hasTrait(Trait.SYMBOL_TABLE) ? Walk.Result.SKIP : Walk.Result.ADVANCE;
    });
    return unknown.isEmpty() ? null : unknown.get(0);
  }

  /** Returns whether {@code op} is of an unknown dialect and has one region, as a symbol table has. */
  public static boolean isPotentiallyUnknownSymbolTable(Operation op) {
    return op.regionCount() == 1 && op.name().dialect() == null;
  }

  private void visitOwn(Operation op) {
    for (int i = 0; i < op.propertyCount(); i++) {
      if (op.property(i) != null) {
        visit(op, op.property(i));
      }
    }
    for (int i = 0; i < op.discardableAttributes().size(); i++) {
      visit(op, op.discardableAttributes().entry(i).value());
    }
  }

  private void visit(Operation op, Attribute attribute) {
    if (attribute instanceof SymbolRefAttr reference) {
      visitor.accept(op, reference);
      return;
    }
    if (attribute.nestedAttributes().isEmpty()) {
      return;
    }
    Deque<Attribute> pending = new ArrayDeque<>(attribute.nestedAttributes());
    while (!pending.isEmpty()) {
      Attribute nested = pending.removeFirst();
      if (nested instanceof SymbolRefAttr reference) {
        visitor.accept(op, reference);
      } else {
        pending.addAll(nested.nestedAttributes());
      }
    }
  }
}
