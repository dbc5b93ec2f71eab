// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

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

/**
 * The syntax of functions, with a string for the function control: {@code @f(%a: f32) -> f32 "None" {...}}. Attributes
 * include the visibility.
 */
final class FuncSyntax implements OpAssembly {
  private static final String CONTROL = "function_control";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    Signature signature = FunctionAssembly.parseSignature(parser, false);
    FunctionType type = FunctionType.of(state.context(), signature.argumentTypes(), signature.results());
    state.addAttribute(FunctionLike.FUNCTION_TYPE, TypeAttr.of(type));
    state.addAttribute(CONTROL, Words.of(state.context(), CONTROL, parser.parseString()));
    parser.parseOptionalAttrDictWithKeyword(state);
    FunctionAssembly.addArgumentAndResultAttributes(state, signature);
    FunctionAssembly.parseOptionalBody(parser, state, signature);
  }

  @Override
  public String template() {
    return "@$name($arguments) \"None\" {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op));
    FunctionType type = FunctionLike.functionType(op);
    FunctionAssembly.printSignature(op, type.inputs(), false, type.results(), printer);
    printer.print(' ').printString(Words.word(op.getAttr(CONTROL)));
    printer.printOptionalAttrDictWithKeyword(
        op, SymbolTable.SYMBOL_NAME, FunctionLike.FUNCTION_TYPE, FunctionLike.ARG_ATTRS,
        FunctionLike.RES_ATTRS, CONTROL);
    FunctionAssembly.printBody(op, printer);
  }
}
