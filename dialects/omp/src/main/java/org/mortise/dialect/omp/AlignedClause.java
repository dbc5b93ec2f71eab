// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code %variable : type -> 16 : i64, ...}. */
final class AlignedClause implements CustomDirective {
  private static final int VARIABLES = 0;
  private static final int TYPES = 1;
  private static final int VALUES = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Attribute> values = new ArrayList<>();
    do {
      arguments.operands(VARIABLES).add(parser.parseOperand());
      arguments.types(TYPES).add(parser.parseColonType());
      parser.parsePunctuation("->");
      values.add(parser.parseAttribute());
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(VALUES, ArrayAttr.of(parser.context(), values));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange variables = arguments.operands(VARIABLES);
    ArrayAttr values = (ArrayAttr) arguments.attribute(VALUES);
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(variables.get(i)).print(" : ");
      printer.printType(variables.get(i).type()).print(" -> ").printAttribute(values.get(i));
    }
  }
}
