// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code workgroups(%a: index) -> (index, index, index) {...}}, a region that computes a number of work groups. */
record CountRegion(String keyword, int results) implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!keyword.isEmpty() && !parser.parseOptionalKeyword(keyword)) {
      return;
    }
    List<Argument> entry = new ArrayList<>();
    parser.parseArgumentList(entry, Delimiter.PAREN, true, false);
    parser.parsePunctuation("->");
    if (parser.parseOptionalPunctuation("(")) {
      parser.parseCommaSeparatedList(Delimiter.NONE, parser::parseType);
      parser.parsePunctuation(")");
    } else {
      parser.parseType();
    }
    parser.parseRegion(arguments.region(0), RegionOptions.PLAIN.withArguments(entry));
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Region region = arguments.regions(0).get(0);
    if (region.isEmpty()) {
      return;
    }
    printer.print(keyword).print('(');
    for (int i = 0; i < region.first().argumentCount(); i++) {
      printer.print(i == 0 ? "" : ", ").printRegionArgument(region.first().argument(i), null, false);
    }
    printer.print(results == 1 ? ") -> i1 " : ") -> (index, index, index) ").printRegion(region, false, true);
  }
}
