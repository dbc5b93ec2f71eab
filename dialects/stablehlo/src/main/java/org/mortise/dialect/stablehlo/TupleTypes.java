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
import org.mortise.ir.types.TupleType;

/** The type of a tuple, whose members have the types of the operands; otherwise a function type. */
final class TupleTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    Type type = parser.parseType();
    if (type instanceof TupleType tuple) {
      arguments.types(0).addAll(tuple.types());
      arguments.types(1).add(type);
    } else if (type instanceof FunctionType function && function.results().size() == 1) {
      arguments.types(0).addAll(function.inputs());
      arguments.types(1).add(function.results().get(0));
    } else {
      throw parser.error(start, "expected tuple type");
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type result = arguments.types(1).get(0);
    if (result instanceof TupleType tuple && tuple.types().equals(arguments.types(0))) {
      printer.printType(result);
    } else {
      printer.printFunctionalType(arguments.types(0), List.of(result));
    }
  }
}
