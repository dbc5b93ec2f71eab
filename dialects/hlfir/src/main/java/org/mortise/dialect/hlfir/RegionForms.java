// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The regions of assignments in the syntax. */
final class RegionForms {
  /** {@code cleanup {...}}, or nothing if the region is empty. */
  static final CustomDirective CLEANUP = new Cleanup();

  /** The region of a mask. */
  static final CustomDirective MASKED = new Masked();

  /** {@code (%index: type) {...}}. */
  static final CustomDirective FORALL = new Forall();

  private static final String CLEANUP_WORD = "cleanup";

  private RegionForms() {}

  private static final class Cleanup implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      if (parser.parseOptionalKeyword(CLEANUP_WORD)) {
        EndedRegion.parse(parser, arguments.state(), arguments.region(0), List.of());
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
        printer.print(CLEANUP_WORD).print(' ');
        printer.printRegion(region, false, false);
      }
    }
  }

  private static final class Masked implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      EndedRegion.parse(parser, arguments.state(), arguments.region(0), List.of());
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      EndedRegion.print(printer, arguments.regions(0).get(0));
    }
  }

  private static final class Forall implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      parser.parsePunctuation("(");
      Argument index = parser.parseArgument(true, false);
      parser.parsePunctuation(")");
      EndedRegion.parse(parser, arguments.state(), arguments.region(0), List.of(index));
    }

    @Override
    public String template(String argument) {
      return "($%index: $type) {}";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      Region region = arguments.regions(0).get(0);
      printer.print(" (");
      if (region.isEmpty() || region.first().argumentCount() == 0) {
        printer.print("<<NULL VALUE>>");
      } else {
        printer.printOperand(region.first().argument(0)).print(": ").printType(region.first().argument(0).type());
      }
      printer.print(") ");
      printer.printRegion(region, false, false);
    }
  }
}
