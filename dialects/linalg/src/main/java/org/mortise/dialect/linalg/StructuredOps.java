// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.function.Consumer;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.rewrite.PatternSet;

/** The parts that all structured operations share. */
final class StructuredOps {
  private StructuredOps() {}

  /** Sets the patterns of an operation: its own and those of all structured operations. */
  static void addPatterns(OpDefinitionBuilder op, Consumer<PatternSet> own) {
    String name = op.name();
    op.canonicalization(patterns -> {
      StructuredPatterns.add(name, patterns);
      own.accept(patterns);
    });
  }

  /** Skips casts of memrefs that are operands. */
  static void foldCasts(OpDefinitionBuilder op) {
    op.folder((each, constants) -> CastFolding.intoOperands(each));
  }

  /** Names the arguments of the block: {@code in} for inputs, {@code inits} for inits. */
  static void nameArguments(Operation op, String inits, ResultNames.Sink sink) {
    if (op.region(0).isEmpty()) {
      return;
    }
    LinalgOp structure = LinalgOp.of(op);
    int inputs = structure.countDpsInputs(op);
    for (Value argument : structure.getBlock(op).arguments()) {
      sink.name(argument, ((BlockArgument) argument).index() < inputs ? "in" : inits);
    }
  }
}
