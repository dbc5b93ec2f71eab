// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The text {@code iter_args(%argument = %init, ...)} of the values that a loop carries. */
final class IterArgs {
  static final String KEYWORD = "iter_args";

  private IterArgs() {}

  /** Parses the list and appends to the arguments of the body and to the initial values. */
  static void parse(OpAsmParser parser, List<Argument> arguments, List<UnresolvedOperand> inits) {
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      arguments.add(parser.parseArgument(false, false));
      parser.parsePunctuation("=");
      inits.add(parser.parseOperand());
    });
  }

  static void print(OpAsmPrinter printer, List<? extends Value> arguments, List<? extends Value> inits) {
    printer.print(' ').print(KEYWORD).print('(');
    for (int i = 0; i < arguments.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      printer.printOperand(arguments.get(i)).print(" = ");
      printer.printOperand(inits.get(i));
    }
    printer.print(')');
  }

  static void setTypes(List<Argument> arguments, List<Type> types) {
    for (int i = 0; i < arguments.size(); i++) {
      arguments.get(i).setType(types.get(i));
    }
  }
}
