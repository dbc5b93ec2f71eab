// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code exported @g i32 mutable : {...}}. */
final class WasmGlobalSyntax implements OpAssembly {
  private static final String TYPE = "type";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Flags.parse(parser, state, Flags.EXPORTED, Flags.EXPORTED);
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    state.addAttribute(TYPE, TypeAttr.of(parser.parseType()));
    Flags.parse(parser, state, Flags.MUTABLE, Flags.IS_MUTABLE);
    parser.parsePunctuation(":");
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.isolated());
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "@$name $type : {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Flags.print(op, printer, Flags.EXPORTED, Flags.EXPORTED);
    printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op));
    printer.print(' ').printType(((TypeAttr) op.getAttr(TYPE)).value());
    Flags.print(op, printer, Flags.MUTABLE, Flags.IS_MUTABLE);
    printer.print(" : ").printRegion(op.region(0), false, true);
    printer.printOptionalAttrDict(op, SymbolTable.SYMBOL_NAME, TYPE, Flags.EXPORTED, Flags.IS_MUTABLE);
  }
}
