// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionAssembly.Signature;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** {@code exported @f(%a: !wasmssa<local ref to i32>) -> i32 {...}}. */
final class WasmFuncSyntax implements OpAssembly {
  private static final String TYPE = "functionType";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Flags.parse(parser, state, Flags.EXPORTED, Flags.EXPORTED);
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    Signature signature = FunctionAssembly.parseSignature(parser, false);
    FunctionType type = FunctionType.of(state.context(), signature.argumentTypes(), signature.results());
    state.addAttribute(TYPE, TypeAttr.of(type));
    FunctionAssembly.parseAttributes(parser, state);
    FunctionAssembly.addArgumentAndResultAttributes(state, signature);
    FunctionAssembly.parseOptionalBody(parser, state, signature);
  }

  @Override
  public String template() {
    return "@$name($arguments) {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Flags.print(op, printer, Flags.EXPORTED, Flags.EXPORTED);
    printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op));
    FunctionType type = (FunctionType) ((TypeAttr) op.getAttr(TYPE)).value();
    FunctionAssembly.printSignature(op, type.inputs(), false, type.results(), printer);
    printer.printOptionalAttrDictWithKeyword(
        op, SymbolTable.SYMBOL_NAME, TYPE, FunctionLike.ARG_ATTRS, FunctionLike.RES_ATTRS, Flags.EXPORTED);
    FunctionAssembly.printBody(op, printer);
  }
}
