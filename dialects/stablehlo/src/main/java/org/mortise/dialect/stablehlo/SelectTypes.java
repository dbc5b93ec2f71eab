// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.FunctionType;

/** The types of a predicate and of the values that it selects; a function type if these differ. */
final class SelectTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    Type first = parser.parseType();
    if (first instanceof FunctionType function) {
      FunctionTypes.set(parser, start, arguments, function);
      return;
    }
    parser.parsePunctuation(",");
    Type value = parser.parseType();
    arguments.types(0).add(first);
    for (int i = 1; i < 4; i++) {
      arguments.types(i).add(value);
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type predicate = arguments.types(0).get(0);
    Type onTrue = arguments.types(1).get(0);
    Type onFalse = arguments.types(2).get(0);
    Type result = arguments.types(3).get(0);
    if (onTrue == result && onFalse == result) {
      printer.printType(predicate).print(", ").printType(result);
    } else {
      printer.printFunctionalType(List.of(predicate, onTrue, onFalse), List.of(result));
    }
  }
}
