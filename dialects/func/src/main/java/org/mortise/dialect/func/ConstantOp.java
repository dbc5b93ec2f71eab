// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Returns a function as a value. */
@Op(name = "func.constant",
    results = "result: ANY",
    attributes = "value: FLAT_SYMBOL_REF",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "attr-dict $value `:` type(results)",
    resultNames = "f",
    implementations = ConstantOp.SymbolUser.class)
public final class ConstantOp extends ConstantOpBase {
  ConstantOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }

  /** Requires a function of the result type. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      SymbolRefAttr name = of(op).valueAttr();
      FuncOp function = FuncOp.of(symbolTables.lookupNearestSymbolFrom(op, name));
      if (function == null) {
        return op.opError("reference to undefined function '" + name.rootReference() + "'");
      }
      return function.type() == of(op).result().type()
          ? null
          : op.opError("reference to function with mismatched type");
    }

    @Override
    public boolean isPartOfVerifier() {
      return true;
    }
  }
}
