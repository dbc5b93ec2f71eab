// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTables;

/** Checks of accesses to variables. */
final class Variables {
  private Variables() {}

  /** Requires a variable of a name that can have a value. */
  static @Nullable Diagnostic verify(Operation op, String name, SymbolTables symbolTables, Value value, String what) {
    SymbolRefAttr symbol = SymbolRefAttr.of(op.context(), name);
    VariableOp variable = VariableOp.of(symbolTables.lookupNearestSymbolFrom(op, symbol));
    return variable == null
        ? op.opError("'" + name + "' has not been declared by 'tosa.variable'")
        : ValueLists.verify(op, value.type(), what, variable.tensorType(), "the input tensor");
  }
}
