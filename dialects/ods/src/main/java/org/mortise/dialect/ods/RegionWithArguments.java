// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code (%a: t, %b: u) {...}}: a region with the arguments of its entry block before the braces. */
final class RegionWithArguments implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Argument> entry = new ArrayList<>();
    parser.parseArgumentList(entry, Delimiter.PAREN, true, false);
    boolean isImplicit = hasImplicitTerminator(OpDefinition.of(arguments.state().name()));
    RegionOptions options = isImplicit ? RegionOptions.WITH_TERMINATOR : RegionOptions.PLAIN;
    Region region = arguments.region(0);
    parser.parseRegion(region, options.withArguments(entry).andThen(() -> {
      if (region.isEmpty()) {
        region.addBlock();
      }
    }));
  }

  private static boolean hasImplicitTerminator(OpDefinition definition) {
    return definition.hasTrait(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
  }

  @Override
  public String template(String argument) {
    return "() {}";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Region region = arguments.regions(0).get(0);
    Block entry = region.first();
    printer.print('(');
    for (int i = 0; entry != null && i < entry.argumentCount(); i++) {
      printer.print(i == 0 ? "" : ", ").printRegionArgument(entry.argument(i), null, false);
    }
    boolean isImplicit = hasImplicitTerminator(OpDefinition.of(op)) && isDefault(entry);
    printer.print(") ").printRegion(region, false, !isImplicit);
  }

  /** Returns whether the terminator is the one that the parser adds. */
  private static boolean isDefault(@Nullable Block block) {
    Operation terminator = block == null ? null : block.terminator();
    return terminator != null && terminator.operandCount() == 0 && terminator.resultCount() == 0
        && terminator.attributes().isEmpty();
  }
}
