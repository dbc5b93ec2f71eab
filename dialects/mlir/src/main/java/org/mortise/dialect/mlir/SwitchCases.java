// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code case 1 {...}}, each case on a line. The arguments are the numbers and the regions. */
final class SwitchCases implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Long> numbers = new ArrayList<>();
    while (parser.parseOptionalKeyword("case")) {
      numbers.add(parser.parseInteger());
      parser.parseRegion(arguments.addRegion(1), RegionOptions.PLAIN);
    }
    arguments.setAttribute(0,
        DenseI64ArrayAttr.of(parser.context(), numbers.stream().mapToLong(Long::longValue).toArray()));
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    DenseI64ArrayAttr numbers = (DenseI64ArrayAttr) arguments.attribute(0);
    List<Region> regions = arguments.regions(1);
    for (int i = 0; i < regions.size() && i < numbers.size(); i++) {
      printer.printNewline();
      printer.print("case ").print(numbers.get(i)).print(' ').printRegion(regions.get(i), false, true);
    }
  }
}
