// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code @name (@part, @part) : !spirv.array<2 x i32>}, or one part that is repeated. */
final class SpecConstantCompositeSyntax implements OpAssembly {
  private static final String TYPE = "type";

  private final String parts;
  private final boolean isOne;

  /** @param parts the attribute with the parts: a list of symbols, or one symbol */
  SpecConstantCompositeSyntax(String parts, boolean isOne) {
    this.parts = parts;
    this.isOne = isOne;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    List<Attribute> symbols = new ArrayList<>();
    int start = parser.position();
    parser.parseCommaSeparatedList(
        Delimiter.PAREN, () -> symbols.add(SymbolRefAttr.of(state.context(), parser.parseSymbolName())));
    if (isOne && symbols.size() != 1) {
      throw parser.error(start, "expected one constituent");
    }
    state.addAttribute(parts, isOne ? symbols.get(0) : ArrayAttr.of(state.context(), symbols));
    state.addAttribute(TYPE, TypeAttr.of(parser.parseColonType()));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "@$name (@$part) : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printSymbolName(SymbolTable.getSymbolName(op)).print(" (");
    Attribute value = op.getAttr(parts);
    List<Attribute> symbols = value instanceof ArrayAttr array ? array.elements() : List.of(value);
    for (int i = 0; i < symbols.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printAttribute(symbols.get(i));
    }
    printer.print(") : ").printType(((TypeAttr) op.getAttr(TYPE)).value());
    printer.printOptionalAttrDict(op, SymbolTable.SYMBOL_NAME, parts, TYPE);
  }
}
