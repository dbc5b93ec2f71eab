// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTables;

/** Operations that become a module of LLVM IR: isolated ones with a symbol table. */
final class LlvmModules {
  private LlvmModules() {}

  static boolean isModule(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE) && op.hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }

  /** Looks up a symbol in the innermost module around an operation; null if absent. */
  static @Nullable Operation lookup(Operation from, SymbolRefAttr name, SymbolTables symbolTables) {
    Operation module = from.parentOp();
    while (module != null && !isModule(module)) {
      module = module.parentOp();
    }
    return module == null ? null : symbolTables.tableOf(module).lookup(name.rootReference());
  }
}
