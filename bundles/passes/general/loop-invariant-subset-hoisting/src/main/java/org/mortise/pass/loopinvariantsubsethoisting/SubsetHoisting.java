// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantsubsethoisting;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.loops.AdditionalYields;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;
import org.mortise.ir.rewrite.PatternRewriter;

/** Hoists pairs of an extraction and an insertion out of a loop. */
final class SubsetHoisting {
  private SubsetHoisting() {}

  /** Hoists from a loop. Values carried by the resulting loop may be tensors, which are processed, too. */
  static void hoist(ForOp loop, PassRun run) {
    ForOp current = loop;
    for (int i = 0; i < current.regionIterArgs().size(); i++) {
      SubsetChain chain = SubsetChain.of(current, i);
      if (chain == null) {
        continue;
      }
      for (SubsetChain.Pair pair : chain.pairs()) {
        String obstacle = chain.obstacle(pair, current);
        report(pair, obstacle, current, run);
        if (obstacle == null) {
          current = hoist(current, i, pair);
        }
      }
    }
  }

  private static void report(SubsetChain.Pair pair, @Nullable String obstacle, ForOp loop, PassRun run) {
    RemarkBuilder remark = obstacle == null
        ? run.remark(Remark.Kind.PASSED, "Hoisted", pair.extraction()).message("part is hoisted out of the loop")
        : run.remark(Remark.Kind.MISSED, "NotHoisted", pair.extraction()).with("Reason", obstacle)
            .message("part is not hoisted: " + obstacle);
    remark.note(pair.insertion().location(), "inserted here").note(loop.location(), "the loop").emit();
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
