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

/** The types of operands, which are those of the results, too; otherwise a function type. */
final class PairwiseTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Type> types = new ArrayList<>();
    parser.parseTypeList(types);
    if (types.size() == 1 && types.get(0) instanceof FunctionType function) {
      arguments.types(0).addAll(function.inputs());
      arguments.types(1).addAll(function.results());
    } else {
      arguments.types(0).addAll(types);
      arguments.types(1).addAll(types);
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.types(0).equals(arguments.types(1))) {
      printer.printTypes(arguments.types(0));
    } else {
      printer.printFunctionalType(arguments.types(0), arguments.types(1));
    }
  }
}
