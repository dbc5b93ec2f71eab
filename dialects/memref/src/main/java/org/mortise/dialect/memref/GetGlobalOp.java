// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.types.MemRefType;

/** Returns the memory of a global. */
@Op(name = "memref.get_global",
    results = "result: ANY_STATIC_MEMREF",
    attributes = "name: FLAT_SYMBOL_REF",
    traits = "PURE",
    format = "$name `:` type($result) attr-dict",
    implementations = GetGlobalOp.SymbolUser.class)
public final class GetGlobalOp extends GetGlobalOpBase {
  GetGlobalOp(Operation operation) {
    super(operation);
  }

  /** Requires a global of the result type. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      SymbolRefAttr name = of(op).nameAttr();
      GlobalOp global = GlobalOp.of(symbolTables.lookupNearestSymbolFrom(op, name));
      if (global == null) {
        return op.opError("'" + name.rootReference() + "' does not reference a valid global memref");
      }
      MemRefType type = of(op).resultType();
      return type == global.type() ? null : op.opError("result type '" + type + "' does not match type '"
          + global.type() + "' of the global memref " + name);
    }
  }
}
