// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Sets the value of a variable. */
@Op(name = "tosa.variable_write",
    operands = "input1: TENSOR",
    attributes = "name: SYMBOL_NAME",
    format = "$name attr-dict `,` $input1 `:` type($input1)",
    implementations = VariableWriteOp.SymbolUser.class)
public final class VariableWriteOp extends VariableWriteOpBase {
  VariableWriteOp(Operation operation) {
    super(operation);
  }

  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      VariableWriteOp access = of(op);
      return Variables.verify(op, access.nameAttr().value(), symbolTables, access.input1(), "'input1'");
    }
  }
}
