// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTables;

/** References of constraints to definitions. They are resolved in the symbol table that contains the dialect. */
public final class DefinitionReference {
  private DefinitionReference() {}

  /** Looks up {@code reference} from a constraint; null if absent. */
  public static @Nullable Operation lookup(Operation from, SymbolRefAttr reference, SymbolTables symbols) {
    Operation dialect = from;
    while (dialect != null && !dialect.name().name().equals(DialectOp.NAME)) {
      dialect = dialect.parentOp();
    }
    return dialect == null || dialect.parentOp() == null ? null
        : symbols.lookupNearestSymbolFrom(dialect.parentOp(), reference);
  }

  /** Returns whether an operation defines a type or an attribute. */
  public static boolean isTypeOrAttribute(Operation definition) {
    String name = definition.name().name();
    return name.equals(TypeOp.NAME) || name.equals(AttributeOp.NAME);
  }

  static @Nullable Diagnostic verify(Operation from, SymbolRefAttr reference, SymbolTables symbols) {
    Operation found = lookup(from, reference, symbols);
    if (found == null) {
      return from.opError("symbol '" + reference + "' not found");
    }
    return isTypeOrAttribute(found) ? null
        : from.opError("symbol '" + reference + "' does not refer to a type or attribute definition (refers to '"
            + found.name() + "')");
  }
}
