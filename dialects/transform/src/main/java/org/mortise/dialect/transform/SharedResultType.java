// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.FunctionType;

/**
 * {@code (type) -> type} of an operand and of all results, which have one type.
 *
 * @param results the number of results
 */
record SharedResultType(int results) implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int position = parser.position();
    FunctionType type = parser.parseType(FunctionType.class);
    if (type.inputs().size() != 1 || type.results().size() != 1) {
      throw parser.error(position, "expects a trailing functional type with one argument and one result");
    }
    arguments.types(0).add(type.inputs().get(0));
    for (int i = 1; i <= results; i++) {
      arguments.types(i).add(type.results().get(0));
    }
  }

  @Override
  public String template(String argument) {
    return "($type) -> $resultType";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printFunctionalType(arguments.types(0), arguments.types(1));
  }
}
