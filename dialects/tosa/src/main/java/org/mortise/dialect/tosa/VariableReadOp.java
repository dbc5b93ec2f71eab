// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Returns the value of a variable. */
@Op(name = "tosa.variable_read",
    results = "output1: TENSOR",
    attributes = "name: SYMBOL_NAME",
    format = "$name attr-dict `:` type($output1)",
    implementations = VariableReadOp.SymbolUser.class)
public final class VariableReadOp extends VariableReadOpBase {
  VariableReadOp(Operation operation) {
    super(operation);
  }

  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      VariableReadOp access = of(op);
      return Variables.verify(op, access.nameAttr().value(), symbolTables, access.output1(), "'output1'");
    }
  }
}
