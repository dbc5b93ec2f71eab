// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code (%a, optional %b, variadic %c)}; {@code single} may be omitted. */
final class ValuesSyntax implements CustomDirective {
  static final String NAME = "ValuesWithVariadicity";

  private static final int VALUES = 0;
  private static final int VARIADICITIES = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Variadicity> variadicities = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      Variadicity given = Variadicity.parseOptional(parser);
      variadicities.add(given == null ? Variadicity.SINGLE : given);
      arguments.operands(VALUES).add(parser.parseOperand());
    });
    arguments.setAttribute(VARIADICITIES, VariadicityArrayAttr.ofAll(parser.context(), variadicities));
  }

  @Override
  public String template(String argument) {
    return "($%args)";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    List<? extends Value> values = arguments.operands(VALUES);
    List<Variadicity> variadicities = ((VariadicityArrayAttr) arguments.attribute(VARIADICITIES)).values();
    printer.print('(');
    for (int i = 0; i < values.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (variadicities.get(i) != Variadicity.SINGLE) {
        printer.print(variadicities.get(i).keyword()).print(' ');
      }
      printer.printOperand(values.get(i));
    }
    printer.print(')');
  }
}
