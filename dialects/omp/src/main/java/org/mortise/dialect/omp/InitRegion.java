// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code init {...}}; or {@code alloc {...}} of MLIR 19.1, which allocates the copy instead. */
final class InitRegion implements CustomDirective {
  private static final OptionalRegion INIT = new OptionalRegion("init");

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (parser.parseOptionalKeyword("alloc")) {
      Region region = arguments.region(0);
      parser.parseRegion(region, RegionOptions.PLAIN.andThen(() -> addCopy(region)));
    } else {
      INIT.parse(parser, arguments);
    }
  }

  /** Adds the argument for the copy that 22.1 has allocated. The region of 19.1 does not use it. */
  static void addCopy(Region region) {
    Block entry = region.first();
    if (entry != null && entry.argumentCount() == 1) {
      entry.addArgument(entry.argument(0).type(), entry.argument(0).location());
    }
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (!arguments.regions(0).get(0).isEmpty()) {
      printer.print(' ');
      INIT.print(printer, op, arguments);
    }
  }
}
