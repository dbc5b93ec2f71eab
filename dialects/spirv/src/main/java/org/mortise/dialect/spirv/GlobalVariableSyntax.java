// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code @name initializer(@init) bind(1, 2) built_in("WorkgroupId") : !spirv.ptr<i32, Input>}. */
final class GlobalVariableSyntax implements OpAssembly {
  private static final String INITIALIZER = "initializer";
  private static final String DESCRIPTOR_SET = "descriptor_set";
  private static final String BINDING = "binding";
  private static final String BUILT_IN = "built_in";
  private static final String TYPE = "type";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    if (parser.parseOptionalKeyword(INITIALIZER)) {
      parser.parsePunctuation("(");
      state.addAttribute(INITIALIZER, SymbolRefAttr.of(state.context(), parser.parseSymbolName()));
      parser.parsePunctuation(")");
    }
    if (parser.parseOptionalKeyword("bind")) {
      parser.parsePunctuation("(");
      state.addAttribute(DESCRIPTOR_SET, IntegerAttr.i32(state.context(), (int) parser.parseInteger()));
      parser.parsePunctuation(",");
      state.addAttribute(BINDING, IntegerAttr.i32(state.context(), (int) parser.parseInteger()));
      parser.parsePunctuation(")");
    }
    if (parser.parseOptionalKeyword(BUILT_IN)) {
      parser.parsePunctuation("(");
      state.addAttribute(BUILT_IN, StringAttr.of(state.context(), parser.parseString()));
      parser.parsePunctuation(")");
    }
    parser.parseOptionalAttrDict(state);
    state.addAttribute(TYPE, TypeAttr.of(parser.parseColonType()));
  }

  @Override
  public String template() {
    return "@$name : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op));
    Attribute initializer = op.getAttr(INITIALIZER);
    if (initializer != null) {
      printer.print(" " + INITIALIZER + "(").printAttribute(initializer).print(')');
    }
    if (op.getAttr(DESCRIPTOR_SET) instanceof IntegerAttr set && op.getAttr(BINDING) instanceof IntegerAttr binding) {
      printer.print(" bind(").print(set.longValue()).print(", ").print(binding.longValue()).print(')');
    }
    if (op.getAttr(BUILT_IN) instanceof StringAttr builtIn) {
      printer.print(" " + BUILT_IN + "(").printString(builtIn.value()).print(')');
    }
    printer.printOptionalAttrDict(
        op, SymbolTable.SYMBOL_NAME, INITIALIZER, DESCRIPTOR_SET, BINDING, BUILT_IN, TYPE);
    printer.print(" : ").printType(((TypeAttr) op.getAttr(TYPE)).value());
  }
}
