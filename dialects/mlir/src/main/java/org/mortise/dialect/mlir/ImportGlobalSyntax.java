// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code "name" from "module" as @g mutable : i32}. */
final class ImportGlobalSyntax implements OpAssembly {
  private static final String IMPORT = "importName";
  private static final String MODULE = "moduleName";
  private static final String TYPE = "type";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(IMPORT, StringAttr.of(state.context(), parser.parseString()));
    parser.parseKeyword("from");
    state.addAttribute(MODULE, StringAttr.of(state.context(), parser.parseString()));
    parser.parseKeyword("as");
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    Flags.parse(parser, state, Flags.MUTABLE, Flags.IS_MUTABLE);
    state.addAttribute(TYPE, TypeAttr.of(parser.parseColonType()));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "\"$name\" from \"$module\" as @$symbol : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printAttribute(op.getAttr(IMPORT)).print(" from ").printAttribute(op.getAttr(MODULE));
    printer.print(" as ").printSymbolName(SymbolTable.getSymbolName(op));
    Flags.print(op, printer, Flags.MUTABLE, Flags.IS_MUTABLE);
    printer.print(" : ").printType(((TypeAttr) op.getAttr(TYPE)).value());
    printer.printOptionalAttrDict(op, IMPORT, MODULE, SymbolTable.SYMBOL_NAME, TYPE, Flags.IS_MUTABLE);
  }
}
