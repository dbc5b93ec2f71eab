// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** The address of a global variable or function. */
@Op(name = "llvm.mlir.addressof",
    results = "res: POINTER",
    attributes = "global_name: FLAT_SYMBOL_REF",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "$global_name attr-dict `:` qualified(type($res))",
    implementations = AddressOfOp.SymbolUser.class)
public final class AddressOfOp extends AddressOfOpBase {
  AddressOfOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(globalNameAttr());
  }

  /** Requires a global in the same address space, or a function. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      AddressOfOp address = of(op);
      Operation symbol = LlvmModules.lookup(op, address.globalNameAttr(), symbolTables);
      GlobalOp variable = GlobalOp.of(symbol);
      boolean isOther = FuncOp.of(symbol) != null || AliasOp.of(symbol) != null || IFuncOp.of(symbol) != null;
      if (variable == null && !isOther) {
        return op.opError("must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
            + "'llvm.mlir.ifunc'");
      }
      return variable == null || variable.addressSpace() == address.resType().addressSpace() ? null
          : op.opError("pointer address space must match address space of the referenced global");
    }
  }
}
