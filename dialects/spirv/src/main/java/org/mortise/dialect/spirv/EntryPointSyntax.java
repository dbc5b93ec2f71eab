// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code "Kernel" @function, @variable}. */
final class EntryPointSyntax implements OpAssembly {
  private static final String MODEL = "execution_model";
  private static final String FUNCTION = "fn";
  private static final String INTERFACE = "interface";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(MODEL, Words.of(state.context(), MODEL, parser.parseString()));
    state.addAttribute(FUNCTION, SymbolRefAttr.of(state.context(), parser.parseSymbolName()));
    List<Attribute> variables = new ArrayList<>();
    while (parser.parseOptionalPunctuation(",")) {
      variables.add(SymbolRefAttr.of(state.context(), parser.parseSymbolName()));
    }
    state.addAttribute(INTERFACE, ArrayAttr.of(state.context(), variables));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "\"$model\" @$function";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printString(Words.word(op.getAttr(MODEL))).print(' ').printAttribute(op.getAttr(FUNCTION));
    for (Attribute variable : ((ArrayAttr) op.getAttr(INTERFACE)).elements()) {
      printer.print(", ").printAttribute(variable);
    }
    printer.printOptionalAttrDict(op, MODEL, FUNCTION, INTERFACE);
  }
}
