// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.DSOLocalEquivalentAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** The address of a function in the same library that does what a function does. */
@Op(name = "llvm.dso_local_equivalent", since = "22.1",
    results = "res: POINTER",
    attributes = "function_name: FLAT_SYMBOL_REF",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "$function_name attr-dict `:` qualified(type($res))",
    implementations = DSOLocalEquivalentOp.SymbolUser.class)
public final class DSOLocalEquivalentOp extends DSOLocalEquivalentOpBase {
  DSOLocalEquivalentOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(DSOLocalEquivalentAttr.of(functionNameAttr()));
  }

  /** Requires a function or an alias. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      Operation symbol = LlvmModules.lookup(op, of(op).functionNameAttr(), symbolTables);
      return FuncOp.of(symbol) != null || AliasOp.of(symbol) != null ? null
          : op.opError("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
    }
  }
}
