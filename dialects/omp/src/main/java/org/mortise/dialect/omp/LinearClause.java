// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code %variable = %step : type, ...}. */
final class LinearClause implements CustomDirective {
  private static final int VARIABLES = 0;
  private static final int TYPES = 1;
  private static final int STEPS = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    do {
      arguments.operands(VARIABLES).add(parser.parseOperand());
      parser.parsePunctuation("=");
      arguments.operands(STEPS).add(parser.parseOperand());
      arguments.types(TYPES).add(parser.parseColonType());
    } while (parser.parseOptionalPunctuation(","));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange variables = arguments.operands(VARIABLES);
    OperandRange steps = arguments.operands(STEPS);
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(variables.get(i));
      if (i < steps.size()) {
        printer.print(" = ").printOperand(steps.get(i));
      }
      printer.print(" : ").printType(variables.get(i).type());
    }
  }
}
