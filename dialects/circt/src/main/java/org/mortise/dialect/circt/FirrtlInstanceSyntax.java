// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code name sym @symbol interesting_name {...} @module(in port: t, out port: u)}; the results are the ports. */
final class FirrtlInstanceSyntax implements OpAssembly {
  private static final String NAME = "name";
  private static final String MODULE = "moduleName";
  private static final String SYMBOL = "inner_sym";
  private static final String KIND = "nameKind";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Context context = state.context();
    state.addAttribute(NAME, StringAttr.of(context, parser.parseKeywordOrString()));
    if (parser.parseOptionalKeyword("sym")) {
      state.addAttribute(SYMBOL, SymbolRefAttr.of(context, parser.parseSymbolName()));
    }
    String kind = parser.parseOptionalKeyword();
    if (kind != null) {
      state.addAttribute(KIND, StringAttr.of(context, kind));
    }
    parser.parseOptionalAttrDict(state);
    state.addAttribute(MODULE, SymbolRefAttr.of(context, parser.parseSymbolName()));
    FirrtlPorts ports = new FirrtlPorts();
    ports.parse(parser, null);
    ports.addTo(state, false);
    state.addResultTypes(ports.types());
  }

  @Override
  public String template() {
    return " $name @$module()";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printKeywordOrString(((StringAttr) op.getAttr(NAME)).value());
    if (op.getAttr(SYMBOL) != null) {
      printer.print(" sym ").printAttribute(op.getAttr(SYMBOL));
    }
    if (op.getAttr(KIND) instanceof StringAttr kind) {
      printer.print(' ').print(kind.value());
    }
    printer.printOptionalAttrDict(op, NAME, MODULE, SYMBOL, KIND, FirrtlPorts.DIRECTIONS, FirrtlPorts.NAMES,
        FirrtlPorts.SYMBOLS, FirrtlPorts.ANNOTATIONS);
    printer.print(' ').printAttribute(op.getAttr(MODULE));
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      types.add(op.result(i).type());
    }
    FirrtlPorts.print(op, printer, null, types);
  }
}
