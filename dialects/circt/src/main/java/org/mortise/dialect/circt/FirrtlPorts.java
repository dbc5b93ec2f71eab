// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * The ports of modules of {@code firrtl}, in the attributes {@code portDirections}, {@code portNames}, {@code
 * portTypes}, {@code portSymbols} and {@code portAnnotations}: {@code (in %a: t sym @s [{...}], out %b: u)}.
 */
final class FirrtlPorts {
  static final String DIRECTIONS = "portDirections";
  static final String NAMES = "portNames";
  static final String TYPES = "portTypes";
  static final String SYMBOLS = "portSymbols";
  static final String ANNOTATIONS = "portAnnotations";

  private final List<Boolean> directions = new ArrayList<>();
  private final List<StringAttr> names = new ArrayList<>();
  private final List<TypeAttr> types = new ArrayList<>();
  private final List<Attribute> symbols = new ArrayList<>();
  private final List<Attribute> annotations = new ArrayList<>();
  private boolean hasSymbols;
  private boolean hasAnnotations;

  /** Parses ports; those with values are added to {@code entry}, null if names have no values. */
  void parse(OpAsmParser parser, @Nullable List<Argument> entry) {
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> parsePort(parser, entry));
  }

  private void parsePort(OpAsmParser parser, @Nullable List<Argument> entry) {
    boolean isOutput = parser.parseOptionalKeyword("out");
    if (!isOutput) {
      parser.parseKeyword("in");
    }
    directions.add(isOutput);
    Argument argument = entry == null ? null : parser.parseArgument(false, false);
    String name = argument == null ? parser.parseKeywordOrString() : nameOf(argument);
    Type type = parser.parseColonType();
    if (argument != null) {
      argument.setType(type);
      entry.add(argument);
    }
    names.add(StringAttr.of(parser.context(), name));
    types.add(TypeAttr.of(type));
    boolean hasSymbol = parser.parseOptionalKeyword("sym");
    hasSymbols |= hasSymbol;
    symbols.add(hasSymbol ? SymbolRefAttr.of(parser.context(), parser.parseSymbolName())
        : StringAttr.of(parser.context(), ""));
    Attribute given = parser.parseOptionalArray(null);
    hasAnnotations |= given != null;
    annotations.add(given == null ? ArrayAttr.of(parser.context()) : given);
    parser.parseOptionalLocationSpecifier();
  }

  /** Returns the name of an argument without {@code %}. */
  static String nameOf(Argument argument) {
    String name = argument.name().name();
    return name.startsWith("%") ? name.substring(1) : name;
  }

  /** Returns the types of the ports. */
  List<Type> types() {
    return types.stream().map(TypeAttr::value).toList();
  }

  /** Adds the attributes. */
  void addTo(OperationState state, boolean withTypes) {
    boolean[] values = new boolean[directions.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = directions.get(i);
    }
    state.addAttribute(DIRECTIONS, DenseBoolArrayAttr.of(state.context(), values));
    state.addAttribute(NAMES, ArrayAttr.of(state.context(), names));
    if (withTypes) {
      state.addAttribute(TYPES, ArrayAttr.of(state.context(), types));
    }
    if (hasSymbols) {
      state.addAttribute(SYMBOLS, ArrayAttr.of(state.context(), symbols));
    }
    if (hasAnnotations) {
      state.addAttribute(ANNOTATIONS, ArrayAttr.of(state.context(), annotations));
    }
  }

  /** Checks that there are as many names and types, and symbols and annotations if any, as directions. */
  static @Nullable Diagnostic verify(Operation op) {
    int count = op.getAttr(DIRECTIONS) instanceof DenseBoolArrayAttr directions ? directions.size() : 0;
    for (String name : List.of(NAMES, TYPES, SYMBOLS, ANNOTATIONS)) {
      boolean mayBeEmpty = name.equals(SYMBOLS) || name.equals(ANNOTATIONS);
      if (op.getAttr(name) instanceof ArrayAttr array && array.size() != count && !(mayBeEmpty && array.isEmpty())) {
        return op.opError("has " + count + " ports, but " + array.size() + " elements in '" + name + "'");
      }
    }
    int values = op.getAttr(TYPES) == null ? op.resultCount()
        : op.region(0).isEmpty() ? count : op.region(0).first().argumentCount();
    return values == count ? null : op.opError("has " + count + " ports, but " + values + " values for them");
  }

  /** Prints the ports, with the arguments of a block if there is one. */
  static void print(Operation op, OpAsmPrinter printer, @Nullable Block entry, List<Type> types) {
    DenseBoolArrayAttr directions = (DenseBoolArrayAttr) op.getAttr(DIRECTIONS);
    ArrayAttr names = (ArrayAttr) op.getAttr(NAMES);
    printer.print('(');
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(directions.get(i) ? "out " : "in ");
      if (entry == null) {
        printer.printKeywordOrString(((StringAttr) names.get(i)).value());
      } else {
        printer.printOperand(entry.argument(i));
      }
      printer.print(": ").printType(types.get(i));
      if (op.getAttr(SYMBOLS) instanceof ArrayAttr symbols && !symbols.isEmpty()
          && symbols.get(i) instanceof SymbolRefAttr symbol) {
        printer.print(" sym ").printAttribute(symbol);
      }
      if (op.getAttr(ANNOTATIONS) instanceof ArrayAttr all && !all.isEmpty() && all.get(i) instanceof ArrayAttr given
          && !given.isEmpty()) {
        printer.print(' ').printAttribute(given);
      }
    }
    printer.print(')');
  }
}
