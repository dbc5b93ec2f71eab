// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of {@code shape.assuming}. */
final class AssumingPatterns {
  private AssumingPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        AssumingOp.NAME, "AssumingOpRemoveUnusedResults", AssumingPatterns::removeUnusedResults));
    patterns.add(RewritePattern.of(AssumingOp.NAME, "AssumingWithTrue", AssumingPatterns::inline));
  }

  /** Inlines the region if the witness is a constant true. */
  private static boolean inline(Operation op, PatternRewriter rewriter) {
    AssumingOp assuming = AssumingOp.of(op);
    ConstWitnessOp witness = ConstWitnessOp.of(assuming.witness().definingOp());
    if (witness == null || witness.passingAttr().longValue() == 0) {
      return false;
    }
    Block body = assuming.doRegion().first();
    Operation terminator = body.last();
    List<Value> results = List.of(terminator.operands());
    rewriter.inlineBlockBefore(body, op, List.of());
    rewriter.replaceOp(op, results);
    rewriter.eraseOp(terminator);
    return true;
  }

  private static boolean removeUnusedResults(Operation op, PatternRewriter rewriter) {
    AssumingOp assuming = AssumingOp.of(op);
    Operation yield = assuming.doRegion().first().last();
    List<Value> kept = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).hasUses()) {
        kept.add(yield.operand(i));
        types.add(op.result(i).type());
      }
    }
    if (kept.size() == op.resultCount()) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), AssumingOp.NAME);
    state.addOperand(assuming.witness()).addResultTypes(types);
    Region region = state.addRegion();
    Operation replacement = rewriter.create(state);
    rewriter.inlineRegionBefore(assuming.doRegion(), replacement.region(0), null);
    rewriter.modifyOpInPlace(yield, () -> yield.setOperands(kept));
    List<Value> results = new ArrayList<>();
    for (int i = 0, next = 0; i < op.resultCount(); i++) {
      results.add(op.result(i).hasUses() ? replacement.result(next++) : op.result(i));
    }
    rewriter.replaceOp(op, results);
    return true;
  }
}
