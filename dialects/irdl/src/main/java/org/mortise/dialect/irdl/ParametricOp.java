// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Accepts types or attributes of one definition whose parameters satisfy constraints. */
@Op(name = "irdl.parametric",
    operands = "args: ATTRIBUTE_HANDLE...",
    attributes = "base_type: SYMBOL_REF",
    results = "output: ATTRIBUTE_HANDLE",
    traits = "PURE",
    parents = {"irdl.type", "irdl.attribute", "irdl.operation"},
    format = "$base_type `<` $args `>` ` ` attr-dict",
    implementations = ParametricOp.SymbolUser.class)
public final class ParametricOp extends ParametricOpBase {
  ParametricOp(Operation operation) {
    super(operation);
  }

  /** Requires the definition. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbols) {
      return DefinitionReference.verify(op, of(op).baseTypeAttr(), symbols);
    }
  }
}
