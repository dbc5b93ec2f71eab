// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code %allocator : type -> %variable : type, ...}. */
final class AllocateClause implements CustomDirective {
  private static final int VARIABLES = 0;
  private static final int VARIABLE_TYPES = 1;
  private static final int ALLOCATORS = 2;
  private static final int ALLOCATOR_TYPES = 3;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    do {
      arguments.operands(ALLOCATORS).add(parser.parseOperand());
      arguments.types(ALLOCATOR_TYPES).add(parser.parseColonType());
      parser.parsePunctuation("->");
      arguments.operands(VARIABLES).add(parser.parseOperand());
      arguments.types(VARIABLE_TYPES).add(parser.parseColonType());
    } while (parser.parseOptionalPunctuation(","));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange variables = arguments.operands(VARIABLES);
    OperandRange allocators = arguments.operands(ALLOCATORS);
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (i < allocators.size()) {
        printer.printOperand(allocators.get(i)).print(" : ").printType(allocators.get(i).type()).print(" -> ");
      }
      printer.printOperand(variables.get(i)).print(" : ").printType(variables.get(i).type());
    }
  }
}
