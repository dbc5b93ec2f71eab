// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.mortise.dialect.fir.EndOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Parses and prints regions with an implicit {@code fir.end}. */
final class EndedRegion {
  private EndedRegion() {}

  static void parse(OpAsmParser parser, OperationState state, Region region, List<Argument> arguments) {
    parser.parseRegion(region, RegionOptions.PLAIN.withArguments(arguments).andThen(() -> end(state, region)));
  }

  private static void end(OperationState state, Region region) {
    Block block = region.isEmpty() ? region.addBlock() : region.last();
    Operation last = block.last();
    if (last == null || last.definition() == null || !last.definition().isTerminator()) {
      EndOp.create(OpBuilder.atEnd(state.context(), block), state.location());
    }
  }

  /** Prints a region, with its last operation unless that is {@code fir.end}. */
  static void print(OpAsmPrinter printer, Region region) {
    Block block = region.isEmpty() ? null : region.last();
    boolean isElsewhere = block != null && !block.isEmpty() && ElseWhereOp.of(block.last()) != null;
    printer.printRegion(region, false, isElsewhere);
  }
}
