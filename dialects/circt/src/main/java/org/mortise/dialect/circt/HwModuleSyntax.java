// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
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

/**
 * {@code private @name<parameters>(in %a: t, inout %b: t, out c: t {attributes}) attributes {...} {...}}. The ports are
 * the attribute {@code module_type}; the inputs are arguments of the body.
 */
record HwModuleSyntax(boolean hasBody) implements OpAssembly {
  /** Names that can also be those of values. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][\\w$.]*");
  private static final String TYPE = "module_type";
  private static final String PORT_ATTRIBUTES = "per_port_attrs";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    FunctionAssembly.parseOptionalVisibility(parser, state);
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), parser.parseSymbolName()));
    state.addAttribute(Parameters.NAME, Parameters.parse(parser));
    List<Port> ports = new ArrayList<>();
    List<Argument> entry = new ArrayList<>();
    List<DictionaryAttr> attributes = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> parsePort(parser, ports, entry, attributes));
    state.addAttribute(TYPE, TypeAttr.of(Port.moduleType(state.context(), ports)));
    if (attributes.stream().anyMatch(dictionary -> !dictionary.isEmpty())) {
      state.addAttribute(PORT_ATTRIBUTES, ArrayAttr.of(state.context(), attributes));
    }
    parser.parseOptionalAttrDictWithKeyword(state);
    Region body = state.addRegion();
    if (hasBody) {
      parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(entry));
    }
  }

  private void parsePort(
      OpAsmParser parser, List<Port> ports, List<Argument> entry, List<DictionaryAttr> attributes) {
    String direction = parser.parseKeyword();
    if (!Port.DIRECTIONS.contains(direction)) {
      throw parser.error("expected 'in', 'out' or 'inout'");
    }
    if (direction.equals("out")) {
      String name = parser.parseKeywordOrString();
      ports.add(new Port(direction, name, parser.parseColonType()));
      attributes.add(parser.parseOptionalAttrDict());
      parser.parseOptionalLocationSpecifier();
      return;
    }
    Argument argument = parser.parseArgument(false, false);
    String name = FirrtlPorts.nameOf(argument);
    String given = parser.parseOptionalKeywordOrString();
    Type type = parser.parseColonType();
    argument.setType(type);
    attributes.add(parser.parseOptionalAttrDict());
    parser.parseOptionalLocationSpecifier();
    entry.add(argument);
    ports.add(new Port(direction, given == null ? name : given, type));
  }

  /** Checks that the body has an argument for each input. */
  static @Nullable Diagnostic verify(Operation op) {
    long inputs = Port.of(((TypeAttr) op.getAttr(TYPE)).value()).stream()
        .filter(port -> !port.direction().equals("out")).count();
    int arguments = op.region(0).isEmpty() ? 0 : op.region(0).first().argumentCount();
    return inputs == arguments ? null
        : op.opError("entry block must have " + inputs + " arguments to match module signature");
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
    printPorts(op, printer);
    printer.printOptionalAttrDictWithKeyword(
        op, SymbolTable.SYMBOL_NAME, SymbolTable.VISIBILITY, TYPE, PORT_ATTRIBUTES, Parameters.NAME);
    if (hasBody) {
      Operation last = op.region(0).first().last();
      printer.print(' ').printRegion(op.region(0), false, last != null && last.operandCount() > 0);
    }
  }

  private void printPorts(Operation op, OpAsmPrinter printer) {
    List<Port> ports = Port.of(((TypeAttr) op.getAttr(TYPE)).value());
    Block entry = op.region(0).first();
    int next = 0;
    printer.print('(');
    for (int i = 0; i < ports.size(); i++) {
      Port port = ports.get(i);
      printer.print(i == 0 ? "" : ", ").print(port.direction()).print(' ');
      if (port.direction().equals("out")) {
        printer.printKeywordOrString(port.name());
      } else if (hasBody) {
        Value argument = entry.argument(next++);
        printer.printOperand(argument);
        if (!printer.nameOf(argument).equals(port.name())) {
          printer.print(' ').printKeywordOrString(port.name());
        }
      } else if (NAME.matcher(port.name()).matches()) {
        printer.print('%').print(port.name());
      } else {
        printer.print("%port").print(i).print(' ').printString(port.name());
      }
      printer.print(" : ").printType(port.type());
      if (op.getAttr(PORT_ATTRIBUTES) instanceof ArrayAttr all && i < all.size()
          && all.get(i) instanceof DictionaryAttr dictionary) {
        printer.printAttrDict(dictionary.entries());
      }
    }
    printer.print(')');
  }
}
