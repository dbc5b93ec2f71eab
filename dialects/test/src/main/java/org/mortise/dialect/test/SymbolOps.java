// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;
import org.mortise.ir.symbols.SymbolTables;

/** Symbols and symbol tables. */
@Op(name = "test.symbol", summary = "A symbol.", attributes = {"sym_name: STRING", "sym_visibility: STRING?"},
    traits = {"NO_MEMORY_EFFECT", "SYMBOL"})
@Op(name = "test.symbol_scope", summary = "A symbol table that ends in test.finish.", regions = "region",
    traits = "SYMBOL_TABLE", implicitTerminator = "test.finish")
@Op(name = "test.symbol_table_region", summary = "A symbol table.", regions = "region", traits = "SYMBOL_TABLE")
@Op(name = "test.conversion_func_op", summary = "A function.",
    attributes = {
        "sym_name: STRING", "function_type: FUNCTION_TYPE", "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?", "sym_visibility: STRING?"
    },
    regions = "body", traits = "SYMBOL", define = "SymbolOps.function",
    implementations = FunctionLike.class)
@Op(name = "test.call", summary = "Calls a function.",
    operands = "args: ANY...", attributes = "callee: FLAT_SYMBOL_REF", results = "results: ANY...",
    format = "$callee `(` $args `)` attr-dict `:` functional-type($args, results)",
    implementations = SymbolOps.Callee.class)
public final class SymbolOps {
  static final String CALL = "test.call";
  static final String FUNCTION = "test.conversion_func_op";

  private SymbolOps() {}

  static void function(OpDefinitionBuilder op) {
    op.assembly(new FunctionAssembly()).verifier(new FunctionVerifier());
  }

  /** The callee must be a function. */
  static final class Callee implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables tables) {
      SymbolRefAttr callee = (SymbolRefAttr) op.getAttr("callee");
      Operation function = tables.lookupNearestSymbolFrom(op, callee);
      return function != null && function.implementsInterface(FunctionOpInterface.class) ? null
          : op.opError("'" + callee.rootReference() + "' does not reference a valid function");
    }
  }
}
