// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code -> (%t : !pdl.type)} or {@code -> <inferred>}: the types of the results of an operation that is created;
 * nothing if it has none. The arguments are the types, their types, and whether they are inferred. As in MLIR, two
 * blanks are before the arrow.
 */
final class CreatedResults implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("->")) {
      return;
    }
    if (parser.parseOptionalPunctuation("<")) {
      parser.parseKeyword("inferred");
      parser.parsePunctuation(">");
      arguments.setAttribute(2, UnitAttr.of(parser.context()));
      return;
    }
    parser.parsePunctuation("(");
    do {
      arguments.operands(0).add(parser.parseOperand());
    } while (parser.parseOptionalPunctuation(","));
    parser.parseColonTypeList(arguments.types(1));
    parser.parsePunctuation(")");
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(2) != null) {
      printer.print(" -> <inferred>");
    } else if (!arguments.operands(0).isEmpty()) {
      printer.print(" -> (").printOperands(arguments.operands(0)).print(" : ");
      printer.printTypes(arguments.types(1)).print(')');
    }
  }
}
