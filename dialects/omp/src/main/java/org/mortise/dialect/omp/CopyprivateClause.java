// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code %variable -> @copy_function : type, ...}. */
final class CopyprivateClause implements CustomDirective {
  private static final int VARIABLES = 0;
  private static final int TYPES = 1;
  private static final int FUNCTIONS = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<SymbolRefAttr> functions = new ArrayList<>();
    do {
      arguments.operands(VARIABLES).add(parser.parseOperand());
      parser.parsePunctuation("->");
      functions.add(parser.parseAttribute(SymbolRefAttr.class, null));
      arguments.types(TYPES).add(parser.parseColonType());
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(FUNCTIONS, ArrayAttr.of(parser.context(), functions));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange variables = arguments.operands(VARIABLES);
    ArrayAttr functions = (ArrayAttr) arguments.attribute(FUNCTIONS);
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(variables.get(i)).print(" -> ");
      printer.printAttribute(functions.get(i)).print(" : ").printType(variables.get(i).type());
    }
  }
}
