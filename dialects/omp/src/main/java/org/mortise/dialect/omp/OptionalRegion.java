// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code keyword {...}}, or nothing if the region is empty. */
record OptionalRegion(String keyword) implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (parser.parseOptionalKeyword(keyword)) {
      parser.parseRegion(arguments.region(0), RegionOptions.PLAIN);
    }
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Region region = arguments.regions(0).get(0);
    if (!region.isEmpty()) {
      printer.print(keyword).print(' ').printRegion(region, true, true);
    }
  }
}
