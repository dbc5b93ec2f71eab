// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code (%a as %b: type{%size}, ...) -> results {...}}: resources that a region uses under other names. The arguments
 * are the resources, their types and sizes; if there are results, their types and sizes and the tied operands; and the
 * region.
 */
final class ResourceRegion implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Argument> entry = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      arguments.operands(0).add(parser.parseOperand());
      parser.parseKeyword("as");
      Argument argument = parser.parseArgument(false, false);
      parser.parsePunctuation(":");
      Type type = Sized.parse(parser, arguments.operands(2));
      argument.setType(type);
      arguments.types(1).add(type);
      entry.add(argument);
    });
    int region = arguments.count() - 1;
    if (region > 3 && parser.parseOptionalPunctuation("->")) {
      Results.parse(parser, arguments, arguments.operands(0), arguments.types(1), 3);
    }
    RegionOptions options = isImplicit(OpDefinition.of(arguments.state().name()))
        ? RegionOptions.WITH_TERMINATOR : RegionOptions.PLAIN;
    parser.parseRegion(arguments.region(region), options.withArguments(entry));
  }

  private static boolean isImplicit(OpDefinition definition) {
    return definition.hasTrait(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
  }

  @Override
  public String template(String argument) {
    return "() {}";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    int last = arguments.count() - 1;
    Region region = arguments.regions(last).get(0);
    List<Type> types = arguments.types(1);
    printer.print('(');
    int next = 0;
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(arguments.operands(0).get(i)).print(" as ");
      printer.printRegionArgument(region.first().argument(i), null, true).print(": ");
      next = Sized.print(printer, types.get(i), arguments.operands(2), next);
    }
    printer.print(") ");
    if (last > 3 && !arguments.types(3).isEmpty()) {
      printer.print("-> ");
      Results.print(printer, arguments, arguments.operands(0), types, 3);
      printer.print(' ');
    }
    boolean isPlain = isImplicit(OpDefinition.of(op)) && region.first().last().operandCount() == 0;
    printer.printRegion(region, false, !isPlain);
  }
}
