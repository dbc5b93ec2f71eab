// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code private @name<parameters>(ports) attributes {...} {...}}. */
record FirrtlModuleSyntax(boolean hasBody) implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    FunctionAssembly.parseOptionalVisibility(parser, state);
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    if (!hasBody) {
      state.addAttribute(Parameters.NAME, Parameters.parse(parser));
    }
    FirrtlPorts ports = new FirrtlPorts();
    List<Argument> entry = new ArrayList<>();
    ports.parse(parser, hasBody ? entry : null);
    ports.addTo(state, true);
    parser.parseOptionalAttrDictWithKeyword(state);
    Region body = state.addRegion();
    if (hasBody) {
      parser.parseRegion(body, RegionOptions.PLAIN.withArguments(entry).andThen(() -> {
        if (body.isEmpty()) {
          body.addBlock();
        }
      }));
    }
  }

  @Override
  public String template() {
    return " @$name() {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ');
    if (op.getAttr(SymbolTable.VISIBILITY) instanceof StringAttr visibility) {
      printer.print(visibility.value()).print(' ');
    }
    printer.printSymbolName(SymbolTable.getSymbolName(op));
    Parameters.print(printer, op);
    List<Type> types = new ArrayList<>();
    for (Attribute type : ((ArrayAttr) op.getAttr(FirrtlPorts.TYPES)).elements()) {
      types.add(((TypeAttr) type).value());
    }
    FirrtlPorts.print(op, printer, hasBody ? op.region(0).first() : null, types);
    printer.printOptionalAttrDictWithKeyword(op, SymbolTable.SYMBOL_NAME, SymbolTable.VISIBILITY, Parameters.NAME,
        FirrtlPorts.DIRECTIONS, FirrtlPorts.NAMES, FirrtlPorts.TYPES, FirrtlPorts.SYMBOLS, FirrtlPorts.ANNOTATIONS);
    if (hasBody) {
      printer.print(' ').printRegion(op.region(0), false, true);
    }
  }
}
