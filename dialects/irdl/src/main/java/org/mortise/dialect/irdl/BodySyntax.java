// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** A region of one block; omitted if it is empty. */
final class BodySyntax implements CustomDirective {
  static final String NAME = "SingleBlockRegion";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Region body = arguments.region(0);
    RegionOptions options = RegionOptions.withBlock(body);
    boolean isIsolated = arguments.state().name().hasTrait(Trait.ISOLATED_FROM_ABOVE);
    if (!parser.parseOptionalRegion(body, isIsolated ? options.isolated() : options)) {
      body.addBlock();
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Region body = arguments.regions(0).get(0);
    if (!body.first().isEmpty()) {
      printer.printRegion(body, true, true);
    }
  }
}
