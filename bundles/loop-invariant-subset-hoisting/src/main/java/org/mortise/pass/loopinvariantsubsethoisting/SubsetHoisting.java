// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantsubsethoisting;

import java.util.List;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.loops.AdditionalYields;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;

/** Hoists pairs of an extraction and an insertion out of a loop. */
final class SubsetHoisting {
  private SubsetHoisting() {}

  /** Hoists from a loop. Values that the loop carries after that may be tensors, from which is hoisted, too. */
  static void hoist(ForOp loop) {
    ForOp current = loop;
    for (int i = 0; i < current.regionIterArgs().size(); i++) {
      SubsetChain chain = SubsetChain.of(current, i);
      if (chain == null) {
        continue;
      }
      for (SubsetChain.Pair pair : chain.pairs()) {
        if (chain.isHoistable(pair, current)) {
          current = hoist(current, i, pair);
        }
      }
    }
  }

  private static ForOp hoist(ForOp loop, int index, SubsetChain.Pair pair) {
    Operation extraction = pair.extraction();
    Operation insertion = pair.insertion();
    SubsetInsertionOpInterface insert = insertion.getInterface(SubsetInsertionOpInterface.class);
    Value part = insert.getSourceOperand(insertion).value();
    PatternRewriter rewriter = new PatternRewriter(extraction.context());
    ForOp made = AdditionalYields.add(
        loop, List.of(extraction.result(0)), true, (builder, location, arguments) -> List.of(part), rewriter);
    extraction.moveBefore(made.operation());
    extraction.getInterface(SubsetExtractionOpInterface.class).getSourceOperand(extraction)
        .set(made.initArgs().get(index));
    OpOperand destination = insert.getDestinationOperand(insertion);
    Value updated = insert.getUpdatedDestination(insertion);
    rewriter.replaceAllUsesWith(updated, destination.value());
    insertion.moveAfter(made.operation());
    Value result = made.results().get(index);
    rewriter.replaceAllUsesWith(result, updated);
    destination.set(result);
    insert.getSourceOperand(insertion).set(made.results().get(made.results().size() - 1));
    return made;
  }
}
