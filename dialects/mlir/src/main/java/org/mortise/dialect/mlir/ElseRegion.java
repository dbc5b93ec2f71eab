// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code else {...}}, nothing for an empty region. MLIR 22 prints the word in quotes and with a blank, a text that it
 * does not read; it is read here.
 */
final class ElseRegion implements CustomDirective {
  private static final String WORD = "else";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    String word = parser.parseOptionalKeywordOrString();
    if (word == null) {
      return;
    }
    if (!word.strip().equals(WORD)) {
      throw parser.error(start, "expected 'else'");
    }
    parser.parseRegion(arguments.region(0), RegionOptions.PLAIN);
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Region region = arguments.regions(0).get(0);
    if (!region.isEmpty()) {
      printer.print(WORD).print(' ').printRegion(region, true, true);
    }
  }
}
