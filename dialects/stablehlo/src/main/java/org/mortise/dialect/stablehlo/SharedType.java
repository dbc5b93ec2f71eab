// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.FunctionType;

/**
 * The types of operands and a result: one type if all are equal, otherwise a function type. The arguments are the types
 * of each operand and of the result; or a reference to a list of operands, their types and that of the result.
 */
final class SharedType implements CustomDirective {
  private final boolean isList;

  SharedType(boolean isList) {
    this.isList = isList;
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    Type type = parser.parseType();
    int count = isList ? arguments.operands(0).size() : arguments.count() - 1;
    List<Type> types = new ArrayList<>();
    Type result = type;
    if (type instanceof FunctionType function) {
      if (function.inputs().size() != count || function.results().size() != 1) {
        throw parser.error(start, "expected the types of " + count + " operands and of one result");
      }
      types.addAll(function.inputs());
      result = function.results().get(0);
    } else {
      for (int i = 0; i < count; i++) {
        types.add(type);
      }
    }
    if (isList) {
      arguments.types(1).addAll(types);
      arguments.types(2).add(result);
      return;
    }
    for (int i = 0; i < count; i++) {
      arguments.types(i).add(types.get(i));
    }
    arguments.types(count).add(result);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    int last = isList ? 2 : arguments.count() - 1;
    List<Type> types = new ArrayList<>();
    for (int i = isList ? 1 : 0; i < last; i++) {
      types.addAll(arguments.types(i));
    }
    print(printer, types, arguments.types(last).get(0));
  }

  /** Prints one type if all are equal, otherwise a function type. */
  static void print(OpAsmPrinter printer, List<Type> operands, Type result) {
    if (operands.stream().allMatch(type -> type == result)) {
      printer.printType(result);
    } else {
      printer.printFunctionalType(operands, List.of(result));
    }
  }
}
