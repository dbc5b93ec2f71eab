// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.duplicatefunctionelimination;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;

/** Redirects references to other symbols of the same symbol table. */
final class References {
  private final Map<Operation, Operation> replacements;
  private final SymbolTables tables = new SymbolTables();

  References(Map<Operation, Operation> replacements) {
    this.replacements = replacements;
  }

  /** Replaces the references in the attributes of the operations inside {@code root}. */
  void replaceIn(Operation root) {
    root.walkPreOrder((Operation op) -> {
      if (op != root) {
        replaceOwn(op);
      }
    });
  }

  private void replaceOwn(Operation op) {
    for (NamedAttribute entry : op.attributes().entries()) {
      Attribute replaced = replace(entry.value(), op);
      if (replaced != entry.value()) {
        op.setAttr(entry.name(), replaced);
      }
    }
  }

  /** Rebuilds an attribute bottom-up; an attribute is visited again once all its nested attributes are known. */
  private Attribute replace(Attribute attribute, Operation user) {
    if (attribute instanceof SymbolRefAttr reference) {
      return replace(reference, user);
    }
    if (attribute.nestedAttributes().isEmpty()) {
      return attribute;
    }
    Map<Attribute, Attribute> known = new HashMap<>();
    Deque<Attribute> pending = new ArrayDeque<>(List.of(attribute));
    while (!pending.isEmpty()) {
      Attribute part = pending.getLast();
      int before = pending.size();
      for (Attribute nested : part.nestedAttributes()) {
        if (!known.containsKey(nested)) {
          pending.addLast(nested);
        }
      }
      if (pending.size() == before) {
        pending.removeLast();
        known.computeIfAbsent(part, key -> rebuild(key, known, user));
      }
    }
    return known.getOrDefault(attribute, attribute);
  }

  private Attribute rebuild(Attribute part, Map<Attribute, Attribute> known, Operation user) {
    if (part instanceof SymbolRefAttr reference) {
      return replace(reference, user);
    }
    List<Attribute> nested = new ArrayList<>();
    for (Attribute each : part.nestedAttributes()) {
      nested.add(known.getOrDefault(each, each));
    }
    return nested.equals(part.nestedAttributes()) ? part : part.withNestedAttributes(nested);
  }

  /** Functions are not symbol tables, so only the last part of a reference can name one. */
  private SymbolRefAttr replace(SymbolRefAttr reference, Operation user) {
    Operation parent = user.parentOp();
    Operation symbol = parent == null ? null : tables.lookupNearestSymbolFrom(parent, reference);
    Operation other = symbol == null ? null : replacements.get(symbol);
    String name = other == null ? null : SymbolTable.getSymbolName(other);
    if (name == null) {
      return reference;
    }
    if (reference.isFlat()) {
      return SymbolRefAttr.of(reference.context(), name);
    }
    List<String> nested = new ArrayList<>(reference.nestedReferences());
    nested.set(nested.size() - 1, name);
    return SymbolRefAttr.of(reference.context(), reference.rootReference(), nested);
  }
}
