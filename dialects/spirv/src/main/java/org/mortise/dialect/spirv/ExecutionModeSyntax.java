// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code @function "LocalSize", 8, 1, 1}. */
final class ExecutionModeSyntax implements OpAssembly {
  private static final String FUNCTION = "fn";
  private static final String MODE = "execution_mode";
  private static final String VALUES = "values";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(FUNCTION, SymbolRefAttr.of(state.context(), parser.parseSymbolName()));
    state.addAttribute(MODE, Words.of(state.context(), MODE, parser.parseString()));
    List<Attribute> values = new ArrayList<>();
    while (parser.parseOptionalPunctuation(",")) {
      values.add(IntegerAttr.i32(state.context(), (int) parser.parseInteger()));
    }
    state.addAttribute(VALUES, ArrayAttr.of(state.context(), values));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "@$function \"$mode\"";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printAttribute(op.getAttr(FUNCTION)).print(' ').printString(Words.word(op.getAttr(MODE)));
    for (Attribute value : ((ArrayAttr) op.getAttr(VALUES)).elements()) {
      printer.print(", ").print(((IntegerAttr) value).longValue());
    }
    printer.printOptionalAttrDict(op, FUNCTION, MODE, VALUES);
  }
}
