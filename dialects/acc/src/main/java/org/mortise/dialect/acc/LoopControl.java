// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code control(%i : index) = (%a : index) to (%b : index) step (%c : index) {...}}: the variables of a loop, which
 * its region has as arguments, with their bounds and steps; only the region for a loop without variables. The arguments
 * are the region, and the operands and types of the lower bounds, the upper bounds and the steps.
 */
final class LoopControl implements CustomDirective {
  private static final List<String> WORDS = List.of("=", "to", " step");

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Argument> variables = new ArrayList<>();
    if (parser.parseOptionalKeyword("control")) {
      parser.parseArgumentList(variables, Delimiter.PAREN, true, false);
      parser.parsePunctuation("=");
      parseOperands(parser, arguments, 1);
      parser.parseKeyword("to");
      parseOperands(parser, arguments, 3);
      parser.parseKeyword("step");
      parseOperands(parser, arguments, 5);
    }
    parser.parseRegion(arguments.region(0), RegionOptions.PLAIN.withArguments(variables));
  }

  private static void parseOperands(OpAsmParser parser, ParsedArguments arguments, int first) {
    parser.parsePunctuation("(");
    do {
      arguments.operands(first).add(parser.parseOperand());
    } while (parser.parseOptionalPunctuation(","));
    parser.parseColonTypeList(arguments.types(first + 1));
    parser.parsePunctuation(")");
  }

  @Override
  public String template(String argument) {
    return "control($arguments) = ($%lower : $type) to ($%upper : $type) step ($%step : $type) {}";
  }

  /** MLIR prints two blanks before {@code step}. */
  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Region region = arguments.regions(0).get(0);
    Block entry = region.first();
    if (entry != null && entry.argumentCount() > 0) {
      printer.print("control(");
      for (int i = 0; i < entry.argumentCount(); i++) {
        printer.print(i == 0 ? "" : ", ").printOperand(entry.argument(i)).print(" : ");
        printer.printType(entry.argument(i).type());
      }
      printer.print(") ");
      for (int part = 0; part < WORDS.size(); part++) {
        printer.print(WORDS.get(part)).print(" (");
        printOperands(printer, arguments.operands(2 * part + 1));
        printer.print(") ");
      }
    }
    printer.printRegion(region, false, true);
  }

  private static void printOperands(OpAsmPrinter printer, OperandRange operands) {
    printer.printOperands(operands).print(" : ");
    for (int i = 0; i < operands.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printType(operands.get(i).type());
    }
  }
}
