// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code @name spec_id(5) = 42 : i32}. */
final class SpecConstantSyntax implements OpAssembly {
  private static final String ID = "spec_id";
  private static final String VALUE = "default_value";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    if (parser.parseOptionalKeyword(ID)) {
      parser.parsePunctuation("(");
      state.addAttribute(ID, IntegerAttr.i64(state.context(), parser.parseInteger()));
      parser.parsePunctuation(")");
    }
    parser.parsePunctuation("=");
    state.addAttribute(VALUE, parser.parseAttribute());
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "@$name = $value";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op));
    if (op.getAttr(ID) instanceof IntegerAttr id) {
      printer.print(' ').print(ID).print('(').print(id.longValue()).print(')');
    }
    printer.print(" = ").printAttribute(op.getAttr(VALUE));
    printer.printOptionalAttrDict(op, SymbolTable.SYMBOL_NAME, ID, VALUE);
  }
}
