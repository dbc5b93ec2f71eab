// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code @name Logical GLSL450 requires #spirv.vce<...> {...}}. */
final class ModuleSyntax implements OpAssembly {
  private static final String ADDRESSING = "addressing_model";
  private static final String MEMORY = "memory_model";
  private static final String TRIPLE = "vce_triple";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    String name = parser.parseOptionalSymbolName();
    if (name != null) {
      state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), name));
    }
    state.addAttribute(ADDRESSING, Words.of(state.context(), ADDRESSING, parser.parseKeyword()));
    state.addAttribute(MEMORY, Words.of(state.context(), MEMORY, parser.parseKeyword()));
    if (parser.parseOptionalKeyword("requires")) {
      state.addAttribute(TRIPLE, parser.parseAttribute());
    }
    parser.parseOptionalAttrDictWithKeyword(state);
    Region body = state.addRegion();
    parser.parseRegion(body, RegionOptions.PLAIN.andThen(() -> {
      if (body.isEmpty()) {
        body.addBlock();
      }
    }));
  }

  @Override
  public String template() {
    return "Logical GLSL450 {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    if (op.getAttr(SymbolTable.SYMBOL_NAME) instanceof StringAttr name) {
      printer.print(' ').printSymbolName(name.value());
    }
    printer.print(' ').print(Words.word(op.getAttr(ADDRESSING))).print(' ').print(Words.word(op.getAttr(MEMORY)));
    Attribute triple = op.getAttr(TRIPLE);
    if (triple != null) {
      printer.print(" requires ").printAttribute(triple);
    }
    printer.printOptionalAttrDictWithKeyword(op, SymbolTable.SYMBOL_NAME, ADDRESSING, MEMORY, TRIPLE);
    printer.print(' ').printRegion(op.region(0), false, true);
  }
}
