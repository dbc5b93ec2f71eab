// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Executes a region by one thread at a time. */
@Op(name = "omp.critical",
    attributes = "name: FLAT_SYMBOL_REF?",
    regions = "region: ANY",
    format = "(`(` $name^ `)`)? $region attr-dict",
    implementations = CriticalOp.SymbolUser.class)
public final class CriticalOp extends CriticalOpBase {
  CriticalOp(Operation operation) {
    super(operation);
  }

  /** Requires the declaration of the name. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      SymbolRefAttr name = of(op).nameAttr();
      if (name == null || CriticalDeclareOp.of(symbolTables.lookupNearestSymbolFrom(op, name)) != null) {
        return null;
      }
      return op.opError("expected symbol reference " + name + " to point to a critical declaration");
    }
  }
}
